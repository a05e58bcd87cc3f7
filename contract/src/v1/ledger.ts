import { ENTRY_KINDS } from '@callstead/domain/ledger/entry';
import * as z from 'zod';
import { BillingResponse, EarningsResponse } from '../billing/statements.ts';
import { LedgerEntriesQuery, LedgerEntry } from '../ledger.ts';
import { listOf } from '../list.ts';
import { exact, page, period, whose } from './exact.ts';

const Cents = z.number().int();

export const BalanceAsked = z.strictObject(whose);

/** An advertiser's or a publisher's money. */
export const Balance = z.discriminatedUnion('side', [
  BillingResponse.extend({ side: z.literal('advertiser') }),
  EarningsResponse.extend({ side: z.literal('publisher') }),
]);
export type Balance = z.infer<typeof Balance>;

export const EntriesAsked = z.strictObject({ ...whose, ...period, ...page });
export type EntriesAsked = z.infer<typeof EntriesAsked>;

/** What changed one account. */
export const Entry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  kind: z.enum(ENTRY_KINDS),
  callId: z.string().nullable(),
  conversionId: z.string().nullable(),
  leadId: z.string().nullable(),
  offerId: z.string().nullable(),
  reason: z.string().nullable(),
  amountCents: Cents,
  /** Where: `balance` and `reserved` of advertisers, `held`, `payable` and `paying` of publishers. */
  parts: z.partialRecord(z.enum(['balance', 'reserved', 'held', 'payable', 'paying']), Cents),
  /** The whole after it. */
  balanceCents: Cents,
});
export type Entry = z.infer<typeof Entry>;
export const EntryList = listOf(Entry);

export const PostingsAsked = exact(LedgerEntriesQuery.omit({ before: true }).extend({ ...page }));
/** Everybody's entries with their postings. */
export const PostingList = listOf(LedgerEntry);
