import type { Currency } from './currency.ts';
import type { Language } from './identity/account.ts';

const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** 'US dollars', 'pesos mexicanos': a currency as a sentence names it. */
export function currencyWords(currency: Currency, language: Language): string {
  const format = new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}
