import type { Currency } from '../../currency.ts';
import { isUsAddress } from './us-address.ts';

/** Of whom a form is asked before they are paid. */
export const TAX_FORM_RULES = ['nobody', 'us_persons', 'everybody'] as const;
export type TaxFormRule = (typeof TAX_FORM_RULES)[number];

/** Forms of the IRS are about dollars paid out: no network of another currency asks for one. */
export const paysUsForms = (currency: Currency): boolean => currency === 'USD';

export const taxFormRuleIn = (currency: Currency, rule: TaxFormRule): TaxFormRule =>
  paysUsForms(currency) ? rule : 'nobody';

/** What points to the United States before anybody has signed anything. */
export type UsSigns = {
  /** They signed a W-9 last. */
  saidSo: boolean;
  /** Their payout goes to a bank there, or to somebody who lives there. */
  isPaidThere: boolean;
  state: string | null;
  zip: string | null;
};

export function needsTaxForm(rule: TaxFormRule, signs: UsSigns): boolean {
  if (rule !== 'us_persons') return rule === 'everybody';
  return signs.saidSo || signs.isPaidThere || isUsAddress(signs);
}
