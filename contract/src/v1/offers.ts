import { APPLICATION_STATUSES } from '@callstead/domain/applications/lifecycle';
import { CATEGORIES } from '@callstead/domain/campaigns/categories';
import { CAMPAIGN_STATUSES, CAMPAIGN_TYPES, CONVERSIONS } from '@callstead/domain/campaigns/terms';
import { TRAFFIC_SOURCES } from '@callstead/domain/campaigns/traffic-sources';
import * as z from 'zod';
import { CATALOGUE_FILTERS } from '../applications.ts';
import { Hours } from '../campaigns/offers.ts';
import { listOf } from '../list.ts';
import { code } from '../text.ts';
import { exact, page, whose } from './exact.ts';

export const ByOfferId = z.object({ id: code(20) });

const filters = exact(z.object(CATALOGUE_FILTERS)).shape;

export const OffersAsked = z.strictObject({
  ...whose,
  ...filters,
  state: filters.state.describe('Only those that take calls or leads from this state.'),
  open: filters.open.describe('`now`: only those that take calls or leads at this moment.'),
  sort: filters.sort.describe('By what to sort, the best first; without it they come by their ids.'),
  ...page,
});
export type OffersAsked = z.infer<typeof OffersAsked>;

const Cents = z.number().int();
const InBoth = z.object({ en: z.string(), es: z.string() });

/** What a publisher earns, with what was agreed with them; of an admin who picked nobody, what any publisher would. */
const Payout = z.object({
  kind: z.enum(['fixed', 'tiers', 'per_conversion', 'percent']),
  /** `fixed` and `per_conversion`. */
  payoutCents: Cents.nullable(),
  /** `tiers`. */
  tiers: z.array(z.object({ fromSeconds: z.number().int(), payoutCents: Cents })),
  /** `percent`: of the reported amount, and the most it brings. */
  basisPoints: z.number().int().nullable(),
  ceilingCents: Cents.nullable(),
  /** What has to be reported; null where talk time or the lead itself decides. */
  conversion: z.enum(CONVERSIONS).nullable(),
});

/** A campaign as publishers meet it. */
export const Offer = z.object({
  id: z.string(),
  type: z.enum(CAMPAIGN_TYPES),
  category: z.enum(CATEGORIES),
  subCategory: z.string().nullable(),
  status: z.enum(CAMPAIGN_STATUSES),
  statusSince: z.iso.datetime(),
  title: InBoth,
  description: InBoth,
  payout: Payout,
  /** Whether it is a payout of their own. */
  ownTerms: z.object({ shareBasisPoints: z.number().int().nullable(), priceCents: Cents.nullable() }).nullable(),
  /** So long has to be talked; null where talk time does not decide. */
  minimumSeconds: z.number().int().nullable(),
  countries: z.array(z.string()),
  /** None: all of them. */
  states: z.array(z.string()),
  hours: Hours,
  dailyCap: z.number().int().nullable(),
  monthlyCap: z.number().int().nullable(),
  allowedTraffic: z.array(z.enum(TRAFFIC_SOURCES)),
  prohibitedTraffic: z.array(z.enum(TRAFFIC_SOURCES)),
  /** So long an advertiser may dispute. */
  approvalDays: z.number().int(),
  termsVersion: z.number().int(),
  updatedAt: z.iso.datetime(),
  application: z.object({ id: z.uuid(), status: z.enum(APPLICATION_STATUSES) }).nullable(),
});
export type Offer = z.infer<typeof Offer>;
export const OfferList = listOf(Offer);
