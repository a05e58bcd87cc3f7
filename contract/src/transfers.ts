import { isCalendarDay } from '@callstead/domain/calendar-day';
import { BANK_LINE_VERDICTS } from '@callstead/domain/transfers/judge-bank-lines';
import { TRANSFER_ORIGINS, TRANSFER_STATES } from '@callstead/domain/transfers/transfer-state';
import * as z from 'zod';
import { listOf, listParams } from './list.ts';
import { fieldError, optional, requiredText, shortText, text } from './text.ts';

const Cents = z.int().positive(fieldError('invalid')).max(1_000_000_000_000, fieldError('invalid'));
const Day = text().refine(isCalendarDay, fieldError('invalid'));

/** Where to send it; what an admin left empty is null. */
const BankDetails = z.object({
  bankName: z.string().nullable(),
  holder: z.string().nullable(),
  account: z.string(),
  routing: z.string().nullable(),
  note: z.string().nullable(),
});
export type BankDetails = z.infer<typeof BankDetails>;

const OwnTransfer = z.object({
  id: z.uuid(),
  state: z.enum(TRANSFER_STATES),
  amountCents: z.number().int(),
  day: z.string(),
  /** Why it was not recognized as theirs. */
  reason: z.string().nullable(),
});
export type OwnTransfer = z.infer<typeof OwnTransfer>;

export const OwnTransfersResponse = z.object({
  /** Null: the network takes no transfers. */
  bank: BankDetails.nullable(),
  reference: z.string(),
  /** The newest ones. */
  transfers: z.array(OwnTransfer),
});
export type OwnTransfersResponse = z.infer<typeof OwnTransfersResponse>;

/** Another transfer may be the same money: whether it is. Left out, it is asked for where there is such a one. */
const Twin = z.enum(['join', 'apart']).optional();
export type Twin = z.infer<typeof Twin>;

/** The client names what it announces or records: sent twice, it is there once. */
export const AnnounceTransferRequest = z.object({ id: z.uuid(), amountCents: Cents });
export type AnnounceTransferRequest = z.infer<typeof AnnounceTransferRequest>;

export const RecordTransferRequest = z.object({
  id: z.uuid(),
  amountCents: Cents,
  day: Day,
  sender: optional(shortText()),
  text: optional(shortText(300)),
  /** Whose it is, where somebody knows: then it is booked at once. */
  accountId: z.uuid().nullish(),
  twin: Twin,
});
export type RecordTransferRequest = z.infer<typeof RecordTransferRequest>;

const Party = z.object({ id: z.uuid(), name: z.string() });

export const BankTransfer = z.object({
  id: z.uuid(),
  origin: z.enum(TRANSFER_ORIGINS),
  state: z.enum(TRANSFER_STATES),
  amountCents: z.number().int(),
  day: z.string(),
  sender: z.string().nullable(),
  text: z.string().nullable(),
  /** Whose it is, or who announced it. */
  account: Party.nullable(),
  /** Whose it may be: its reference is one typing error away. */
  proposed: Party.nullable(),
  reason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  /** Null: nobody has decided yet. */
  decidedBy: z.string().nullable(),
});
export type BankTransfer = z.infer<typeof BankTransfer>;

export const TransferListQuery = z.object({
  state: z.enum(TRANSFER_STATES).optional().catch(undefined),
  search: shortText(100).catch('').default(''),
  ...listParams(25),
});
export type TransferListQuery = z.infer<typeof TransferListQuery>;

const Count = z.number().int();
export const TransferListResponse = listOf(BankTransfer).extend({
  /** All that wait for somebody. */
  counts: z.object({ announced: Count, unmatched: Count }),
});
export type TransferListResponse = z.infer<typeof TransferListResponse>;

export const MatchTransferRequest = z.object({ accountId: z.uuid(), twin: Twin });
export const TransferReasonRequest = z.object({ reason: requiredText(500) });

const IMPORT_MAX_LENGTH = 400_000;
/** The bank's CSV file as it is. */
export const ImportTransfersRequest = z.object({ text: requiredText(IMPORT_MAX_LENGTH) });

const TransferLine = z.object({
  line: z.number().int(),
  day: z.string().nullable(),
  amountCents: z.number().int().nullable(),
  text: z.string(),
  sender: z.string(),
  verdict: z.enum(BANK_LINE_VERDICTS),
  /** Whose it is, or may be. */
  account: Party.nullable(),
});
export type TransferLine = z.infer<typeof TransferLine>;

export const TransferImportResponse = z.object({ lines: z.array(TransferLine) });
export type TransferImportResponse = z.infer<typeof TransferImportResponse>;
