import { CURRENCY } from '@callstead/domain/money';

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: CURRENCY });

/** '$1,250.50' as mails say it, in both languages. */
export const amountText = (cents: number): string => DOLLARS.format(cents / 100);
