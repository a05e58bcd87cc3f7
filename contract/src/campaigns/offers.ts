import { CATEGORIES } from '@callstead/domain/campaigns/categories';
import {
  CAMPAIGN_STATUSES,
  CAMPAIGN_TYPES,
  CONVERSIONS,
  LONGEST_DUPLICATE_WINDOW_DAYS,
  UNSAID_CENTS,
} from '@callstead/domain/campaigns/terms';
import { TRAFFIC_SOURCES } from '@callstead/domain/campaigns/traffic-sources';
import { US_STATES } from '@callstead/domain/campaigns/us-states';
import { USUAL_TERMS } from '@callstead/domain/campaigns/usual-terms';
import { LONGEST_LOOK_BACK_DAYS } from '@callstead/domain/conversions/conversion';
import { CURRENCIES } from '@callstead/domain/currencies';
import { LANGUAGES } from '@callstead/domain/identity/account';
import { isTimeZone } from '@callstead/domain/identity/time-zone';
import { COUNTRIES } from '@callstead/domain/payouts/countries';
import * as z from 'zod';
import { listOf, listParams } from '../list.ts';
import type { FieldError } from '../problem.ts';
import { code, fieldError, requiredText, shortText, text } from '../text.ts';
import { whole } from '../whole.ts';

/** Of the smallest currencies; how much it is in the network's own the server knows. */
const MOST_CENTS = 100_000_000_00;
const Cents = whole(1, MOST_CENTS);
const BudgetCents = whole(1, 100 * MOST_CENTS);
const Count = whole(1, 1_000_000);
export const BasisPoints = whole(1, 10_000);
const E164 = z.string().regex(/^\+[1-9]\d{6,14}$/);

const Tier = z.object({ fromSeconds: whole(0, 3600), priceCents: Cents });

const bounds = { floorCents: Cents, ceilingCents: Cents };

/** Prices that move with place and pace, of which the lowest and the highest are the bounds nobody named. */
function withBounds(given: unknown, unpriced: number): unknown {
  if (typeof given !== 'object' || given === null) return given;
  const { kind, priceCents, tiers, floorCents, ceilingCents } = given as Record<string, unknown>;
  if (kind !== 'fixed' && kind !== 'tiers') return given;
  const listed = Array.isArray(tiers) ? tiers.map((tier) => tier?.priceCents) : [];
  const prices = (kind === 'fixed' ? [priceCents] : listed).filter((price) => Number.isFinite(price)) as number[];
  const [lowest, highest] = prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : [unpriced, unpriced];
  return { ...given, floorCents: floorCents ?? lowest, ceilingCents: ceilingCents ?? highest };
}

/** Left out: the usual. */
const lookBack = { lookBackDays: whole(1, LONGEST_LOOK_BACK_DAYS).optional() };

/** Bounds are optional: without them a price does not move, and nobody is told that they are missing. */
export const Pricing = z.preprocess(
  (given) => withBounds(given, 1),
  z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('fixed'), priceCents: Cents, ...bounds }),
      z.object({ kind: z.literal('tiers'), tiers: z.array(Tier).min(2, fieldError('required')).max(6), ...bounds }),
      z.object({ kind: z.literal('per_conversion'), conversion: z.enum(CONVERSIONS), priceCents: Cents, ...lookBack }),
      z.object({
        kind: z.literal('percent'),
        conversion: z.enum(CONVERSIONS),
        basisPoints: BasisPoints,
        ceilingCents: Cents,
        ...lookBack,
      }),
    ])
    .superRefine((pricing, context) => {
      const complain = (message: FieldError, ...path: (string | number)[]) =>
        context.addIssue({ code: 'custom', path, message });
      if (!('floorCents' in pricing)) return;
      const isOutside = (cents: number) => cents < pricing.floorCents || cents > pricing.ceilingCents;
      if (pricing.floorCents > pricing.ceilingCents) complain('outside_bounds', 'ceilingCents');
      else if (pricing.kind === 'fixed' && isOutside(pricing.priceCents)) complain('outside_bounds', 'priceCents');
      else if (pricing.kind === 'tiers') {
        pricing.tiers.forEach((tier, i) => {
          const before = pricing.tiers[i - 1];
          if (isOutside(tier.priceCents)) complain('outside_bounds', 'tiers', i, 'priceCents');
          if (before && tier.fromSeconds <= before.fromSeconds) complain('not_ascending', 'tiers', i, 'fromSeconds');
          if (before && tier.priceCents <= before.priceCents) complain('not_ascending', 'tiers', i, 'priceCents');
        });
      }
    }),
);

