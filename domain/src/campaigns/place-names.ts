import type { Language } from '../identity/account.ts';

const NAMES: Record<Language, Intl.DisplayNames> = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  es: new Intl.DisplayNames('es', { type: 'region' }),
};

/** 'México', 'Mexico': a country as people call it, by its two letters. */
export function countryName(code: string, language: Language): string {
  return /^[A-Z]{2}$/.test(code) ? (NAMES[language].of(code) ?? code) : code;
}

const COUNTRY_KEY = 'country:';

/** How a price names a whole country: its two letters alone may be those of a state. */
export const countryKey = (code: string) => `${COUNTRY_KEY}${code}`;

/** The place a multiplier holds for: a country by its name, a state or the beginning of a ZIP code as they are. */
export const placeText = (key: string, language: Language): string =>
  key.startsWith(COUNTRY_KEY) ? countryName(key.slice(COUNTRY_KEY.length), language) : key;
