import { LANGUAGES } from '@callstead/domain/identity/account';
import { ENTRY_KINDS } from '@callstead/domain/ledger/entry';
import { PAYMENT_KINDS } from '@callstead/domain/payouts/payment-method';
import { FUNDED_MARKS, PAYOUT_STATUSES } from '@callstead/domain/payouts/payout-run';
import * as z from 'zod';
import { CsvZone } from '../billing/statements.ts';
import { listOf, listParams, pagedListOf, pagedListParams } from '../list.ts';

const Cents = z.number().int();
const Count = z.number().int();
const At = z.iso.datetime();

/** `account` is for admins, who see one account at a time. */
export const PayoutListQuery = z.object({ account: z.uuid().optional(), ...listParams(12) });
export type PayoutListQuery = z.infer<typeof PayoutListQuery>;

export const Payout = z.object({
  id: z.uuid(),
  /** What people call it by: the run's number and, of a retry, the attempt: '12', '12-2'. */
  number: z.string(),
  /** Frozen: on its way. Failed and returned: the money is theirs again and stands in a later one. */
  status: z.enum(PAYOUT_STATUSES),
  amountCents: Cents,
  method: z.object({ kind: z.enum(PAYMENT_KINDS), hint: z.string() }),
  /** Sales approved before this moment are in it. */
  cutOff: At,
  frozenAt: At,
  /** When the money left, in the network's zone. */
  sentOn: z.string().nullable(),
  /** What the bank calls it. */
  reference: z.string().nullable(),
  failedAt: At.nullable(),
  failureReason: z.string().nullable(),
});
export type Payout = z.infer<typeof Payout>;

/** Newest first. */
export const PayoutListResponse = listOf(Payout).extend({ zone: z.string() });
export type PayoutListResponse = z.infer<typeof PayoutListResponse>;

const Titled = z.object({ id: z.string(), title: z.string() });

export const PayoutStatementQuery = z.object({ language: z.enum(LANGUAGES).catch('es').default('es') });

/** The statement's head. What failed or was returned has no lines any more: its sums are empty. */
export const PayoutStatement = Payout.extend({
  zone: z.string(),
  publisher: z.object({
    id: z.uuid(),
    name: z.string(),
    companyName: z.string().nullable(),
    affId: z.string().nullable(),
  }),
  /** The three add up to the amount. */
  salesCents: Cents,
  correctionsCents: Cents,
  refusalsCents: Cents,
  byKind: z.array(z.object({ kind: z.enum(ENTRY_KINDS), lines: Count, amountCents: Cents })),
  /** Null: what belongs to no campaign, such as adjustments and bonuses. */
  byCampaign: z.array(z.object({ campaign: Titled.nullable(), calls: Count, amountCents: Cents })),
});
export type PayoutStatement = z.infer<typeof PayoutStatement>;

export const PayoutLinesQuery = PayoutStatementQuery.extend(pagedListParams(50));
export type PayoutLinesQuery = z.infer<typeof PayoutLinesQuery>;

export const PayoutLine = z.object({
  /** Its entry in the books. */
  id: z.number().int(),
  kind: z.enum(ENTRY_KINDS),
  /** When it was approved, refused or corrected. */
  at: At,
  callId: z.string().nullable(),
  conversionId: z.string().nullish(),
  leadId: z.string().nullish(),
  arrivedAt: At.nullable(),
  campaign: Titled.nullable(),
  reason: z.string().nullable(),
  amountCents: Cents,
  /** Of sales: where the advertiser's money for it came from. Null on other lines. */
  funded: z.enum(FUNDED_MARKS).nullable(),
});
export type PayoutLine = z.infer<typeof PayoutLine>;

/** Oldest first. */
export const PayoutLinesResponse = pagedListOf(PayoutLine);
export type PayoutLinesResponse = z.infer<typeof PayoutLinesResponse>;

export const PayoutStatementCsvQuery = PayoutStatementQuery.extend(CsvZone);
export type PayoutStatementCsvQuery = z.infer<typeof PayoutStatementCsvQuery>;
