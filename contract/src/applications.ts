import { APPLICATION_STATUSES, DECISIONS } from '@callstead/domain/applications/lifecycle';
import { CATALOGUE_SORTS } from '@callstead/domain/campaigns/catalogue-order';
import { CATEGORIES } from '@callstead/domain/campaigns/categories';
import { CAMPAIGN_PARTS } from '@callstead/domain/campaigns/changed-parts';
import { CAMPAIGN_TYPES, CAP_PERIODS } from '@callstead/domain/campaigns/terms';
import { US_STATES } from '@callstead/domain/campaigns/us-states';
import { ERROR_CODES } from '@callstead/domain/errors';
import { LANGUAGES } from '@callstead/domain/identity/account';
import { isTimeZone } from '@callstead/domain/identity/time-zone';
import * as z from 'zod';
import { OfferDetail } from './campaigns/offers.ts';
import { Hosts } from './host.ts';
import { DIRECTIONS, listOf, listParams, pagedListOf, pagedListParams, periodParams } from './list.ts';
import { ListCount } from './list-summary.ts';
import { CapUse, JoinedCampaign } from './reports/dashboards.ts';
import { code, optional, paragraph, requiredText, shortText } from './text.ts';
import { whole } from './whole.ts';

/** Campaigns are joined while they are active, and kept whatever becomes of them. */
export const JOINED_STATUSES = ['active', 'paused', 'archived'] as const;

const InLanguage = { language: z.enum(LANGUAGES).catch('es').default('es') };

/** What was agreed with one publisher beside the campaign's terms; null: as the campaign has it. */
const OwnTerms = z.object({ shareBasisPoints: z.number().int().nullable(), priceCents: z.number().int().nullable() });

/** A publisher's own application, with what an approval hands over. */
export const OwnApplication = z.object({
  id: z.uuid(),
  status: z.enum(APPLICATION_STATUSES),
  message: z.string().nullable(),
  reason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Only while approved. */
  trackingLink: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** What to put on a page so that each visitor sees a number of their own; null without a pool. */
  pageScript: z.string().nullable(),
  /** Approved for calls, and the pool was empty: the number comes by itself. */
  waitsForNumber: z.boolean(),
  /** Of a campaign for leads, only while approved. */
  form: z
    .object({
      /** The page with the form. */
      link: z.string(),
      /** What puts the form into a page. */
      script: z.string(),
      /** Whose pages may show it; none: anybody's. */
      hosts: z.array(z.string()),
    })
    .nullable(),
});
export type OwnApplication = z.infer<typeof OwnApplication>;

export const PublisherCampaign = OfferDetail.pick({
  id: true,
  category: true,
  subCategory: true,
  title: true,
  description: true,
  campaignType: true,
  payout: true,
  geoRestrictions: true,
  allowedTraffic: true,
  disallowedTraffic: true,
  minCallDurationDescription: true,
  targetCallDescription: true,
  callHoursDescription: true,
  timeZone: true,
  hours: true,
  callLimitsDescription: true,
  concurrencyCap: true,
  callApprovalRefusalTimeDescription: true,
  definitionQualifiedCall: true,
  promoMaterialsAvailable: true,
  status: true,
  statusSince: true,
  epc: true,
  approvalRate: true,
  disputeRate: true,
  shortRate: true,
  approvalDays: true,
}).extend({
  /** 'Tu Payout Estimado': the publisher's share of the public payout. */
  estimatedPayout: z.string(),
  /** Where the payout is a percentage: how much of it is the publisher's. */
  percentShareBasisPoints: z.number().int().nullable(),
  /** Agreed with this publisher; the payout is worked out from it. */
  ownTerms: OwnTerms.nullable(),
  application: OwnApplication.nullable(),
});
export type PublisherCampaign = z.infer<typeof PublisherCampaign>;

