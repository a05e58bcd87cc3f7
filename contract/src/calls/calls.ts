import { BILLINGS, CALL_STATUSES, ENDED_BY, OUTCOMES, REASONS } from '@callstead/domain/calls/call';
import { CALL_VIEWS } from '@callstead/domain/calls/call-view';
import { CLICK_VERDICTS } from '@callstead/domain/clicks/click';
import { DISPUTE_CATEGORIES } from '@callstead/domain/disputes/dispute';
import { LANGUAGES } from '@callstead/domain/identity/account';
import { isTimeZone } from '@callstead/domain/identity/time-zone';
import { SALE_ENTRY_KINDS } from '@callstead/domain/ledger/entry';
import { POSTING_SIDES } from '@callstead/domain/ledger/seen-postings';
import { ATTRIBUTED_BY } from '@callstead/domain/numbers/attributed-by';
import { FUNDED_MARKS } from '@callstead/domain/payouts/payout-run';
import { CALL_RULES, LINE_VERDICTS } from '@callstead/domain/settling/call-rules';
import { CALL_STEPS } from '@callstead/domain/settling/call-steps';
import * as z from 'zod';
import { EvidenceSecond, LastMessage } from '../disputes.ts';
import { filterShape } from '../filter-shape.ts';
import { pagedListOf, pagedListParams, sortParams } from '../list.ts';
import { listSummaryOf } from '../list-summary.ts';
import { code, fieldError, optional, paragraph, shortText, text } from '../text.ts';
import { CALL_FILTERS, CALL_SORTS } from './call-filters.ts';

export const ByCallId = z.object({ id: code(40) });

export const DisputeRequest = z.object({ reason: paragraph().min(1, fieldError('required')) });
export const DisputeCallRequest = DisputeRequest.extend({
  category: z.enum(DISPUTE_CATEGORIES).default('other'),
  second: EvidenceSecond,
});
export const DecideCallRequest = z.object({
  decision: z.enum(['approved', 'refused']),
  reason: optional(paragraph()),
  /** Where it stood on the screen the decision was made on: if it moved since, nothing is decided. */
  seen: z.enum(BILLINGS).optional(),
});
export const CallBilling = z.object({ id: z.string(), billing: z.enum(BILLINGS) });

// GET /api/calls, /api/calls/live, /api/calls/options, /api/calls/export, /api/calls/:id

const Moment = z.iso.datetime({ offset: true }).optional().catch(undefined);
const InLanguage = { language: z.enum(LANGUAGES).catch('es').default('es') };
const chosen = <Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values).optional().catch(undefined);

/** Who looks: `view` is the panel that asks and `account` whose calls it shows; both are honoured for admins only. */
const CallScope = {
  view: chosen(CALL_VIEWS),
  account: z.uuid().optional().catch(undefined),
  /** Of campaign titles. */
  ...InLanguage,
};

/** Shared by the list and its export. */
export const CallFilter = z.object({
  ...CallScope,
  /** From this moment on, and before that one. */
  from: Moment,
  to: Moment,
  ...filterShape(CALL_FILTERS),
});
export type CallFilter = z.infer<typeof CallFilter>;

export const CallListQuery = CallFilter.extend({ ...pagedListParams(50), ...sortParams(CALL_SORTS) });
export type CallListQuery = z.infer<typeof CallListQuery>;

const Zone = z.string().refine(isTimeZone).catch('UTC').default('UTC');

/** The zone says where its days begin. */
export const CallSummaryQuery = CallFilter.extend({ zone: Zone });
export type CallSummaryQuery = z.infer<typeof CallSummaryQuery>;

export const CallExportQuery = CallFilter.extend({
  /** The zone of the times in the file. */
  zone: Zone,
  /** Names of columns (domain/calls/call-columns.ts) with commas between; what the viewer may not see is left out. */
  columns: text().max(500).optional().catch(undefined),
});
export type CallExportQuery = z.infer<typeof CallExportQuery>;

export const RECORDING_STATES = ['none', 'pending', 'ready', 'deleted'] as const;
const Cents = z.number().int();
const Seconds = z.number().int();
const At = z.iso.datetime();

