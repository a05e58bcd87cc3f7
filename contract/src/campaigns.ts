import { CATEGORIES } from '@callstead/domain/campaigns/categories';
import { CAMPAIGN_STATUSES, CAMPAIGN_TYPES, CONVERSIONS } from '@callstead/domain/campaigns/terms';
import { TRAFFIC_SOURCES } from '@callstead/domain/campaigns/traffic-sources';
import { US_STATES } from '@callstead/domain/campaigns/us-states';
import { LANGUAGES } from '@callstead/domain/identity/account';
import * as z from 'zod';

const Cents = z.number().int().positive().max(100_000_00);
const Count = z.number().int().positive();
const BasisPoints = z.number().int().min(1).max(10_000);
const E164 = z.string().regex(/^\+[1-9]\d{6,14}$/);

const Tier = z.object({ fromSeconds: z.number().int().min(0), priceCents: Cents });

const bounds = { floorCents: Cents, ceilingCents: Cents };

export const Pricing = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('fixed'), priceCents: Cents, ...bounds }),
    z.object({ kind: z.literal('tiers'), tiers: z.array(Tier).min(2).max(6), ...bounds }),
    z.object({ kind: z.literal('per_conversion'), conversion: z.enum(CONVERSIONS), priceCents: Cents }),
    z.object({
      kind: z.literal('percent'),
      conversion: z.enum(CONVERSIONS),
      basisPoints: BasisPoints,
      ceilingCents: Cents,
    }),
  ])
  .refine((pricing) => !('floorCents' in pricing) || pricing.floorCents <= pricing.ceilingCents, 'floor above ceiling')
  .refine(
    (pricing) => pricing.kind !== 'fixed' || isBetween(pricing.priceCents, pricing),
    'price outside floor and ceiling',
  )
  .refine(
    (pricing) => pricing.kind !== 'tiers' || pricing.tiers.every((tier) => isBetween(tier.priceCents, pricing)),
    'tier outside floor and ceiling',
  )
  .refine((pricing) => pricing.kind !== 'tiers' || areAscending(pricing.tiers), 'tiers must rise in seconds and price');

const isBetween = (cents: number, { floorCents, ceilingCents }: { floorCents: number; ceilingCents: number }) =>
  floorCents <= cents && cents <= ceilingCents;

const areAscending = (tiers: readonly z.infer<typeof Tier>[]) =>
  tiers.every((tier, i) => {
    const previous = tiers[i - 1];
    return !previous || (tier.fromSeconds > previous.fromSeconds && tier.priceCents > previous.priceCents);
  });

const OpenSpan = z
  .object({ from: z.number().int().min(0).max(1439), to: z.number().int().min(1).max(1440) })
  .refine((span) => span.from < span.to, 'a span ends after it begins');
const Day = z.array(OpenSpan).max(4);

const TimeZone = z.string().refine(isTimeZone, 'not a time zone');

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

export const Hours = z.object({ zone: TimeZone, week: z.tuple([Day, Day, Day, Day, Day, Day, Day]) });

const Target = z.object({
  id: z.string().min(1).max(40),
  number: E164,
  priority: z.number().int().min(1).max(100),
  weight: z.number().int().min(1).max(100),
  concurrency: Count.nullable(),
  hours: Hours.nullable(),
});

const Sources = z.array(z.enum(TRAFFIC_SOURCES));

export const Terms = z
  .object({
    pricing: Pricing,
    publisherShareBasisPoints: BasisPoints,
    minimumSeconds: z.number().int().min(0).max(3600).nullable(),
    geo: z.object({ countries: z.array(z.string().length(2)).min(1), states: z.array(z.enum(US_STATES)) }),
    locationMultipliers: z.record(z.string().regex(/^([A-Z]{2}|\d{3,5})$/), z.number().min(0.25).max(4)),
    hours: Hours,
    caps: z.object({
      daily: Count.nullable(),
      monthly: Count.nullable(),
      counts: z.enum(['attempt', 'connected', 'qualified']),
    }),
    concurrency: z.object({ campaign: Count.nullable(), perPublisher: Count.nullable() }),
    budget: z.object({ totalCents: Cents.nullable(), dailyCents: Cents.nullable() }),
    approvalDays: z.number().int().min(0).max(60),
    duplicates: z.object({
      windowDays: z.number().int().min(0).max(365),
      after: z.enum(['qualified', 'connected']),
      route: z.boolean(),
      bill: z.boolean(),
      pay: z.boolean(),
    }),
    recording: z.object({ enabled: z.boolean(), retentionDays: z.number().int().min(1).max(3650) }),
    unknownPlace: z.enum(['accept', 'refuse']),
    anonymousCallers: z.enum(['accept', 'refuse']),
    targets: z.array(Target).max(50),
    overflowNumber: E164.nullable(),
    traffic: z.object({ allowed: Sources, prohibited: Sources }),
  })
  .refine((terms) => !terms.traffic.allowed.some((source) => terms.traffic.prohibited.includes(source)), {
    path: ['traffic'],
    error: 'a source is allowed or prohibited, not both',
  });

