import { useFormats } from '../../i18n/language.tsx';
import { useNow } from '../hooks/use-now.ts';
import { useTimeZone } from './date-time.tsx';

/** How long ago, in words; the moment itself is in its tooltip. */
export function RelativeTime({ value }: { value: string }) {
  const formats = useFormats();
  const now = useNow();
  const timeZone = useTimeZone();
  const moment = new Date(value);
  const isKnown = now !== null && timeZone !== null;
  return (
    <time
      dateTime={value}
      {...(isKnown && { title: formats.dateTime(moment, { dateStyle: 'medium', timeStyle: 'short', timeZone }) })}
    >
      {/* The clock ticks by the minute, so the newest may seem to lie ahead of it. */}
      {isKnown && formats.relativeTime(moment, moment > now ? moment : now)}
    </time>
  );
}
