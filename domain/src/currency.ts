import type { CURRENCIES } from './currencies.ts';

export type Currency = (typeof CURRENCIES)[number];

/** Where a sign would be taken for that of another, letters stand before it. Apart from the list: every public page carries these. */
const SIGNS: Partial<Record<Currency, string>> = {
  ...{ USD: '$', EUR: '€', GBP: '£', CAD: 'CA$', MXN: 'MX$', BRL: 'R$', AUD: 'A$' },
  ...{ ILS: '₪', INR: '₹', NZD: 'NZ$', PHP: '₱', SGD: 'S$' },
};

/** How an amount of it begins. */
export const signOf = (currency: Currency): string => SIGNS[currency] ?? `${currency}\u00a0`;

/** Until somebody says otherwise. */
export const DEFAULT_CURRENCY: Currency = 'USD';
