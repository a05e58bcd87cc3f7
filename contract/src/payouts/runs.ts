import { isCalendarDay } from '@callstead/domain/calendar-day';
import { PAYOUT_FILE_FORMATS } from '@callstead/domain/payouts/files/payout-order';
import { PAYMENT_KINDS } from '@callstead/domain/payouts/payment-method';
import {
  PAYOUT_STATUSES,
  RUN_SCHEDULES,
  RUN_STATUSES,
  RUN_VERDICTS,
  TERM_SCHEDULES,
} from '@callstead/domain/payouts/payout-run';
import * as z from 'zod';
import { listOf, listParams } from '../list.ts';
import { fieldError, optional, requiredText, shortText, text } from '../text.ts';
import { whole } from '../whole.ts';

const Cents = z.number().int();
const Count = z.number().int();
const At = z.iso.datetime();
const Day = text().refine(isCalendarDay, fieldError('invalid'));

/** What the amount of a publisher is made of; the three add up to it. */
const Parts = {
  /** Sales that were approved. */
  salesCents: Cents,
  /** Adjustments, bonuses and prices that were changed; below zero where they take more than they give. */
  correctionsCents: Cents,
  /** Sales that were refused after their approval: zero or below. */
  refusalsCents: Cents,
  amountCents: Cents,
};

const RunSummary = z.object({
  id: z.uuid(),
  /** 1, 2, 3 …: what people call it by. */
  number: z.number().int(),
  schedule: z.enum(RUN_SCHEDULES),
  /** Of an early one: who asked for it, and the share it costs them. */
  early: z.object({ publisher: z.string(), feeBasisPoints: Count }).nullable(),
  /** Sales approved before this moment are in it. */
  cutOff: At,
  status: z.enum(RUN_STATUSES),
  proposedAt: At,
  /** Null: the network itself, on schedule. */
  proposedBy: z.string().nullable(),
  frozenAt: At.nullable(),
  cancelledAt: At.nullable(),
  /** How many different people have to approve it. */
  approvalsNeeded: Count,
  /** How many did, of what stands in it now. */
  approvalsGiven: Count,
  /** While it is being frozen: of how many publishers that is done. */
  freezing: z.object({ done: Count, of: Count }).nullable(),
  /** Who is paid and what: of a proposed run as things are now, of a frozen one without what failed. */
  pays: z.object({ publishers: Count, ...Parts }),
  /** Who is not, and what they have. */
  waits: z.object({ publishers: Count, amountCents: Cents }),
  /** Payouts of a frozen run by how far they are; all zero before. */
  progress: z.object({ frozen: Count, sent: Count, failed: Count, returned: Count }),
});
export type PayoutRunSummary = z.infer<typeof RunSummary>;

export const PayoutRunListQuery = z.object({
  status: z.enum(RUN_STATUSES).optional().catch(undefined),
  ...listParams(25),
});
export type PayoutRunListQuery = z.infer<typeof PayoutRunListQuery>;

/** Newest first. */
export const PayoutRunListResponse = listOf(RunSummary).extend({
  /** Of the network: what cut-offs and dates are meant in. */
  zone: z.string(),
});
export type PayoutRunListResponse = z.infer<typeof PayoutRunListResponse>;

/** The client names it: sent twice, it is proposed once. Without a cut-off: now. */
export const ProposePayoutRunRequest = z.object({
  id: z.uuid(),
  cutOff: z.iso.datetime({ offset: true }).nullish(),
});
export type ProposePayoutRunRequest = z.infer<typeof ProposePayoutRunRequest>;

export const PayoutFile = z.object({
  id: z.uuid(),
  format: z.enum(PAYOUT_FILE_FORMATS),
  /** As it is called when it is downloaded. */
  name: z.string(),
  madeAt: At,
  madeBy: z.string(),
  payouts: Count,
  totalCents: Cents,
  /** How many of them were neither sent nor failed yet: zero when it is done. */
  open: Count,
});
export type PayoutFile = z.infer<typeof PayoutFile>;

/** Payouts that PayPal sends for us. */
export const PayoutBatch = z.object({
  id: z.uuid(),
  /** What PayPal calls it; null until it has it. */
  ref: z.string().nullable(),
  madeAt: At,
  madeBy: z.string(),
  payouts: Count,
  totalCents: Cents,
  /** How many of them PayPal has not decided about yet: zero when it is done. */
  open: Count,
  /** PayPal would not take it, in its own words: its payouts wait for another way. */
  refusal: z.string().nullable(),
  /** It was asked for again and refused then, in PayPal's words: look it up there. */
  problem: z.string().nullable(),
});
export type PayoutBatch = z.infer<typeof PayoutBatch>;

const ROW_STATES = [...RUN_VERDICTS, ...PAYOUT_STATUSES] as const;
export type PayoutRowState = (typeof ROW_STATES)[number];

const Method = z.object({ kind: z.enum(PAYMENT_KINDS), hint: z.string() });

