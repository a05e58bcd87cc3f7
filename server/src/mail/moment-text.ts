import type { Language } from '@callstead/domain/identity/account';

const LOCALES = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

/** A day of the calendar, as a mail says it. */
export const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

export const momentText = (at: string, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(at));