/** What the catalogue can be narrowed to, and by what it is sorted. */
export const CATALOGUE_FILTERS = {
  search: shortText(100).catch('').default(''),
  category: z.enum(CATEGORIES).optional().catch(undefined),
  type: z.enum(CAMPAIGN_TYPES).optional().catch(undefined),
  /** Those that take calls or leads from this state. */
  state: z.enum(US_STATES).optional().catch(undefined),
  open: z.enum(['now']).optional().catch(undefined),
  /** The best first; without it by their ids. */
  sort: z.enum(CATALOGUE_SORTS).optional().catch(undefined),
};

export const PublisherCampaignsQuery = z.object({
  ...CATALOGUE_FILTERS,
  /** Whose applications an admin looks at. */
  account: z.uuid().optional().catch(undefined),
  ...listParams(24),
  ...InLanguage,
});
export type PublisherCampaignsQuery = z.infer<typeof PublisherCampaignsQuery>;

export const PublisherCampaignsResponse = listOf(PublisherCampaign).extend({ count: ListCount });
export type PublisherCampaignsResponse = z.infer<typeof PublisherCampaignsResponse>;

export const JoinedCampaignsQuery = z.object({
  search: shortText(100).catch('').default(''),
  status: z.enum(JOINED_STATUSES).optional().catch(undefined),
  /** Whose campaigns an admin looks at. */
  account: z.uuid().optional().catch(undefined),
  /** Whose days they are. */
  zone: z.string().refine(isTimeZone).catch('UTC').default('UTC'),
  ...listParams(50),
  ...InLanguage,
});
export type JoinedCampaignsQuery = z.infer<typeof JoinedCampaignsQuery>;

/** A campaign somebody joined, whatever became of it: what it gave them, what it brought, and what they should know of it. */
export const OwnCampaign = JoinedCampaign.extend({
  estimatedPayout: z.string(),
  percentShareBasisPoints: z.number().int().nullable(),
  statusSince: z.iso.datetime(),
  /** Today in the zone asked. */
  qualifiedToday: z.number().int(),
  /** Sold by what an advertiser reported, not by the call or the lead itself. */
  conversionsToday: z.number().int(),
  amountTodayCents: z.number().int(),
  /** Of the campaign's own month, whoever used it. */
  month: CapUse,
  /** When today's count starts again. */
  resetsAt: z.iso.datetime(),
  notices: z.object({
    /** Since when no more is taken, and until the day or the month is over. */
    capReached: z.object({ period: z.enum(CAP_PERIODS), at: z.iso.datetime() }).nullable(),
    /** What is not as it was two weeks ago, or when they joined. */
    newTerms: z.object({ at: z.iso.datetime(), parts: z.array(z.enum(CAMPAIGN_PARTS)) }).nullable(),
  }),
  application: OwnApplication,
});
export type OwnCampaign = z.infer<typeof OwnCampaign>;

export const JoinedCampaignsResponse = listOf(OwnCampaign).extend({ count: ListCount });
export type JoinedCampaignsResponse = z.infer<typeof JoinedCampaignsResponse>;

/** Whose pages may show the form, from now on; none: anybody's. */
export const FormHosts = z.object({ hosts: Hosts });

export const ByPublicId = z.object({ publicId: code(20) });
export const ApplyRequest = z.object({ message: optional(paragraph()) });
export const OwnApplicationResponse = z.object({ application: OwnApplication.nullable() });
export type OwnApplicationResponse = z.infer<typeof OwnApplicationResponse>;

