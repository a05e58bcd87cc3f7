import { withoutCaller } from '@callstead/domain/calls/without-caller';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, can } from '@callstead/domain/policy';
import type { Db } from '../../../db/database.ts';
import { type Page, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import { accountOfPage } from '../../identity/profile/reads.ts';
import { type AccountRow, findAccount } from '../../identity/queries.ts';
import { findPayout, type PayoutRow } from '../marks/queries.ts';
import { publisherOfPage } from '../publisher-of-page.ts';
import {
  type CampaignSum,
  type KindSum,
  LINE_KEY,
  type LineRow,
  type ListedPayout,
  listLines,
  listPayoutsOf,
  PAYOUT_KEY,
  sumLinesByCampaign,
  sumLinesByKind,
} from './queries.ts';

type ListQuery = { account?: string | undefined; after?: string | undefined; limit: number };

/** One publisher's: their own, or the one an admin picked. */
export async function listOwnPayouts(db: Db, actor: Actor, query: ListQuery): Promise<Page<ListedPayout>> {
  const account = await publisherOfPage(db, actor, { action: 'payout.read', picked: query.account });
  const request = pageRequestOf(query, PAYOUT_KEY);
  const rows = await listPayoutsOf(db, { accountId: account.id, after: request.from, limit: query.limit + 1 });
  return pageOf(rows, request, ({ cursorKey }) => cursorKey);
}

/** 404 instead of 403 for another's payout; whoever may not see their own learns of neither. */
export async function findOwnPayout(db: Db, actor: Actor, id: string): Promise<PayoutRow> {
  const isAdmin = can(actor, 'account.view-any');
  const own = isAdmin ? undefined : await accountOfPage(db, actor, { action: 'payout.read' });
  const payout = await findPayout(db, id);
  if (!payout || (own && payout.account_id !== own.id)) throw new DomainError('not_found');
  return payout;
}

export type Statement = {
  payout: PayoutRow;
  publisher: AccountRow;
  byKind: KindSum[];
  byCampaign: CampaignSum[];
};

export async function readStatement(db: Db, actor: Actor, id: string): Promise<Statement> {
  const payout = await findOwnPayout(db, actor, id);
  const publisher = await findAccount(db, payout.account_id);
  if (!publisher) throw new DomainError('not_found');
  const [byKind, byCampaign] = await Promise.all([sumLinesByKind(db, id), sumLinesByCampaign(db, id)]);
  return { payout, publisher, byKind, byCampaign };
}

type LinesQuery = { id: string; after?: string | undefined; before?: string | undefined; limit: number };

export async function readLines(db: Db, actor: Actor, { id, ...query }: LinesQuery): Promise<Page<LineRow>> {
  const { id: payoutId } = await findOwnPayout(db, actor, id);
  const request = pageRequestOf(query, LINE_KEY);
  const { from, forward, limit } = request;
  const rows = await listLines(db, { payoutId, from, forward, limit: limit + 1 });
  return pageOf(rows.map(withoutCallerIn), request, ({ cursorKey }) => cursorKey);
}

const BATCH = 500;

/** Every line, some at a time: nothing waits in memory. */
export async function* streamLines(db: Db, payoutId: string): AsyncGenerator<LineRow> {
  let from: LineRow['cursorKey'] | undefined;
  do {
    const rows: LineRow[] = await listLines(db, { payoutId, from, forward: true, limit: BATCH });
    for (const row of rows) yield withoutCallerIn(row);
    from = rows.length === BATCH ? rows.at(-1)?.cursorKey : undefined;
  } while (from);
}

/** What somebody wrote about a call is read without its caller's number. */
const withoutCallerIn = (line: LineRow): LineRow => ({
  ...line,
  reason: line.reason === null ? null : withoutCaller(line.reason, line.caller),
});
