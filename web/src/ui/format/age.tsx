import { clsx } from 'clsx';
import { useFormats, useTexts } from '../../i18n/language.tsx';
import { useNow } from '../hooks/use-now.ts';
import { formatMessages } from './messages.ts';

const HOUR_MS = 3_600_000;
/** What was promised to whoever registers: an answer within two days. */
const SOON_HOURS = 24;
const LATE_HOURS = 48;

/** How long something waits, in hours and then in days; what waits too long is said in colour, too. */
export function Age({ since }: { since: string }) {
  const t = useTexts(formatMessages);
  const formats = useFormats();
  const now = useNow();
  if (!now) return null;
  const hours = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / HOUR_MS));
  const isDays = hours >= LATE_HOURS;
  const count = formats.number(isDays ? Math.floor(hours / 24) : hours);
  return (
    <time
      dateTime={since}
      className={clsx(
        'tabular-nums',
        hours >= LATE_HOURS ? 'font-medium text-danger' : hours >= SOON_HOURS && 'font-medium text-warning',
      )}
    >
      {hours === 0 ? t('age.new') : t(isDays ? 'age.days' : 'age.hours', { count })}
    </time>
  );
}
