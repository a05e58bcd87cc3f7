import { LEDGER_PARTS } from '@callstead/domain/ledger/accounts';
import { ENTRY_KINDS } from '@callstead/domain/ledger/entry';
import * as z from 'zod';
import { CsvZone } from './billing/statements.ts';
import { pagedListOf, pagedListParams } from './list.ts';
import { fieldError, optional, paragraph, requiredText, shortText } from './text.ts';
import { whole } from './whole.ts';

/** The client names what it records: sent twice, it is recorded once. */
const recorded = { id: z.uuid(), accountId: z.uuid() };
const Cents = z.int().positive(fieldError('invalid')).max(1_000_000_000_000, fieldError('invalid'));

export const TopUpRequest = z.object({ ...recorded, amountCents: Cents, reason: optional(paragraph()) });
export const WithdrawalRequest = z.object({
  ...recorded,
  kind: z.enum(['withdrawal', 'chargeback']),
  amountCents: Cents,
  reason: optional(paragraph()),
});
/** Below zero takes money from the account. */
export const AdjustmentRequest = z.object({
  ...recorded,
  side: z.enum(['advertiser', 'publisher']),
  amountCents: z
    .int()
    .min(-1_000_000_000_000, fieldError('invalid'))
    .max(1_000_000_000_000, fieldError('invalid'))
    .refine((cents) => cents !== 0, fieldError('required')),
  reason: requiredText(500),
});
/** To a publisher, on top of what they earned. */
export const BonusRequest = z.object({ ...recorded, amountCents: Cents, reason: requiredText(500) });
export const CreditLimitRequest = z.object({
  creditLimitCents: z.int().min(0, fieldError('invalid')).max(1_000_000_000_00),
  /** How long their invoices may wait; as it was where it is left out. */
  netDays: whole(0, 120).nullish(),
});

export const BalanceResponse = z.object({ balanceCents: z.int(), creditLimitCents: z.int() });
export type BalanceResponse = z.infer<typeof BalanceResponse>;

// GET /api/admin/ledger/accounts, /totals, /entries, /entries.csv

const Moment = z.iso.datetime({ offset: true }).optional().catch(undefined);
const Amount = z.number().int();

export const LEDGER_SIDES = ['advertiser', 'publisher'] as const;
export type LedgerSide = (typeof LEDGER_SIDES)[number];
export const LEDGER_ACCOUNT_SORTS = ['name', 'balance', 'reserved', 'held', 'payable', 'paying'] as const;
export type LedgerAccountSort = (typeof LEDGER_ACCOUNT_SORTS)[number];

export const LedgerAccountsQuery = z.object({
  side: z.enum(LEDGER_SIDES).catch('advertiser').default('advertiser'),
  search: shortText().catch('').default(''),
  sort: z.enum(LEDGER_ACCOUNT_SORTS).catch('name').default('name'),
  direction: z.enum(['asc', 'desc']).catch('asc').default('asc'),
  ...pagedListParams(25),
});
export type LedgerAccountsQuery = z.infer<typeof LedgerAccountsQuery>;

/** What the other side has is null. */
export const HolderBalances = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  companyName: z.string().nullable(),
  isNetworkOwned: z.boolean(),
  balanceCents: Amount.nullable(),
  reservedCents: Amount.nullable(),
  creditLimitCents: Amount.nullable(),
  /** Null: none were agreed. */
  netDays: z.number().int().nullable(),
  heldCents: Amount.nullable(),
  payableCents: Amount.nullable(),
  payingCents: Amount.nullable(),
});
export type HolderBalances = z.infer<typeof HolderBalances>;

export const LedgerAccountsResponse = pagedListOf(HolderBalances);
export type LedgerAccountsResponse = z.infer<typeof LedgerAccountsResponse>;

/** By the date of the postings; from this moment on and before that one. */
export const LedgerPeriod = z.object({ from: Moment, to: Moment });
/** What the network's own accounts took in the period, less what they gave. */
export const LedgerTotalsResponse = z.object({
  revenueCents: Amount,
  /** Received from outside, less what was paid out: what the network holds for others grew by it. */
  receivedCents: Amount,
  paidOutCents: Amount,
  adjustmentsCents: Amount,
  /** Right now, whatever the period. */
  owedToAdvertisersCents: Amount,
  owedToPublishersCents: Amount,
});
export type LedgerTotalsResponse = z.infer<typeof LedgerTotalsResponse>;

const LedgerEntryFilter = LedgerPeriod.extend({
  /** Whose accounts took part. */
  account: z.uuid().optional().catch(undefined),
  kind: z.enum(ENTRY_KINDS).optional().catch(undefined),
  callId: shortText(40).optional().catch(undefined),
});
export const LedgerEntriesQuery = LedgerEntryFilter.extend(pagedListParams(50));
export type LedgerEntriesQuery = z.infer<typeof LedgerEntriesQuery>;
export const LedgerEntriesCsvQuery = LedgerEntryFilter.extend(CsvZone);
export type LedgerEntriesCsvQuery = z.infer<typeof LedgerEntriesCsvQuery>;

/** An account by what people call it: 'payable' of Nora Paz; the network's own have no holder. */
const LedgerParty = z.object({
  part: z.enum(LEDGER_PARTS),
  holder: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});
export type LedgerParty = z.infer<typeof LedgerParty>;

export const LedgerEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  kind: z.enum(ENTRY_KINDS),
  callId: z.string().nullable(),
  conversionId: z.string().nullish(),
  leadId: z.string().nullish(),
  reason: z.string().nullable(),
  /** Null: the network itself. */
  by: z.string().nullable(),
  postings: z.array(z.object({ from: LedgerParty, to: LedgerParty, amountCents: Amount })),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

export const LedgerEntriesResponse = pagedListOf(LedgerEntry);
export type LedgerEntriesResponse = z.infer<typeof LedgerEntriesResponse>;