export const CallRow = z.object({
  id: z.string(),
  arrivedAt: At,
  /** Null: the number belonged to no campaign, or to nobody. */
  campaign: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** The name is for admins. */
  publisher: z.object({ affId: z.string(), name: z.string().nullable() }).nullable(),
  /** For admins. */
  advertiser: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** The tracking number that was dialled. */
  number: z.string(),
  /** E.164; masked for publishers ('+1 305 ••• ••23'); null: anonymous, or erased. */
  caller: z.string().nullable(),
  /** Since when nobody knows any more who called. */
  callerErasedAt: At.nullable(),
  place: z.object({
    country: z.string().nullable(),
    state: z.string().nullable(),
    zip: z.string().nullable(),
    city: z.string().nullable(),
  }),
  ringSeconds: Seconds.nullable(),
  talkSeconds: Seconds.nullable(),
  /** Null where talk time does not decide. */
  minimumSeconds: Seconds.nullable(),
  answeredAt: At.nullable(),
  endedAt: At.nullable(),
  endedBy: z.enum(ENDED_BY).nullable(),
  status: z.enum(CALL_STATUSES),
  /** Null while it lasts. */
  outcome: z.enum(OUTCOMES).nullable(),
  reason: z.enum(REASONS).nullable(),
  billing: z.enum(BILLINGS),
  /** What the advertiser pays: null for publishers. */
  priceCents: Cents.nullable(),
  /** What the publisher earns: null for advertisers. */
  payoutCents: Cents.nullable(),
  /** For admins. */
  marginCents: Cents.nullable(),
  /** When a held call is approved by itself; until then it can be disputed. */
  approveAt: At.nullable(),
  recording: z.enum(RECORDING_STATES),
  /**
   * Placed from a screen and played by the built-in carrier, whose clock ran `clockSpeed` times faster while they talked.
   * A `test` moves no money. Null: any other call.
   */
  simulated: z.object({ test: z.boolean(), clockSpeed: z.number() }).nullable(),
  clickId: z.string().nullable(),
  /** What the tracking link carried, or the page said. */
  sub1: z.string().nullable(),
  sub2: z.string().nullable(),
  sub3: z.string().nullable(),
  sub4: z.string().nullable(),
  sub5: z.string().nullable(),
  source: z.string().nullable(),
  creative: z.string().nullable(),
  /** Where the number stood that was dialled, without the query of its address. */
  page: z.string().nullable(),
  /** Whose page led there. */
  referrerHost: z.string().nullable(),
});
export type CallRow = z.infer<typeof CallRow>;

/** Qualified as reports count them; amounts of what was sold, null where the viewer may not know them, or nobody adds them up. */
export const CallSummary = listSummaryOf({
  qualified: z.number().int(),
  talkSeconds: Seconds,
  priceCents: Cents.nullable(),
  payoutCents: Cents.nullable(),
  marginCents: Cents.nullable(),
});
export type CallSummary = z.infer<typeof CallSummary>;

export const CallListResponse = pagedListOf(CallRow);
export type CallListResponse = z.infer<typeof CallListResponse>;

export const LiveCallsQuery = z.object(CallScope);
export type LiveCallsQuery = z.infer<typeof LiveCallsQuery>;
/** `unbillable`: why it will not qualify, known since it rings; null for a call that may. */
export const LiveCall = CallRow.extend({ unbillable: z.enum(REASONS).nullable() });
export type LiveCall = z.infer<typeof LiveCall>;
/** `now` is the server's clock, which `answeredAt` is told by; `total` counts those beyond the list, too. */
export const LiveCallsResponse = z.object({ now: At, total: z.number().int(), calls: z.array(LiveCall) });
export type LiveCallsResponse = z.infer<typeof LiveCallsResponse>;

/** What a list can be narrowed to; the most recent campaigns and publishers that fit `search`. */
export const CallOptionsQuery = z.object({ ...CallScope, search: shortText(60).catch('').default('') });
export type CallOptionsQuery = z.infer<typeof CallOptionsQuery>;
export const CallOptionsResponse = z.object({
  campaigns: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Empty for publishers; names are for admins. */
  publishers: z.array(z.object({ affId: z.string(), name: z.string().nullable() })),
});
export type CallOptionsResponse = z.infer<typeof CallOptionsResponse>;

/** One step from ring to payment. What a step does not tell is null. */
export const CallStep = z.object({
  at: At,
  kind: z.enum(CALL_STEPS),
  /** Which of the call's targets, counted from 1. */
  target: z.number().int().nullable(),
  /** How a target that did not take the call ended, and the whole call. */
  status: z.enum(CALL_STATUSES).nullable(),
  reason: z.enum(REASONS).nullable(),
  /** What somebody wrote: why they dispute or decide. */
  note: z.string().nullable(),
  /** Talked or recorded. */
  seconds: Seconds.nullable(),
  /** As it concerns the viewer: a price for advertisers and admins, a payout for publishers. */
  amountCents: Cents.nullable(),
});
export type CallStep = z.infer<typeof CallStep>;

/**
 * One line a rule, in the order they speak: those of its arrival, and of a call that rang and is over those of its end.
 * `target_open` and `target_concurrency` speak for all targets together. Where a call has a reason, one line refuses.
 */
export const TraceLine = z.object({
  rule: z.enum(CALL_RULES),
  /** `pending`: somebody still has to say. */
  verdict: z.enum(LINE_VERDICTS),
  /** What the rule looked at: RuleFacts and EndFacts of the domain. Null: not reached, or not for this viewer. */
  facts: z.record(z.string(), z.unknown()).nullable(),
});
export type TraceLine = z.infer<typeof TraceLine>;

