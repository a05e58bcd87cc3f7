import { type Currency, signOf } from './currency.ts';
import type { Language } from './identity/account.ts';

const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** 'US dollars', 'pesos mexicanos': a currency as a sentence names it. */
export function currencyWords(currency: Currency, language: Language): string {
  const format = new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}

/**
 * Texts, or a tree of them, as this network says them: '¤' stands for the sign of its currency, '¤¤' for the letters and '¤¤¤' for
 * the words, as in patterns of numbers everywhere. What people wrote never comes through here.
 */
export function inCurrency<Texts>(currency: Currency, language: Language, texts: Texts): Texts {
  const written = JSON.stringify(texts);
  if (!written.includes('¤')) return texts;
  const said = [signOf(currency).trim(), currency, currencyWords(currency, language)];
  return JSON.parse(written.replace(/¤{1,3}/g, ({ length }) => said[length - 1] as string));
}
