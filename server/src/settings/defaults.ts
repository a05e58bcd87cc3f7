import type { SettingGroup, Settings } from '@callstead/contract/settings';
import { USUAL_NET_DAYS } from '@callstead/domain/billing/invoice-status';
import { DEFAULT_ZONE } from '@callstead/domain/campaigns/usual-terms';
import { DEFAULT_CURRENCY } from '@callstead/domain/currency';
import { USUAL_APPEAL_DAYS } from '@callstead/domain/disputes/appeal';
import { REFUSED_DAYS, UPLOAD_HOURS } from '@callstead/domain/leads/import';
import { REST_DAYS } from '@callstead/domain/numbers/number-state';
import { USUAL_THRESHOLD_CENTS } from '@callstead/domain/payouts/next-payout';
import { PRODUCT_NAME } from '@callstead/domain/site/network-name';
import type { Config } from '../config.ts';

type Defaults = { [Group in SettingGroup]: Settings[Group] };

/** What holds until an admin says otherwise. */
export const defaultsOf = ({ mailFrom }: Pick<Config, 'mailFrom'>): Defaults => ({
  company: { legalName: '', addressLine1: '', addressLine2: '', country: '', taxId: '', email: '' },
  security: { sessionDays: 30 },
  billing: { alertHours: 24, netDays: USUAL_NET_DAYS, secondReminderDays: 7, thirdReminderDays: 14, pauseDays: 21 },
  disputes: { appealDays: USUAL_APPEAL_DAYS },
  transfers: { bankName: '', holder: '', account: '', routing: '', note: '' },
  payouts: {
    thresholdDollars: USUAL_THRESHOLD_CENTS / 100,
    earlyFeeBasisPoints: 0,
    taxForms: 'us_persons',
    necThresholds: '',
  },
  referrals: { shareBasisPoints: 0, months: 12 },
  numbers: { restDays: REST_DAYS, refillLevel: 0, refillPerDay: 5, refillAreaCodes: '', refillAbroad: [] },
  clicks: { keptMonths: 13 },
  people: { personalDataDays: 0, importHours: UPLOAD_HOURS, refusedRowDays: REFUSED_DAYS },
  originator: {
    achCompanyName: '',
    achCompanyId: '',
    achBankRouting: '',
    achBankName: '',
    achImmediateOrigin: '',
    debtorName: '',
    debtorAccount: '',
    debtorBic: '',
    debtorStreet: '',
    debtorPostcode: '',
    debtorTown: '',
    debtorCountry: '',
  },
  site: {
    languageMode: 'surface',
    ...{ facebook: '', x: '', linkedin: '', instagram: '' },
    ...{ leadsFigure: '50,000+', qualifiedFigure: '99%', conversionFigure: '25%+', partnersFigure: '1000+' },
  },
  brand: { name: PRODUCT_NAME, accent: '', logo: '', senderName: '', senderEmail: '' },
  legal: { termsEn: '', termsEs: '', privacyEn: '', privacyEs: '' },
  tracking: { trackingHosts: '' },
  books: { currency: DEFAULT_CURRENCY, zone: DEFAULT_ZONE },
  support: { email: `support@${domainOf(mailFrom)}` }, // never the address that nobody reads
});

/** 'Callstead <no-reply@callstead.example>' → 'callstead.example' */
function domainOf(mailFrom: string): string {
  const address = /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
  return address.slice(address.lastIndexOf('@') + 1).trim();
}
