import { isCalendarDay } from '@callstead/domain/calendar-day';
import type { Language } from '@callstead/domain/identity/account';

/** Which part stands where: 08/03/2026 is in March for Spanish readers, in August for English ones. */
const ORDER: Record<Language, readonly ['day' | 'month', 'day' | 'month']> = {
  en: ['month', 'day'],
  es: ['day', 'month'],
};

/** '2026-03-08' as people write it: '08/03/2026', '03/08/2026'. What is no day stays as it was typed. */
export function dayText(value: string, language: Language): string {
  if (!isCalendarDay(value)) return value;
  const [year = '', month = '', day = ''] = value.split('-');
  const parts = { day, month };
  return [...ORDER[language].map((part) => parts[part]), year].join('/');
}

/** The day somebody typed, with or without zeros, with any of / . - between, or as computers write it. */
export function readDayText(text: string, language: Language): string | undefined {
  const typed = text.trim();
  if (isCalendarDay(typed)) return typed;
  const [, one = '', two = '', year = ''] = /^(\d{1,2})[/. -]+(\d{1,2})[/. -]+(\d{4})$/.exec(typed) ?? [];
  const [month, day] = ORDER[language][0] === 'month' ? [one, two] : [two, one];
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(read) ? read : undefined;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export const isTime = (value: string): boolean => TIME.test(value);

/** The time somebody typed, as '14:30': '14:30', '2:30 pm', '2:30 p. m.', '2pm'. */
export function readTimeText(text: string): string | undefined {
  const typed = text.toLowerCase().replace(/[\s.]/g, '');
  const [, hours = '', minutes = '00', half] = /^(\d{1,2})(?::(\d{2}))?([ap]m)?$/.exec(typed) ?? [];
  if (hours === '' || (half === undefined && !typed.includes(':'))) return undefined;
  if (half && (Number(hours) < 1 || Number(hours) > 12)) return undefined;
  const hour = half ? (Number(hours) % 12) + (half === 'pm' ? 12 : 0) : Number(hours);
  const read = `${String(hour).padStart(2, '0')}:${minutes}`;
  return isTime(read) ? read : undefined;
}
