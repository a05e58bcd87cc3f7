import { BILLINGS } from '@callstead/domain/calls/call';
import { CALL_VIEWS } from '@callstead/domain/calls/call-view';
import { CONVERSIONS } from '@callstead/domain/campaigns/terms';
import {
  CONVERSION_SOURCES,
  CONVERSION_STEPS,
  REPORTED_STATUSES,
  UNBILLED_REASONS,
} from '@callstead/domain/conversions/conversion';
import { LANGUAGES } from '@callstead/domain/identity/account';
import { FUNDED_MARKS } from '@callstead/domain/payouts/payout-run';
import * as z from 'zod';
import { CsvZone } from '../billing/statements.ts';
import { CallDispute, CallEntry, DecideCallRequest, DisputeRequest } from '../calls/calls.ts';
import { filterShape } from '../filter-shape.ts';
import { pagedListOf, pagedListParams, sortParams } from '../list.ts';
import { listSummaryOf } from '../list-summary.ts';
import { code } from '../text.ts';
import { CONVERSION_FILTERS, CONVERSION_SORTS } from './conversion-filters.ts';

const Moment = z.iso.datetime({ offset: true }).optional().catch(undefined);
export const InLanguage = { language: z.enum(LANGUAGES).catch('es').default('es') };
const view = z.enum(CALL_VIEWS).optional().catch(undefined);

/** `view` is the panel that asks and `account` whose rows it shows; both are honoured for admins only. */
export const ConversionScope = { view, account: z.uuid().optional().catch(undefined), ...InLanguage };
/** From this moment on, and before that one. */
export const Period = { from: Moment, to: Moment };

const ConversionFilter = z.object({ ...ConversionScope, ...Period, ...filterShape(CONVERSION_FILTERS) });
export type ConversionFilter = z.infer<typeof ConversionFilter>;
export const ConversionListQuery = ConversionFilter.extend({
  ...pagedListParams(50),
  ...sortParams(CONVERSION_SORTS),
});
export type ConversionListQuery = z.infer<typeof ConversionListQuery>;
/** The zone says where its days begin. */
export const ConversionSummaryQuery = ConversionFilter.extend(CsvZone);
export type ConversionSummaryQuery = z.infer<typeof ConversionSummaryQuery>;
export const ConversionExportQuery = ConversionFilter.extend(CsvZone);
export type ConversionExportQuery = z.infer<typeof ConversionExportQuery>;

const Cents = z.number().int();
const At = z.iso.datetime();
export const CampaignName = z.object({ id: z.string(), title: z.string() });

export const ConversionRow = z.object({
  id: z.string(),
  /** When it was first reported. */
  receivedAt: At,
  campaign: CampaignName,
  /** Null for a test; the name is for admins. */
  publisher: z.object({ affId: z.string(), name: z.string().nullable() }).nullable(),
  /** For admins. */
  advertiser: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  source: z.enum(CONVERSION_SOURCES),
  /** `clk_…`, `call_…` or `lead_…`. */
  sourceId: z.string(),
  /** The advertiser's own name for it; null where they gave none, and for publishers. */
  txid: z.string().nullable(),
  status: z.enum(REPORTED_STATUSES),
  /** What was reported; null where nothing was, and for publishers. */
  amountCents: Cents.nullable(),
  billing: z.enum(BILLINGS),
  /** Why nobody is charged, or why it waits; null for one that was charged. */
  reason: z.enum(UNBILLED_REASONS).nullable(),
  /** What the advertiser pays: null for publishers. */
  priceCents: Cents.nullable(),
  /** What the publisher earns: null for advertisers. */
  payoutCents: Cents.nullable(),
  /** For admins. */
  marginCents: Cents.nullable(),
  /** When a held one is approved by itself; until then it can be disputed, and a pending one changed. */
  approveAt: At.nullable(),
  isTest: z.boolean(),
});
export type ConversionRow = z.infer<typeof ConversionRow>;

/** Sold as reports count it; amounts of what was, null where the viewer may not know them. */
export const ConversionSummary = listSummaryOf({
  sold: z.number().int(),
  priceCents: Cents.nullable(),
  payoutCents: Cents.nullable(),
  marginCents: Cents.nullable(),
});
export type ConversionSummary = z.infer<typeof ConversionSummary>;

export const ConversionListResponse = pagedListOf(ConversionRow);
export type ConversionListResponse = z.infer<typeof ConversionListResponse>;

export const ByConversionId = z.object({ id: code(40) });
export const ConversionDetailQuery = z.object({ view, ...InLanguage });

/** One thing that happened. What a step does not tell is null; amounts as they concern the viewer. */
export const ConversionEvent = z.object({
  at: At,
  kind: z.enum(CONVERSION_STEPS),
  status: z.enum(REPORTED_STATUSES).nullable(),
  reason: z.enum(UNBILLED_REASONS).nullable(),
  /** Reported: not for publishers. */
  amountCents: Cents.nullable(),
  /** A price for advertisers and admins, a payout for publishers. */
  moneyCents: Cents.nullable(),
  /** What somebody wrote. */
  note: z.string().nullable(),
});
export type ConversionEvent = z.infer<typeof ConversionEvent>;

/** How its price was made. For publishers amounts are their share, and what would tell the price is null. */
export const ConversionPrice = z.object({
  kind: z.enum(['per_conversion', 'percent']),
  conversion: z.enum(CONVERSIONS),
  /** `per_conversion`. */
  fixedCents: Cents.nullable(),
  /** `percent`: basis points of the reported amount, and the most it may cost. */
  basisPoints: z.number().int().nullable(),
  ceilingCents: Cents.nullable(),
  /** It costs something else since a correction. */
  corrected: z.boolean(),
  ceilingReached: z.boolean(),
  /** Admins only: with it each side could work out the other's amount. */
  publisherShareBasisPoints: z.number().int().nullable(),
  /** Agreed with this publisher in place of the campaign's share; for admins and the publisher. */
  ownShareBasisPoints: z.number().int().nullable(),
});
export type ConversionPrice = z.infer<typeof ConversionPrice>;

export const ConversionDetail = ConversionRow.extend({
  /** When the click or call was. Null for a test. */
  sourceAt: At.nullable(),
  /** What the tracking link carried. */
  subs: z.record(z.string(), z.string()),
  /** Oldest first. */
  timeline: z.array(ConversionEvent),
  /** Null where no price was made: other pricings, tests. */
  price: ConversionPrice.nullable(),
  entries: z.array(CallEntry),
  dispute: CallDispute.nullable(),
  /** Where the advertiser's money for it came from; null for advertisers, and while nothing is earned. */
  funded: z.enum(FUNDED_MARKS).nullable(),
  /** Until when one that waits for money is booked by itself once there is enough; null for any other. */
  bookedUntil: At.nullable(),
  /** By policy and state, for whoever asks. `decide` names the decisions open to them. */
  may: z.object({ dispute: z.boolean(), decide: z.array(z.enum(['approved', 'refused'])) }),
});
export type ConversionDetail = z.infer<typeof ConversionDetail>;

export const DisputeConversionRequest = DisputeRequest;
export const DecideConversionRequest = DecideCallRequest;
export const ConversionBilling = z.object({ id: z.string(), billing: z.enum(BILLINGS) });
