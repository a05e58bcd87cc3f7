import { isCalendarDay } from '../calendar-day.ts';

/** Which comes first where a day is written as 3/12. */
export type DayOrder = 'day-first' | 'month-first';

const PARTS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:\D.*)?$/;

/** The order of a whole file: a single 25/11 tells it for all lines. Undefined while nothing tells. */
export function dayOrderOf(written: readonly string[]): DayOrder | undefined {
  const parts = written.map((day) => PARTS.exec(day.trim())).filter((found) => found !== null);
  if (parts.some(([, first]) => Number(first) > 12)) return 'day-first';
  return parts.some(([, , second]) => Number(second) > 12) ? 'month-first' : undefined;
}

/** '2026-11-25' of what a bank wrote; a time behind it is passed over. Undefined when it is no day. */
export function readBankDay(written: string, order: DayOrder): string | undefined {
  const text = written.trim();
  const iso = /^(\d{4})[/.-]?(\d{2})[/.-]?(\d{2})(?:\D.*)?$/.exec(text);
  if (iso) return existing(`${iso[1]}-${iso[2]}-${iso[3]}`);
  const [, first = '', second = '', year = ''] = PARTS.exec(text) ?? [];
  const [day, month] = order === 'day-first' ? [first, second] : [second, first];
  return existing(`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/**
 * As it stands in the file, however padded: in another file of the same bank the same day is read the other way round where
 * that one tells the order and this one does not.
 */
export function writtenDay(written: string): string {
  const text = written.trim();
  const [, first, second, year = ''] = PARTS.exec(text) ?? [];
  return first ? [Number(first), Number(second), year.padStart(4, '20')].join('/') : text.slice(0, 10);
}

const existing = (day: string) => (isCalendarDay(day) ? day : undefined);
