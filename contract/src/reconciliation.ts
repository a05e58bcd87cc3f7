import { isCalendarDay } from '@callstead/domain/calendar-day';
import { DIFFERENCE_KINDS, DIFFERENCE_STATES, PLACES } from '@callstead/domain/reconciliation/difference';
import * as z from 'zod';
import { listOf, listParams } from './list.ts';
import { requiredText, text } from './text.ts';

const Amount = z.number().int();

/** A day that is none is now. */
export const PositionQuery = z.object({ day: text().refine(isCalendarDay).optional().catch(undefined) });
export type PositionQuery = z.infer<typeof PositionQuery>;

/** Where the network's money lies and whose it is, as the ledger has it; both sides are the same sum. */
export const PositionResponse = z.object({
  /** The end of this day of the network; null: now. */
  day: z.string().nullable(),
  /** What lies outside, by the books: the gateway's payments to the bank are told by the gateway. */
  gatewayCents: Amount,
  bankCents: Amount,
  /** Below zero: what they paid out for the network; what it sent them is in no books. */
  paypalCents: Amount,
  wiseCents: Amount,
  movedToBankCents: Amount,
  /** By the gateway's own lines; null while none was read. */
  gatewaySaysCents: Amount.nullable(),
  /** Of advertisers, free to use. */
  balancesCents: Amount,
  /** Of these, what is above zero and what was spent on credit; only for now. */
  prepaidCents: Amount.nullable(),
  onCreditCents: Amount.nullable(),
  reservedCents: Amount,
  /** Of the network's own advertiser. */
  ownCents: Amount,
  heldCents: Amount,
  payableCents: Amount,
  payingCents: Amount,
  marginCents: Amount,
  adjustmentsCents: Amount,
  /** Below zero: what the gateway kept. */
  feesCents: Amount,
  /** Money outside less what belongs to somebody: nothing, or the books are wrong. */
  sumCents: Amount,
});
export type PositionResponse = z.infer<typeof PositionResponse>;

export const ReconciliationResponse = z.object({
  /** A network without one takes no cards. */
  hasGateway: z.boolean(),
  /** Until when the gateway has told; null: never read. */
  gatewayThrough: z.iso.datetime().nullable(),
  /** The days the bank's files told of. */
  bank: z.object({ first: z.string(), last: z.string() }).nullable(),
  settledLines: z.number().int(),
  openDifferences: z.number().int(),
});
export type ReconciliationResponse = z.infer<typeof ReconciliationResponse>;

export const DIFFERENCE_SUBJECTS = [
  'payment',
  'refund',
  'dispute',
  'transfer',
  'payout',
  'file',
  'gateway_payout',
  'by_hand',
  'bank_line',
  'gateway_line',
] as const;
export type DifferenceSubject = (typeof DIFFERENCE_SUBJECTS)[number];

const SumsOf = z.object({ amountCents: Amount, feeCents: Amount });

export const BooksDifference = z.object({
  id: z.uuid(),
  kind: z.enum(DIFFERENCE_KINDS),
  place: z.enum(PLACES),
  state: z.enum(DIFFERENCE_STATES),
  day: z.string(),
  books: SumsOf,
  outside: SumsOf,
  subject: z.enum(DIFFERENCE_SUBJECTS),
  /** By which the gateway or the bank knows it. */
  ref: z.string(),
  /** Whose money it is, where that is known. */
  account: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** What the line says. */
  text: z.string().nullable(),
  payoutRunId: z.uuid().nullable(),
  /** What is missing is a fee that can be booked as it is. */
  canBookFee: z.boolean(),
  foundAt: z.iso.datetime(),
  note: z.string().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** Null: its partner came. */
  endedBy: z.string().nullable(),
});
export type BooksDifference = z.infer<typeof BooksDifference>;

export const DifferenceListQuery = z.object({
  state: z.enum(DIFFERENCE_STATES).catch('open').default('open'),
  place: z.enum(PLACES).optional().catch(undefined),
  kind: z.enum(DIFFERENCE_KINDS).optional().catch(undefined),
  ...listParams(25),
});
export type DifferenceListQuery = z.infer<typeof DifferenceListQuery>;
export const DifferenceListResponse = listOf(BooksDifference);

export const ResolveDifferenceRequest = z.object({ note: requiredText(500) });
