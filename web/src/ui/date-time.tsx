import { useSyncExternalStore } from 'react';
import { useFormats } from '../i18n/language.tsx';

const never = () => () => undefined;

/** The viewer's own zone; null in the server's HTML, which cannot know it. */
function useTimeZone(): string | null {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
}

/** A moment as the viewer's clock and language write it. */
export function DateTime({ value, only }: { value: string; only?: 'date' | undefined }) {
  const formats = useFormats();
  const timeZone = useTimeZone();
  const style = only === 'date' ? { dateStyle: 'medium' } : { dateStyle: 'medium', timeStyle: 'short' };
  return (
    <time dateTime={value} className="whitespace-nowrap">
      {timeZone && formats.dateTime(new Date(value), { ...style, timeZone } as const)}
    </time>
  );
}
