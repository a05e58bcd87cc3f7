import type { Hours, OpenSpan, Terms } from './terms.ts';

/** The network pays out half unless an admin agrees otherwise. */
export const DEFAULT_SHARE_BASIS_POINTS = 5000;
export const DEFAULT_ZONE = 'America/New_York';

const workday: readonly OpenSpan[] = [{ from: 9 * 60, to: 18 * 60 }];

export const USUAL_HOURS: Hours = {
  zone: DEFAULT_ZONE,
  week: [workday, workday, workday, workday, workday, [], []],
};

/** What an advertiser gets who only names a price and a number: usual in this business, and safe. */
export const USUAL_TERMS = {
  minimumSeconds: 90,
  geo: { countries: ['US'], states: [] },
  locationMultipliers: {},
  hours: USUAL_HOURS,
  caps: { daily: null, monthly: null, counts: 'qualified' },
  concurrency: { campaign: 5, perPublisher: null },
  budget: { totalCents: null, dailyCents: null },
  approvalDays: 7,
  duplicates: { windowDays: 30, after: 'qualified', route: true, bill: false, pay: false },
  recording: { enabled: true, retentionDays: 90 },
  unknownPlace: 'refuse',
  anonymousCallers: 'refuse',
  targets: [],
  overflowNumber: null,
  traffic: {
    allowed: ['seo', 'paid_search', 'social_ads', 'local_listings', 'content_blogs'],
    prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'misleading_claims'],
  },
} as const satisfies Omit<Terms, 'pricing' | 'publisherShareBasisPoints'>;
