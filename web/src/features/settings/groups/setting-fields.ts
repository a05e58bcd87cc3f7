import type { SettingGroup, Settings } from '@callstead/contract/settings';
import type { Currency } from '@callstead/domain/currency';
import { TAX_FORM_RULES, type TaxFormRule } from '@callstead/domain/payouts/tax/who-needs-form';
import { LANGUAGE_MODES, type LanguageMode } from '@callstead/domain/site/public-pages';

/** `lines`: several, and blank ones between paragraphs; `logo`: a picture of one's own; `currency` and `zone`: one of all there are; `refills`: an entry for each country. */
export type InputType =
  | 'text'
  | 'email'
  | 'url'
  | 'number'
  | 'lines'
  | 'logo'
  | 'colour'
  | 'currency'
  | 'zone'
  | 'refills';
/** One of a list. */
export type ListInput = readonly (TaxFormRule | LanguageMode)[];
type Fields = { [Group in SettingGroup]: { [Field in keyof Settings[Group] & string]: InputType | ListInput } };

/** How each setting is written, in the order of the form. */
const SETTING_FIELDS: Fields = {
  brand: { name: 'text', accent: 'colour', logo: 'logo', senderName: 'text', senderEmail: 'email' },
  legal: { termsEn: 'lines', termsEs: 'lines', privacyEn: 'lines', privacyEs: 'lines' },
  tracking: { trackingHosts: 'lines' },
  company: {
    legalName: 'text',
    addressLine1: 'text',
    addressLine2: 'text',
    country: 'text',
    taxId: 'text',
    email: 'email',
  },
  books: { currency: 'currency', zone: 'zone' },
  security: { sessionDays: 'number' },
  support: { email: 'email' },
  site: {
    languageMode: LANGUAGE_MODES,
    leadsFigure: 'text',
    qualifiedFigure: 'text',
    conversionFigure: 'text',
    partnersFigure: 'text',
    facebook: 'url',
    x: 'url',
    linkedin: 'url',
    instagram: 'url',
  },
  billing: {
    alertHours: 'number',
    netDays: 'number',
    secondReminderDays: 'number',
    thirdReminderDays: 'number',
    pauseDays: 'number',
  },
  disputes: { appealDays: 'number' },
  payouts: {
    thresholdDollars: 'number',
    earlyFeeBasisPoints: 'number',
    taxForms: TAX_FORM_RULES,
    necThresholds: 'text',
  },
  referrals: { shareBasisPoints: 'number', months: 'number' },
  numbers: {
    restDays: 'number',
    refillLevel: 'number',
    refillPerDay: 'number',
    refillAreaCodes: 'text',
    refillAbroad: 'refills',
  },
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

const OF_DOLLARS = ['taxForms', 'necThresholds'];

/** Those of a group that say anything where the network counts in that currency: forms of the IRS and ACH go with dollars. */
export function shownFields(group: SettingGroup, currency: Currency): [string, InputType | ListInput][] {
  const fields = Object.entries<InputType | ListInput>(SETTING_FIELDS[group]);
  if (currency === 'USD') return fields;
  return fields.filter(([name]) => !OF_DOLLARS.includes(name) && !name.startsWith('ach'));
}
