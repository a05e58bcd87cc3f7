import type { Language } from '@callstead/domain/identity/account';
import type { Month } from '@callstead/domain/ledger/billing-month';
import { zoneWords } from '@callstead/domain/zone-words';

const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** Counts, days and months as a language writes them. */
export const formatsOf = (language: Language) => FORMATS[language];

const FORMATS = { en: makeFormats('en'), es: makeFormats('es') }; // slow to make

function makeFormats(language: Language) {
  const locale = LOCALES[language];
  const count = new Intl.NumberFormat(locale);
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    count: (calls: number) => count.format(calls),
    month: (of: Month) => month.format(new Date(`${of}-15T12:00:00Z`)),
    calendarDay: (day: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`)),
    moment: (at: Date, timeZone: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'medium', timeZone }).format(at),
    zone: (zone: string) => zoneWords(zone, language),
    day: (at: Date, timeZone: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at),
  };
}
