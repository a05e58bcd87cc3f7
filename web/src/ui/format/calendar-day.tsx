import { useFormats } from '../../i18n/language.tsx';

/** '3 dic 2026' of '2026-12-03': a day of the calendar is the same one in every zone. */
export function CalendarDay({ day }: { day: string }) {
  const formats = useFormats();
  const text = formats.dateTime(new Date(`${day}T12:00:00Z`), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <time dateTime={day} className="whitespace-nowrap tabular-nums">
      {text}
    </time>
  );
}