/** What a draft may leave open counts as this until somebody says it. */
const or = <Schema extends z.ZodType>(schema: Schema, unsaid: unknown) =>
  z.preprocess((given) => given ?? unsaid, schema);
const DraftCents = or(whole(0, MOST_CENTS), UNSAID_CENTS);
const draftBounds = { floorCents: DraftCents, ceilingCents: DraftCents };

/** The same of a draft: a price that nobody has said yet is zero. */
export const DraftPricing = z.preprocess(
  (given) => withBounds(given, UNSAID_CENTS),
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('fixed'), priceCents: DraftCents, ...draftBounds }),
    z.object({
      kind: z.literal('tiers'),
      tiers: z.array(z.object({ fromSeconds: or(whole(0, 3600), 0), priceCents: DraftCents })).max(6),
      ...draftBounds,
    }),
    z.object({
      kind: z.literal('per_conversion'),
      conversion: z.enum(CONVERSIONS),
      priceCents: DraftCents,
      ...lookBack,
    }),
    z.object({
      kind: z.literal('percent'),
      conversion: z.enum(CONVERSIONS),
      basisPoints: or(whole(0, 10_000), UNSAID_CENTS),
      ceilingCents: DraftCents,
      ...lookBack,
    }),
  ]),
);

const OpenSpan = z
  .object({ from: whole(0, 1439), to: whole(1, 1440) })
  .refine((span) => span.from < span.to, { path: ['to'], ...fieldError('ends_before_start') });
const Day = z
  .array(OpenSpan)
  .max(4)
  .superRefine((spans, context) => {
    const overlap = spans.findIndex((span, i) => spans.some((other, j) => j < i && touch(span, other)));
    if (overlap > 0)
      context.addIssue({ code: 'custom', path: [overlap, 'from'], message: fieldError('repeated').error });
  });

type Span = { from: number; to: number };
const touch = (a: Span, b: Span) => a.from < b.to && b.from < a.to;

const TimeZone = z.string().refine(isTimeZone, fieldError('invalid'));

export const Hours = z.object({ zone: TimeZone, week: z.tuple([Day, Day, Day, Day, Day, Day, Day]) });

const Sources = z.array(z.enum(TRAFFIC_SOURCES));
const Countries = z.array(z.enum(COUNTRIES)).min(1, fieldError('required')).max(COUNTRIES.length);

/** Terms whose numbers are as far along as `number`: as a person writes them, or E.164. */
export const termsWith = <Number extends z.ZodType<string, string>>(number: Number) => ({
  pricing: Pricing,
  minimumSeconds: whole(0, 3600).nullable(),
  geo: z.object({
    countries: Countries,
    states: z.array(z.enum(US_STATES), fieldError('required')),
  }),
  locationMultipliers: z.record(
    z.string().regex(/^((country:)?[A-Z]{2}|\d{3,5})$/, fieldError('invalid')),
    z.number(fieldError('number_invalid')).min(0.25, fieldError('too_small')).max(4, fieldError('too_large')),
  ),
  hours: Hours,
  caps: z.object({
    daily: Count.nullable(),
    monthly: Count.nullable(),
    counts: z.enum(['attempt', 'connected', 'qualified']),
  }),
  concurrency: z.object({ campaign: Count.nullable(), perPublisher: Count.nullable() }),
  budget: z.object({ totalCents: BudgetCents.nullable(), dailyCents: BudgetCents.nullable() }),
  approvalDays: whole(0, 60),
  duplicates: z.object({
    windowDays: whole(0, LONGEST_DUPLICATE_WINDOW_DAYS),
    after: z.enum(['qualified', 'connected']),
    route: z.boolean(),
    bill: z.boolean(),
    pay: z.boolean(),
  }),
  recording: z.object({ enabled: z.boolean(), retentionDays: whole(1, 3650) }),
  unknownPlace: z.enum(['accept', 'refuse']),
  anonymousCallers: z.enum(['accept', 'refuse']),
  targets: z
    .array(
      z.object({
        id: text().min(1).max(40),
        number,
        priority: whole(1, 100),
        weight: whole(1, 100),
        concurrency: Count.nullable(),
        hours: Hours.nullable(),
        /** Left out: as it is. */
        paused: z.boolean().optional(),
      }),
    )
    .max(50),
  overflowNumber: number.nullable(),
  traffic: z
    .object({ allowed: Sources, prohibited: Sources })
    .refine(({ allowed, prohibited }) => !allowed.some((source) => prohibited.includes(source)), {
      path: ['prohibited'],
      ...fieldError('contradiction'),
    }),
});