/** Who asks, as far as an advertiser may know: address and phone are for admins only. */
const Applicant = z.object({
  id: z.uuid(),
  fullName: z.string(),
  affId: z.string(),
  companyName: z.string().nullable(),
  website: z.string().nullable(),
  trafficSources: z.string().nullable(),
  teamProfile: z.string().nullable(),
  servicesToPromote: z.array(z.enum(CATEGORIES)),
  memberSince: z.iso.datetime(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  history: z.object({ approved: z.number().int(), rejected: z.number().int(), pending: z.number().int() }),
  /** Of all they sent in the last 30 days; null where that is too little to say. */
  disputeRate: z.number().nullable(),
  shortRate: z.number().nullable(),
});

export const Application = z.object({
  id: z.uuid(),
  status: z.enum(APPLICATION_STATUSES),
  message: z.string().nullable(),
  reason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
  campaign: z.object({ id: z.string(), title: z.string(), type: z.enum(CAMPAIGN_TYPES), advertiserName: z.string() }),
  applicant: Applicant,
  trackingNumber: z.string().nullable(),
  waitsForNumber: z.boolean(),
  /** What is about to be decided, unless whoever did takes it back. */
  waiting: z.object({ decision: z.enum(DECISIONS), dueAt: z.iso.datetime() }).nullable(),
  /** Null while nothing was agreed; the share is for admins. */
  ownTerms: OwnTerms.extend({ reason: z.string(), changedAt: z.iso.datetime(), changedBy: z.string() }).nullable(),
  /** The campaign's own, for admins. */
  shareBasisPoints: z.number().int().nullable(),
  /** Whether another price can be agreed: only in place of a fixed one. */
  mayOwnPrice: z.boolean(),
});
export type Application = z.infer<typeof Application>;

export const APPLICATION_SORTS = ['asked', 'publisher', 'campaign', 'status'] as const;
export type ApplicationSort = (typeof APPLICATION_SORTS)[number];

export const ApplicationListQuery = z.object({
  search: shortText(100).catch('').default(''),
  status: z.enum(APPLICATION_STATUSES).optional().catch(undefined),
  /** The campaign's public id. */
  campaign: code(20).optional().catch(undefined),
  account: z.uuid().optional().catch(undefined),
  ...periodParams,
  sort: z.enum(APPLICATION_SORTS).catch('asked').default('asked'),
  direction: z.enum(DIRECTIONS).catch('desc').default('desc'),
  ...pagedListParams(50),
  ...InLanguage,
});
export type ApplicationListQuery = z.infer<typeof ApplicationListQuery>;

export const ApplicationListResponse = pagedListOf(Application).extend({ count: ListCount });
export type ApplicationListResponse = z.infer<typeof ApplicationListResponse>;

/** Campaigns somebody has applied to: what a list can be narrowed to. */
export const AppliedCampaignsQuery = ApplicationListQuery.pick({ account: true, language: true });
export const AppliedCampaignsResponse = z.object({
  campaigns: z.array(z.object({ id: z.string(), title: z.string(), pending: z.number().int() })),
});
export type AppliedCampaignsResponse = z.infer<typeof AppliedCampaignsResponse>;

/** Both null: the campaign's terms again. */
export const SetOwnTermsRequest = z.object({
  shareBasisPoints: whole(1, 10_000).nullable(),
  priceCents: whole(1, 1_000_000_000_00).nullable(),
  reason: requiredText(500),
});
export type SetOwnTermsRequest = z.infer<typeof SetOwnTermsRequest>;

export const ReasonRequest = z.object({ reason: optional(paragraph()) });
export const DecideRequest = ReasonRequest.extend({ decision: z.enum(DECISIONS) });
export const DecideManyRequest = DecideRequest.extend({ ids: z.array(z.uuid()).min(1).max(100) });

/** One result an application: it waits to be decided, or why not. */
export const DecideManyResponse = z.object({
  results: z.array(z.object({ id: z.uuid(), error: z.enum(ERROR_CODES).nullable() })),
  /** What to take back, and for how long that is possible; null where nothing waits. */
  waiting: z.object({ id: z.uuid(), seconds: z.number().int() }).nullable(),
});
export type DecideManyResponse = z.infer<typeof DecideManyResponse>;

export const ApplicationStatusResponse = z.object({ id: z.uuid(), status: z.enum(APPLICATION_STATUSES) });
export type ApplicationStatusResponse = z.infer<typeof ApplicationStatusResponse>;
