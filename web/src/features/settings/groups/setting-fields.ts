import type { SettingGroup, Settings } from '@callstead/contract/settings';
import { TAX_FORM_RULES, type TaxFormRule } from '@callstead/domain/payouts/tax/who-needs-form';
import { LANGUAGE_MODES, type LanguageMode } from '@callstead/domain/site/public-pages';

/** `lines`: several, and blank ones between paragraphs; `logo`: a picture of one's own; `refills`: an entry for each country. */
export type InputType = 'text' | 'email' | 'url' | 'number' | 'lines' | 'logo' | 'colour' | 'refills';
/** One of a list. */
export type ListInput = readonly (TaxFormRule | LanguageMode)[];
type Fields = { [Group in SettingGroup]: { [Field in keyof Settings[Group] & string]: InputType | ListInput } };

/** How each setting is written, in the order of the form. */
export const SETTING_FIELDS: Fields = {
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