export const PayoutRun = RunSummary.extend({
  zone: z.string(),
  /** Names all that stands in a proposed run: whoever approves sends it back, so that nobody approves what they have not seen. Null when it is not proposed. */
  digest: z.string().nullable(),
  approvals: z.array(
    z.object({
      by: z.string(),
      at: At,
      /** False: the run has changed since, it has to be given again. */
      isCurrent: z.boolean(),
      isYours: z.boolean(),
    }),
  ),
  /** How many publishers and how much by verdict (proposed) or by status of their payout (frozen); both while it is being frozen. */
  states: z.array(z.object({ state: z.enum(ROW_STATES), publishers: Count, amountCents: Cents })),
  files: z.array(PayoutFile),
  batches: z.array(PayoutBatch),
  /** Whether PayPal can be asked to send. */
  canSendByPaypal: z.boolean(),
  /** Of a simulated PayPal: where somebody decides what becomes of each payout. */
  paypalSimulator: z.string().nullable(),
  /** Frozen payouts that stand in no file or batch yet, by how they are paid, with the format made for them. */
  unfiled: z.array(
    z.object({ kind: z.enum(PAYMENT_KINDS), format: z.enum(PAYOUT_FILE_FORMATS), payouts: Count, totalCents: Cents }),
  ),
});
export type PayoutRun = z.infer<typeof PayoutRun>;

export const PayoutRowsQuery = z.object({
  /** Only those with this verdict or status. */
  state: z.enum(ROW_STATES).optional().catch(undefined),
  /** Part of a name, a company or an affId. */
  search: shortText(100).catch('').default(''),
  ...listParams(50),
});
export type PayoutRowsQuery = z.infer<typeof PayoutRowsQuery>;

/** A publisher in a run; in a frozen one, a payout of theirs: one that failed and its retry are two rows. */
const PayoutRow = z.object({
  publisher: z.object({ id: z.uuid(), name: z.string(), affId: z.string().nullable() }),
  ...Parts,
  /** How many lines of the books it is made of. */
  lines: Count,
  /** Of the sales in it, what advertisers still owe: on credit, or taken back by a bank since. Null when it is not proposed. */
  unfunded: z.object({ creditCents: Cents, chargedBackCents: Cents }).nullable(),
  /** The one in force: now, or when it was frozen. */
  method: Method.nullable(),
  /** Of a frozen run: why it was paid or not when it was frozen. */
  verdict: z.enum(RUN_VERDICTS),
  /** Why they are on hold, or were left out; null: what the verdict says is all, or their account is not approved. */
  reason: z.string().nullable(),
  /** Null: none was made, because the run is not frozen or the verdict was another than 'pays'. */
  payout: z
    .object({
      id: z.uuid(),
      attempt: Count,
      status: z.enum(PAYOUT_STATUSES),
      sentOn: z.string().nullable(),
      reference: z.string().nullable(),
      failureReason: z.string().nullable(),
      fileId: z.uuid().nullable(),
      /** While PayPal sends it, nobody else says what became of it. */
      batchId: z.uuid().nullable(),
      /** In PayPal's own word. */
      gatewayStatus: z.string().nullable(),
      /** It failed or came back and nothing stands in its place yet. */
      canRetry: z.boolean(),
    })
    .nullable(),
});
export type PayoutRow = z.infer<typeof PayoutRow>;

/** By name. */
export const PayoutRowsResponse = listOf(PayoutRow);
export type PayoutRowsResponse = z.infer<typeof PayoutRowsResponse>;

export const ApprovePayoutRunRequest = z.object({ digest: z.string().regex(/^[0-9a-f]{64}$/) });

export const ByRunAndAccount = z.object({ id: z.uuid(), accountId: z.uuid() });
export const PayoutReasonRequest = z.object({ reason: requiredText(500) });

export const MakePayoutFileRequest = z.object({
  /** The client names it: sent twice, it is made once. */
  id: z.uuid(),
  format: z.enum(PAYOUT_FILE_FORMATS),
});
export type MakePayoutFileRequest = z.infer<typeof MakePayoutFileRequest>;

/** The client names it: sent twice, it is sent once. */
export const SendPayoutBatchRequest = z.object({ id: z.uuid() });
export type SendPayoutBatchRequest = z.infer<typeof SendPayoutBatchRequest>;

/** When the money left, in the network's zone; what the bank calls it, if it said. */
export const PayoutSentRequest = z.object({ sentOn: Day, reference: optional(shortText(100)) });
export type PayoutSentRequest = z.infer<typeof PayoutSentRequest>;
/** All of a file that is neither sent nor failed yet. */
export const PayoutFileSentRequest = PayoutSentRequest.extend({ fileId: z.uuid() });
export type PayoutFileSentRequest = z.infer<typeof PayoutFileSentRequest>;

const NET_DAYS_MAX = 90;
const heldReason = optional(shortText(500));

/** Null `heldReason`: not on hold. Days stand with `net` and with nothing else. */
export const SetPayoutTermsRequest = z
  .object({
    schedule: z.enum(TERM_SCHEDULES),
    netDays: whole(1, NET_DAYS_MAX).nullish(),
    heldReason,
  })
  .refine(({ schedule, netDays }) => schedule !== 'net' || netDays != null, {
    path: ['netDays'],
    ...fieldError('required'),
  });
export type SetPayoutTermsRequest = z.infer<typeof SetPayoutTermsRequest>;

export const PayoutTerms = z.object({
  schedule: z.enum(TERM_SCHEDULES),
  netDays: z.number().int().nullable(),
  heldReason: z.string().nullable(),
  /** Null: nobody has changed them yet. */
  changedAt: At.nullable(),
  changedBy: z.string().nullable(),
});
export type PayoutTerms = z.infer<typeof PayoutTerms>;