/** `waiting`: it was free, and its turn did not come. */
export const TARGET_RESULTS = [
  'closed',
  'full',
  'waiting',
  'ringing',
  'connected',
  'completed',
  'no_answer',
  'busy',
  'failed',
  'canceled',
] as const;

/** What became of each target, in ringing order; publishers hear of those that rang, without number or limits. */
export const TracedTarget = z.object({
  position: z.number().int(),
  number: z.string().nullable(),
  concurrency: z.object({ limit: z.number().int(), used: z.number().int() }).nullable(),
  result: z.enum(TARGET_RESULTS),
});
export type TracedTarget = z.infer<typeof TracedTarget>;

/** Basis points: 10,000 = 1. For publishers every amount is their share of it, and the share itself is null. */
export const PriceFactors = z.object({
  kind: z.enum(['fixed', 'tiers', 'per_conversion', 'percent']),
  tiers: z.array(z.object({ fromSeconds: Seconds, baseCents: Cents, priceCents: Cents, reached: z.boolean() })),
  location: z.object({ key: z.string().nullable(), basisPoints: z.number().int() }),
  pacing: z.object({
    basisPoints: z.number().int(),
    /** Null where no daily budget paces the price, and for publishers. */
    openHoursGoneBasisPoints: z.number().int().nullable(),
    budgetSpentBasisPoints: z.number().int().nullable(),
  }),
  floorCents: Cents.nullable(),
  ceilingCents: Cents.nullable(),
  /** Agreed with this publisher in place of the campaign's; the share is for admins and the publisher. */
  own: z.object({ priceCents: Cents.nullable(), shareBasisPoints: z.number().int().nullable() }).nullable(),
  /** What it costs since a correction; null where its price is the one made here. */
  correctedCents: Cents.nullable(),
  /** Admins only: with it each side could work out the other's amount. */
  publisherShareBasisPoints: z.number().int().nullable(),
});
export type PriceFactors = z.infer<typeof PriceFactors>;

/** Admins see every posting; the others what touched their own accounts, as one amount a direction. */
export const CallEntry = z.object({
  id: z.number().int(),
  at: At,
  kind: z.enum(SALE_ENTRY_KINDS),
  note: z.string().nullable(),
  postings: z.array(z.object({ from: z.enum(POSTING_SIDES), to: z.enum(POSTING_SIDES), amountCents: Cents })),
});
export type CallEntry = z.infer<typeof CallEntry>;

/** Names are for admins. */
export const CallDispute = z.object({
  at: At,
  by: z.string().nullable(),
  reason: z.string(),
  /** Null for what was disputed before there were any, and for conversions. */
  category: z.enum(DISPUTE_CATEGORIES).nullable(),
  /** Of the recording. */
  second: z.number().int().nullable(),
  lastMessage: LastMessage.nullable(),
  decision: z
    .object({ at: At, by: z.string().nullable(), billing: z.enum(BILLINGS), reason: z.string().nullable() })
    .nullable(),
});
export type CallDispute = z.infer<typeof CallDispute>;

/** The way a caller came, as far as it is known. Subs, source and creative stand with the call. */
export const CallWay = z.object({
  click: z
    .object({
      id: z.string(),
      at: At,
      /** '/t/HS001/EQV27P'. Null, like what follows, once clicks of that time are forgotten. */
      link: z.string().nullable(),
      verdict: z.enum(CLICK_VERDICTS).nullable(),
      country: z.string().nullable(),
      state: z.string().nullable(),
    })
    .nullable(),
  /** What advertising networks added to the address, by name. */
  page: z
    .object({
      address: z.string().nullable(),
      referrerHost: z.string().nullable(),
      utm: z.array(z.object({ name: z.string(), value: z.string() })),
    })
    .nullable(),
  /** From and until when the visitor had it, as known when they called; null for a number that was lent to nobody. */
  number: z.object({ by: z.enum(ATTRIBUTED_BY), from: At.nullable(), until: At.nullable() }),
});
export type CallWay = z.infer<typeof CallWay>;

export const CallDetailQuery = z.object({ view: CallScope.view, ...InLanguage });
export const CallDetail = CallRow.extend({
  /** Null where the number was nobody's. */
  way: CallWay.nullable(),
  timeline: z.array(CallStep),
  trace: z.array(TraceLine),
  targets: z.array(TracedTarget),
  /** Null where no price was made: the call was refused before. */
  price: PriceFactors.nullable(),
  entries: z.array(CallEntry),
  dispute: CallDispute.nullable(),
  /** Where the advertiser's money for it came from; null for advertisers, and while nothing is earned. */
  funded: z.enum(FUNDED_MARKS).nullable(),
  /** By policy and the call's state, for whoever asks. `decide` names the decisions open to them. */
  may: z.object({
    dispute: z.boolean(),
    decide: z.array(z.enum(['approved', 'refused'])),
    listen: z.boolean(),
  }),
});
export type CallDetail = z.infer<typeof CallDetail>;
