import type { CampaignContent } from '@callstead/contract/campaigns/offers';
import type { Category } from '@callstead/domain/campaigns/categories';
import type { Hours, Terms, Week } from '@callstead/domain/campaigns/terms';

/** An offer as the catalogue writes it: what is usual in this business is left out. */
export type CatalogueOffer = Omit<CampaignContent, 'terms' | 'category' | 'subCategory' | 'promoMaterialsAvailable'> & {
  subCategory?: string;
  promoMaterialsAvailable?: boolean;
  terms: Pick<Terms, 'pricing' | 'traffic'> & Partial<Terms>;
};

const NEW_YORK = 'America/New_York';

const daily = (from: number, to: number) => [{ from: from * 60, to: to * 60 }];

/** Hours on weekdays, Saturdays, Sundays; null closes the day. */
export function hours(
  weekdays: [number, number],
  saturday: [number, number] | null,
  sunday: [number, number] | null,
  zone = NEW_YORK,
): Hours {
  const day = (span: [number, number] | null) => (span ? daily(...span) : []);
  const weekday = day(weekdays);
  return { zone, week: [weekday, weekday, weekday, weekday, weekday, day(saturday), day(sunday)] };
}

const always = daily(0, 24);
export const AROUND_THE_CLOCK: Hours = {
  zone: NEW_YORK,
  week: [always, always, always, always, always, always, always] satisfies Week,
};

const USUAL: Omit<Terms, 'pricing' | 'traffic'> = {
  publisherShareBasisPoints: 5000,
  minimumSeconds: null,
  geo: { countries: ['US'], states: [] },
  locationMultipliers: {},
  hours: hours([9, 20], [9, 18], null),
  caps: { daily: null, monthly: null, counts: 'qualified' },
  concurrency: { campaign: 10, perPublisher: null },
  budget: { totalCents: null, dailyCents: null },
  approvalDays: 7,
  duplicates: { windowDays: 30, after: 'qualified', route: true, bill: false, pay: false },
  recording: { enabled: true, retentionDays: 90 },
  unknownPlace: 'refuse',
  anonymousCallers: 'refuse',
  targets: [],
  overflowNumber: null,
};

export function catalogueOf(category: Category, offers: readonly CatalogueOffer[]): CampaignContent[] {
  return offers.map(({ terms, subCategory = null, promoMaterialsAvailable = false, ...offer }) => ({
    ...offer,
    category,
    subCategory,
    promoMaterialsAvailable,
    terms: { ...USUAL, ...terms } as CampaignContent['terms'],
  }));
}
