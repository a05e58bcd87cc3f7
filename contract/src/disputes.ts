import { BILLINGS } from '@callstead/domain/calls/call';
import { CORRECTION_VERDICTS } from '@callstead/domain/corrections/correction';
import { APPEAL_OUTCOMES, APPEAL_SIDES } from '@callstead/domain/disputes/appeal';
import {
  DISPUTE_CATEGORIES,
  DISPUTE_SIDES,
  DISPUTE_TURNS,
  DISPUTED_KINDS,
  LAST_SECOND,
} from '@callstead/domain/disputes/dispute';
import { RETURN_REASONS } from '@callstead/domain/leads/lead';
import * as z from 'zod';
import { listOf, listParams } from './list.ts';
import { code, fieldError, optional, paragraph } from './text.ts';

const At = z.iso.datetime();

/** Which second of the recording shows it. */
export const EvidenceSecond = z
  .int(fieldError('number_invalid'))
  .min(0)
  .max(LAST_SECOND, fieldError('too_large'))
  .nullish();

export const ByDisputed = z.object({ kind: z.enum(DISPUTED_KINDS), id: code(40) });

export const WriteInDisputeRequest = z.object({
  message: paragraph().min(1, fieldError('required')),
  second: EvidenceSecond,
});
export type WriteInDisputeRequest = z.infer<typeof WriteInDisputeRequest>;

/** A part of the price, in cents: more than nothing, less than all. */
export const CreditDisputeRequest = z.object({
  creditCents: z.int(fieldError('number_invalid')).min(1, fieldError('too_small')),
  reason: optional(paragraph()),
});
export type CreditDisputeRequest = z.infer<typeof CreditDisputeRequest>;

/** Why the decision should be looked at again; asked once. */
export const AppealRequest = z.object({
  reason: paragraph().min(1, fieldError('required')),
  second: EvidenceSecond,
});
export type AppealRequest = z.infer<typeof AppealRequest>;

/**
 * `confirmed`: the first decision stays. `changed`: whoever appealed gets all they had asked for. `in_part`: the sale costs
 * `priceCents` from then on, which lies between the two.
 */
export const DecideAppealRequest = z.object({
  outcome: z.enum(APPEAL_OUTCOMES),
  priceCents: z.int(fieldError('number_invalid')).min(1, fieldError('too_small')).nullish(),
  reason: optional(paragraph()),
});
export type DecideAppealRequest = z.infer<typeof DecideAppealRequest>;

/** What is left of it. */
export const CreditedSale = z.object({
  kind: z.enum(DISPUTED_KINDS),
  id: z.string(),
  billing: z.enum(BILLINGS),
  priceCents: z.int(),
  payoutCents: z.int(),
});

export const DisputeMessage = z.object({
  id: z.uuid(),
  side: z.enum(DISPUTE_SIDES),
  /** Names are for admins. */
  author: z.string().nullable(),
  message: z.string(),
  second: z.int().nullable(),
  at: At,
});
export type DisputeMessage = z.infer<typeof DisputeMessage>;

/** The last of what was said since, which the page of the sale shows beside the way to the thread. */
export const LastMessage = z.object({ side: z.enum(DISPUTE_SIDES), message: z.string(), at: At });
export type LastMessage = z.infer<typeof LastMessage>;

const category = z.enum([...new Set([...DISPUTE_CATEGORIES, ...RETURN_REASONS])]);

/** A second look, which is the last one. */
export const Appeal = z.object({
  side: z.enum(APPEAL_SIDES),
  at: At,
  decideBy: At,
  /** Null while it waits. */
  decision: z
    .object({
      at: At,
      outcome: z.enum(APPEAL_OUTCOMES),
      reason: z.string().nullable(),
      /** Where a part was given: what the sale costs since, which publishers do not see, and earns, which advertisers do not. */
      part: z.object({ priceCents: z.int().nullable(), payoutCents: z.int().nullable() }).nullable(),
    })
    .nullable(),
});
export type Appeal = z.infer<typeof Appeal>;

/** For whoever decides it: what a change would do, or why there can be none. */
const AppealChange = z.object({
  verdict: z.enum(CORRECTION_VERDICTS),
  billing: z.enum(BILLINGS),
  priceCents: z.int(),
  payoutCents: z.int(),
  /** What is missing in the balance or the budget. */
  missingCents: z.int(),
  /** It was paid out: so much the publisher would owe. */
  owedCents: z.int(),
  /** Between which prices a part may be given, of what, and what of it was paid out; null where none can be. */
  part: z
    .object({
      overCents: z.int(),
      underCents: z.int(),
      full: z.object({ priceCents: z.int(), payoutCents: z.int() }),
      paidOutCents: z.int(),
    })
    .nullable(),
  /** They decided the first time, and somebody else could decide this. */
  isOwnDecision: z.boolean(),
});
export type AppealChange = z.infer<typeof AppealChange>;

/** What both sides and the network said of one call or lead, and whose time runs. */
export const DisputeThread = z.object({
  kind: z.enum(DISPUTED_KINDS),
  id: z.string(),
  /** Null for what was disputed before there were any. */
  category: category.nullable(),
  second: z.int().nullable(),
  openedAt: At,
  reason: z.string().nullable(),
  billing: z.enum(BILLINGS),
  answerBy: At,
  decideBy: At,
  turn: z.enum(DISPUTE_TURNS).nullable(),
  decision: z
    .object({
      at: At,
      billing: z.enum(BILLINGS),
      reason: z.string().nullable(),
      /** Where only a part went back: of the price, which publishers do not see, and of the payout, which advertisers do not. */
      credit: z.object({ priceCents: z.int().nullable(), payoutCents: z.int().nullable() }).nullable(),
    })
    .nullable(),
  messages: z.array(DisputeMessage),
  appeal: Appeal.nullable(),
  /** Until when whoever asks may appeal; null where they may not. */
  appealBy: At.nullable(),
  /** To admins, while an appeal waits. */
  appealChange: AppealChange.nullable(),
  /** By policy and state, for whoever asks. */
  mayWrite: z.boolean(),
});
export type DisputeThread = z.infer<typeof DisputeThread>;

/** What the address of the queue says. */
export const DisputeFilter = z.object({ turn: z.enum(DISPUTE_TURNS).optional().catch(undefined) });
export type DisputeFilter = z.infer<typeof DisputeFilter>;
export const DisputeListQuery = DisputeFilter.extend(listParams(50));

export const DisputeRow = z.object({
  kind: z.enum(DISPUTED_KINDS),
  id: z.string(),
  category: category.nullable(),
  openedAt: At,
  answerBy: At,
  decideBy: At,
  turn: z.enum(DISPUTE_TURNS).nullable(),
  /** Decided before; this side asks for a second look. */
  appealedBy: z.enum(APPEAL_SIDES).nullable(),
  campaign: z.object({ publicId: z.string(), title: z.object({ en: z.string(), es: z.string() }) }).nullable(),
  publisher: z.string().nullable(),
  advertiser: z.string().nullable(),
  priceCents: z.int().nullable(),
  payoutCents: z.int().nullable(),
});
export type DisputeRow = z.infer<typeof DisputeRow>;

export const DisputeListResponse = listOf(DisputeRow);
export type DisputeListResponse = z.infer<typeof DisputeListResponse>;