const line = z.string().trim().min(1).max(200);
const paragraph = z.string().trim().min(1).max(4000);

export const CampaignTexts = z.object({
  title: line,
  description: z.string().trim().min(1).max(400),
  detailedDescription: paragraph,
  targetAudience: paragraph,
  target: paragraph,
  qualification: paragraph,
  conversionRequirements: paragraph,
  restrictions: paragraph,
  notes: z.string().trim().max(4000),
  keywords: z.array(line).max(30),
});

export const CampaignContent = z.object({
  publicId: z.string().regex(/^[A-Z]{2,6}\d{3,6}$/),
  category: z.enum(CATEGORIES),
  subCategory: z.string().nullable(),
  type: z.enum(CAMPAIGN_TYPES),
  promoMaterialsAvailable: z.boolean(),
  texts: z.object({ en: CampaignTexts, es: CampaignTexts }),
  terms: Terms,
});
export type CampaignContent = z.infer<typeof CampaignContent>;

export const OfferListQuery = z.object({
  search: z.string().trim().max(100).catch('').default(''),
  category: z.enum(CATEGORIES).optional().catch(undefined),
  /** `all_{category}`, or one of the category's sub-categories. */
  sub: z.string().max(60).optional().catch(undefined),
  market: z.coerce.boolean().catch(false).default(false),
  after: z.string().max(60).optional().catch(undefined),
  limit: z.coerce.number().int().min(1).max(100).catch(60).default(60),
  language: z.enum(LANGUAGES).catch('en').default('en'),
});
export type OfferListQuery = z.infer<typeof OfferListQuery>;

/** A campaign as the public sees it; every text is made from the structured terms, in the language asked for. */
export const Offer = z.object({
  id: z.string(),
  category: z.enum(CATEGORIES),
  subCategory: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  campaignType: z.enum(['Llamada', 'Lead']),
  payout: z.string(),
  pDescription: z.string(),
  minCallDuration: z.string(),
  trafficSources: z.array(z.string()),
  geoRestrictions: z.array(z.string()),
  iconName: z.string(),
});
export type Offer = z.infer<typeof Offer>;

export const OfferListResponse = z.object({
  offers: z.array(Offer),
  hasMore: z.boolean(),
  after: z.string().nullable(),
});
export type OfferListResponse = z.infer<typeof OfferListResponse>;

export const OfferDetail = Offer.extend({
  detailedDescription: z.string(),
  targetAudience: z.string(),
  allowedTraffic: z.array(z.string()),
  disallowedTraffic: z.array(z.string()),
  trackingLinkExample: z.string(),
  trackingLinkTemplate: z.string(),
  landingPageExample: z.string(),
  managerContact: z.object({ email: z.string() }),
  keywords: z.array(z.string()),
  status: z.enum(CAMPAIGN_STATUSES),
  conversionRequirements: z.string(),
  restrictions: z.string(),
  notes: z.string(),
  advertiserId: z.string(),
  dailyCap: z.number().nullable(),
  monthlyCap: z.number().nullable(),
  payoutType: z.literal('CPL'),
  payoutCurrency: z.literal('USD'),
  allowedCountries: z.array(z.string()),
  disallowedCountries: z.array(z.string()),
  promoMaterialsAvailable: z.boolean(),
  lastUpdated: z.iso.datetime(),
  /** Null until there is something to compute. */
  epc: z.string().nullable(),
  cr: z.string().nullable(),
  minCallDurationDescription: z.string(),
  targetCallDescription: z.string(),
  callHoursDescription: z.array(z.string()),
  timeZone: z.string(),
  callLimitsDescription: z.string(),
  concurrencyCap: z.string(),
  callApprovalRefusalTimeDescription: z.string(),
  definitionQualifiedCall: z.string(),
  hours: Hours,
  termsVersion: z.number().int(),
});
export type OfferDetail = z.infer<typeof OfferDetail>;

export const OfferDetailResponse = z.object({ offer: OfferDetail, similar: z.array(Offer) });
export type OfferDetailResponse = z.infer<typeof OfferDetailResponse>;
