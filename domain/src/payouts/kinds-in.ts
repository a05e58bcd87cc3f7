import type { Currency } from '../currency.ts';
import { PAYMENT_KINDS, type PaymentKind } from './payment-method.ts';

/** What PayPal pays out in, of the currencies of two decimals a network may have. */
export const PAYPAL_CURRENCIES = [
  ...(['USD', 'EUR', 'GBP', 'CAD', 'MXN', 'BRL', 'AUD', 'CHF', 'CZK', 'DKK'] as const),
  ...(['ILS', 'NOK', 'NZD', 'PHP', 'PLN', 'SEK', 'SGD'] as const),
] satisfies Currency[];

/** How publishers can be paid: ACH moves dollars alone, and PayPal not every currency. */
export const paymentKindsIn = (currency: Currency): PaymentKind[] =>
  PAYMENT_KINDS.filter((kind) => {
    if (kind === 'us_bank') return currency === 'USD';
    return kind !== 'paypal' || PAYPAL_CURRENCIES.some((each) => each === currency);
  });
