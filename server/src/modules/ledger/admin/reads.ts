import type { LedgerEntriesQuery } from '@callstead/contract/ledger';
import { ADJUSTMENTS, GATEWAY, type LedgerAccount, REVENUE } from '@callstead/domain/ledger/accounts';
import { advertiserFunds, publisherFunds } from '@callstead/domain/ledger/own-funds';
import type { Db } from '../../../db/database.ts';
import { findAccount } from '../../identity/queries.ts';
import { type EntryFilter, flowOf } from '../entries/queries.ts';
import { sideOfType, sumOwed } from './queries.ts';

type EntryQuery = Pick<LedgerEntriesQuery, 'from' | 'to' | 'account' | 'kind' | 'callId'>;

export async function entryFilterOf(db: Db, { from, to, account, kind, callId }: EntryQuery): Promise<EntryFilter> {
  return { ...periodOf({ from, to }), accounts: account ? await accountsOf(db, account) : undefined, kind, callId };
}

export function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  return { from: from === undefined ? undefined : new Date(from), to: to === undefined ? undefined : new Date(to) };
}

/** An id nobody has leads to no account, and so to no entry. */
async function accountsOf(db: Db, holderId: string): Promise<LedgerAccount[]> {
  const holder = await findAccount(db, holderId);
  if (!holder) return [];
  const funds = sideOfType(holder.type) === 'advertiser' ? advertiserFunds(holderId) : publisherFunds(holderId);
  return Object.values(funds);
}

/** Summed over the postings of the period: the network's own accounts keep no running balance. */
export async function networkTotals(db: Db, period: Pick<EntryFilter, 'from' | 'to'>) {
  const [revenue, gateway, adjustments, owed] = await Promise.all([
    flowOf(db, REVENUE, period),
    flowOf(db, GATEWAY, period),
    flowOf(db, ADJUSTMENTS, period),
    sumOwed(db),
  ]);
  return { revenue, gateway, adjustments, owed };
}
