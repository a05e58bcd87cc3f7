import type { LedgerAccount } from '@callstead/domain/ledger/accounts';
import type { EntryKind, Posting } from '@callstead/domain/ledger/entry';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { type CursorKey, KEY } from '../../../http/cursor.ts';

/** Entries by the date of posting. */
export type EntryFilter = {
  from: Date | undefined;
  to: Date | undefined;
  /** Only entries that touch one of these. */
  accounts?: readonly LedgerAccount[] | undefined;
  /** Money that only moved between `accounts` is left out. */
  outwardOnly?: boolean;
  kind?: EntryKind | undefined;
  callId?: string | undefined;
};

/** Rows behind `from`, in the order read; the key is the moment to the microsecond, and the entry's id. */
export type EntryPageRequest = { from: CursorKey | undefined; descending: boolean; limit: number };

export const ENTRY_KEY = [KEY.moment, KEY.bigint];

export type ListedEntry = {
  id: number;
  at: Date;
  cursorKey: CursorKey;
  kind: EntryKind;
  call_id: string | null;
  conversion_id: string | null;
  lead_id: string | null;
  reason: string | null;
  author: string | null;
  postings: Posting[];
};

/** Finds the page among narrow rows first: cost follows its length, not that of the history. */
export async function listEntries(db: Db, filter: EntryFilter, request: EntryPageRequest): Promise<ListedEntry[]> {
  if (filter.accounts?.length === 0) return [];
  const keys = filter.accounts ? keysOfAccounts(filter, filter.accounts, request) : keysOfNetwork(filter, request);
  const order = sql.raw(request.descending ? 'desc' : 'asc');
  const found = await sql<ListedEntry>`
    select e.id, e.at, array[e.at::text, e.id::text] as "cursorKey", e.kind, e.call_id, e.conversion_id, e.lead_id, e.reason,
           p.full_name as author,
           (select jsonb_agg(jsonb_build_object('from', from_account, 'to', to_account, 'amountCents', amount_cents)
                             order by line)
            from ledger_posting where entry_id = e.id) as postings
    from (${keys}) as key join ledger_entry e on e.id = key.id left join profile p on p.id = e.created_by
    order by e.at ${order}, e.id ${order}`.execute(db);
  return found.rows.map((row) => ({ ...row, postings: row.postings ?? [] }));
}

function keysOfNetwork(filter: EntryFilter, request: EntryPageRequest): RawBuilder<unknown> {
  const order = sql.raw(request.descending ? 'desc' : 'asc');
  return sql`
    select e.id from ledger_entry e
    where ${inPeriod(filter, sql`e.at`)} and ${behind(request, sql`e.at, e.id`)}
      and ${filter.kind ? sql`e.kind = ${filter.kind}` : sql`true`}
      and ${filter.callId ? sql`e.call_id = ${filter.callId}` : sql`true`}
    order by e.at ${order}, e.id ${order} limit ${request.limit}`;
}

/** One short walk along the index for each account and direction, then merged. */
function keysOfAccounts(
  filter: EntryFilter,
  accounts: readonly LedgerAccount[],
  request: EntryPageRequest,
): RawBuilder<unknown> {
  const order = sql.raw(request.descending ? 'desc' : 'asc');
  const branches = accounts.flatMap((account) => [
    branch(filter, accounts, request, sql`p.from_account = ${account}`, sql`p.to_account`),
    branch(filter, accounts, request, sql`p.to_account = ${account}`, sql`p.from_account`),
  ]);
  return sql`
    select distinct at, id from (${sql.join(branches, sql` union all `)}) touched
    order by at ${order}, id ${order} limit ${request.limit}`;
}

function branch(
  filter: EntryFilter,
  accounts: readonly LedgerAccount[],
  request: EntryPageRequest,
  isSide: RawBuilder<unknown>,
  other: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const order = sql.raw(request.descending ? 'desc' : 'asc');
  const narrowed = filter.kind ?? filter.callId;
  return sql`(
    select distinct p.at, p.entry_id as id from ledger_posting p
    where ${isSide} and ${inPeriod(filter, sql`p.at`)} and ${behind(request, sql`p.at, p.entry_id`)}
      and ${filter.outwardOnly ? sql`${other} <> all(${accounts}::text[])` : sql`true`}
      and ${narrowed ? ofEntry(filter) : sql`true`}
    order by p.at ${order}, p.entry_id ${order} limit ${request.limit})`;
}

const ofEntry = ({ kind, callId }: EntryFilter) => sql`exists (
  select 1 from ledger_entry e where e.id = p.entry_id
    and ${kind ? sql`e.kind = ${kind}` : sql`true`} and ${callId ? sql`e.call_id = ${callId}` : sql`true`})`;

export function inPeriod({ from, to }: Pick<EntryFilter, 'from' | 'to'>, at: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${from ? sql`${at} >= ${from}` : sql`true`} and ${to ? sql`${at} < ${to}` : sql`true`}`;
}

function behind({ from, descending }: EntryPageRequest, keys: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!from) return sql`true`;
  return sql`(${keys}) ${sql.raw(descending ? '<' : '>')} (${from[0]}::timestamptz, ${from[1]}::bigint)`;
}

const BATCH = 1000;

/** Everything that matches, oldest first, a batch at a time: no transaction stays open while somebody downloads. */
export async function* streamEntries(db: Db, filter: EntryFilter): AsyncGenerator<ListedEntry> {
  let from: CursorKey | undefined;
  for (;;) {
    const rows = await listEntries(db, filter, { from, descending: false, limit: BATCH });
    yield* rows;
    from = rows.at(-1)?.cursorKey;
    if (rows.length < BATCH) return;
  }
}

/** What each account held right before a moment: what it holds now, less what came since. */
export async function balancesBefore(
  db: Db,
  accounts: readonly LedgerAccount[],
  { at, id = '0' }: { at: string | Date; id?: string },
): Promise<Map<LedgerAccount, number>> {
  const since = sql`(at, entry_id) >= (${at}::timestamptz, ${id}::bigint)`;
  const found = await sql<{ account: LedgerAccount; cents: number }>`
    select a.account, (coalesce(b.balance_cents, 0)
      - coalesce((select sum(amount_cents) from ledger_posting where to_account = a.account and ${since}), 0)
      + coalesce((select sum(amount_cents) from ledger_posting where from_account = a.account and ${since}), 0)
      )::bigint as cents
    from unnest(${accounts}::text[]) as a (account) left join ledger_balance b on b.account = a.account`.execute(db);
  return new Map(found.rows.map(({ account, cents }) => [account, cents]));
}

/** What accounts took in a period, and what they gave. For the network's own, which keep no balance. */
export async function flowOf(db: Db, account: LedgerAccount, period: Pick<EntryFilter, 'from' | 'to'>) {
  const within = inPeriod(period, sql`at`);
  const found = await sql<{ taken: number; given: number }>`
    select coalesce((select sum(amount_cents) from ledger_posting where to_account = ${account} and ${within}), 0)::bigint as taken,
           coalesce((select sum(amount_cents) from ledger_posting where from_account = ${account} and ${within}), 0)::bigint as given`.execute(
    db,
  );
  return found.rows[0] ?? { taken: 0, given: 0 };
}
