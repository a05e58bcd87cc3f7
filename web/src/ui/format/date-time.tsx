import { createContext, useContext, useSyncExternalStore } from 'react';
import { useFormats } from '../../i18n/language.tsx';

const never = () => () => undefined;

/** The zone somebody chose for their account; null where they chose none. */
export const ChosenZone = createContext<string | null>(null);

let foundZone: string | undefined;

/** Asked once: every cell with a time wants to know it. */
function browserZone(): string {
  foundZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return foundZone;
}

/** The viewer's own zone, chosen or the browser's; null in the server's HTML, which cannot know it. */
export function useTimeZone(): string | null {
  const chosen = useContext(ChosenZone);
  return useSyncExternalStore(
    never,
    () => chosen ?? browserZone(),
    () => null,
  );
}

const STYLES = {
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  both: { dateStyle: 'medium', timeStyle: 'short' },
  /** In a row of one line: lists are of these weeks, and the whole date is a click away. */
  day: { day: 'numeric', month: 'short' },
} as const;

/** A moment as the viewer's clock and language write it. */
export function DateTime({ value, only = 'both' }: { value: string; only?: keyof typeof STYLES | undefined }) {
  const formats = useFormats();
  const timeZone = useTimeZone();
  return (
    <time dateTime={value} className="whitespace-nowrap">
      {timeZone && formats.dateTime(new Date(value), { ...STYLES[only], timeZone })}
    </time>
  );
}

/** Day over hour, for a table's narrow first column. */
export function StackedDateTime({ value }: { value: string }) {
  return (
    <span className="inline-grid">
      <DateTime only="date" value={value} />{' '}
      <span className="text-13 text-muted">
        <DateTime only="time" value={value} />
      </span>
    </span>
  );
}