export const Terms = z.object({ ...termsWith(E164), publisherShareBasisPoints: BasisPoints });
/** Of a campaign that may still be a draft. */
export const StoredTerms = Terms.extend({ pricing: DraftPricing });

const { approvalDays, duplicates, recording } = Terms.shape;

/** What a draft may leave open, filled in with what is usual. */
export const draftTerms = {
  pricing: DraftPricing,
  minimumSeconds: or(whole(0, 3600).nullable(), null),
  geo: z.object({ countries: Countries, states: or(z.array(z.enum(US_STATES)), []) }),
  approvalDays: or(approvalDays, USUAL_TERMS.approvalDays),
  duplicates: duplicates.extend({ windowDays: or(duplicates.shape.windowDays, USUAL_TERMS.duplicates.windowDays) }),
  recording: recording.extend({
    retentionDays: or(recording.shape.retentionDays, USUAL_TERMS.recording.retentionDays),
  }),
};

const line = requiredText();
const paragraph = requiredText(4000);

export const CampaignTexts = z.object({
  title: line,
  description: requiredText(400),
  detailedDescription: paragraph,
  targetAudience: paragraph,
  target: paragraph,
  qualification: paragraph,
  conversionRequirements: paragraph,
  restrictions: paragraph,
  notes: shortText(4000),
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
  search: shortText(100).catch('').default(''),
  category: z.enum(CATEGORIES).optional().catch(undefined),
  /** `all_{category}`, or one of the category's sub-categories. */
  sub: text().max(60).optional().catch(undefined),
  market: z.coerce.boolean().catch(false).default(false),
  ...listParams(60),
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

export const OfferListResponse = listOf(Offer);
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
  statusSince: z.iso.datetime(),
  conversionRequirements: z.string(),
  restrictions: z.string(),
  notes: z.string(),
  advertiserId: z.string(),
  dailyCap: z.number().nullable(),
  monthlyCap: z.number().nullable(),
  payoutType: z.literal('CPL'),
  payoutCurrency: z.enum(CURRENCIES),
  allowedCountries: z.array(z.string()),
  disallowedCountries: z.array(z.string()),
  /** Exactly while material of it is published. */
  promoMaterialsAvailable: z.boolean(),
  lastUpdated: z.iso.datetime(),
  /** Null until there is something to compute. */
  epc: z.string().nullable(),
  cr: z.string().nullable(),
  /** Of what was charged lately, how much was not refused since. */
  approvalRate: z.number().nullable(),
  /** Of what was charged lately, how much was disputed; of the answered calls, how many ended short of the minimum. */
  disputeRate: z.number().nullable(),
  shortRate: z.number().nullable(),
  /** So long earnings are held. */
  approvalDays: z.number().int(),
  /** Where calls and leads may come from within the United States; none: from anywhere. */
  states: z.array(z.enum(US_STATES)),
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

export const ByOfferId = z.object({ id: code(20) });
export const OfferDetailQuery = z.object({ language: z.enum(LANGUAGES).catch('es').default('es') });
export const OfferDetailResponse = z.object({ offer: OfferDetail, similar: z.array(Offer) });
export type OfferDetailResponse = z.infer<typeof OfferDetailResponse>;
