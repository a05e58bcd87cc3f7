import type { Language } from '@callstead/domain/identity/account';

const LOCALES = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

/** A day of the calendar, as a mail says it. */
export const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** With its zone: whoever reads it may live in another. */
export const momentText = (at: string, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(at));
