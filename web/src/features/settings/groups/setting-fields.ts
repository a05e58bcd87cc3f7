import type { SettingGroup, Settings } from '@callstead/contract/settings';
import { TAX_FORM_RULES, type TaxFormRule } from '@callstead/domain/payouts/tax/who-needs-form';

export type InputType = 'text' | 'email' | 'url' | 'number';
/** One of a list. */
export type ListInput = readonly TaxFormRule[];
type Fields = { [Group in SettingGroup]: { [Field in keyof Settings[Group] & string]: InputType | ListInput } };

/** How each setting is written, in the order of the form. */
export const SETTING_FIELDS: Fields = {
  company: {
    legalName: 'text',
    addressLine1: 'text',
    addressLine2: 'text',
    country: 'text',
    taxId: 'text',
    email: 'email',
  },
  security: { sessionDays: 'number' },
  support: { email: 'email' },
  billing: {
    alertHours: 'number',
    netDays: 'number',
    secondReminderDays: 'number',
    thirdReminderDays: 'number',
    pauseDays: 'number',
  },
  payouts: {
    thresholdDollars: 'number',
    earlyFeeBasisPoints: 'number',
    taxForms: TAX_FORM_RULES,
    necThresholds: 'text',
  },
  referrals: { shareBasisPoints: 'number', months: 'number' },
  clicks: { keptMonths: 'number' },
  people: { personalDataDays: 'number', importHours: 'number', refusedRowDays: 'number' },
  originator: {
    achCompanyName: 'text',
    achCompanyId: 'text',
    achBankRouting: 'text',
    achBankName: 'text',
    achImmediateOrigin: 'text',
    debtorName: 'text',
    debtorAccount: 'text',
    debtorBic: 'text',
    debtorStreet: 'text',
    debtorPostcode: 'text',
    debtorTown: 'text',
    debtorCountry: 'text',
  },
  transfers: { bankName: 'text', holder: 'text', account: 'text', routing: 'text', note: 'text' },
};
