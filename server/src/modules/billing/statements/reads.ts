import type { StatementCsvQuery, StatementQuery } from '@callstead/contract/billing/statements';
import { withoutCaller } from '@callstead/domain/calls/without-caller';
import type { Language } from '@callstead/domain/identity/account';
import type { LedgerAccount } from '@callstead/domain/ledger/accounts';
import { changeOf, type Funds } from '@callstead/domain/ledger/own-funds';
import type { Db } from '../../../db/database.ts';
import { type Page, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import { periodOf } from '../../ledger/admin/reads.ts';
import {
  balancesBefore,
  ENTRY_KEY,
  type EntryFilter,
  type ListedEntry,
  listEntries,
  streamEntries,
} from '../../ledger/entries/queries.ts';
import { listStatedCalls, listStatedConversions, listStatedLeads, type StatedCall, sumByKind } from '../queries.ts';

export type Holder<Part extends string> = {
  funds: Funds<Part>;
  /** Moves between their own pockets are not worth a line; but a publisher wants to see approvals. */
  outwardOnly: boolean;
  /** What somebody wrote about a call is read without its caller's number. */
  hidesCallers: boolean;
};

export type Sums<Part extends string> = { totalCents: number; parts: Record<Part, number> };

export type StatementLine<Part extends string> = {
  entry: ListedEntry;
  campaign: StatedCall['campaign'] | null;
  change: Sums<Part>;
  balanceCents: number;
};

export type Statement<Part extends string> = {
  opening: Sums<Part>;
  closing: Sums<Part>;
  totals: Awaited<ReturnType<typeof sumByKind>>;
  page: Page<StatementLine<Part>>;
};

/** One consistent look: opening and lines are the closing, to the cent, whatever is booked meanwhile. */
export function readStatement<Part extends string>(
  db: Db,
  holder: Holder<Part>,
  query: StatementQuery,
): Promise<Statement<Part>> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((db) => readPage(db, holder, query));
}

async function readPage<Part extends string>(
  db: Db,
  holder: Holder<Part>,
  query: StatementQuery,
): Promise<Statement<Part>> {
  const filter = filterOf(holder, query);
  const page = await pageOfLines(db, holder, query);
  const totals = await sumByKind(db, accountsOf(holder), filter);
  return {
    opening: await sumsBefore(db, holder, filter.from ?? BEGINNING),
    closing: await sumsBefore(db, holder, filter.to ?? END),
    totals: totals.filter(({ cents }) => cents !== 0),
    page,
  };
}

/** The lines alone, at one moment. */
export function readLines<Part extends string>(db: Db, holder: Holder<Part>, query: StatementQuery) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((db) => pageOfLines(db, holder, query));
}

async function pageOfLines<Part extends string>(
  db: Db,
  holder: Holder<Part>,
  query: StatementQuery,
): Promise<Page<StatementLine<Part>>> {
  const request = pageRequestOf(query, ENTRY_KEY);
  const rows = await listEntries(db, filterOf(holder, query), {
    from: request.from,
    descending: request.forward,
    limit: request.limit + 1,
  });
  const page = pageOf(rows, request, (entry) => entry.cursorKey);
  return { ...page, rows: await linesOf(db, holder, page.rows, query.language) };
}

const BEGINNING = '-infinity';
const END = 'infinity';

const accountsOf = <Part extends string>({ funds }: Holder<Part>) => Object.values<LedgerAccount>(funds);

function filterOf<Part extends string>(
  holder: Holder<Part>,
  query: Pick<StatementQuery, 'from' | 'to'>,
): EntryFilter & { accounts: readonly LedgerAccount[] } {
  return { ...periodOf(query), accounts: accountsOf(holder), outwardOnly: holder.outwardOnly };
}

async function sumsBefore<Part extends string>(
  db: Db,
  { funds }: Holder<Part>,
  at: string | Date,
  id?: string,
): Promise<Sums<Part>> {
  const accounts = Object.values<LedgerAccount>(funds);
  const held = await balancesBefore(db, accounts, { at, ...(id && { id }) });
  const parts = Object.fromEntries(
    (Object.entries(funds) as [Part, LedgerAccount][]).map(([part, account]) => [part, held.get(account) ?? 0]),
  ) as Record<Part, number>;
  return { totalCents: Object.values<number>(parts).reduce((sum, cents) => sum + cents, 0), parts };
}

/** Newest first; the balance before the oldest of the page carries the others. */
async function linesOf<Part extends string>(
  db: Db,
  holder: Holder<Part>,
  entries: readonly ListedEntry[],
  language: Language,
): Promise<StatementLine<Part>[]> {
  const oldest = entries.at(-1);
  if (!oldest) return [];
  const calls = await callsOf(db, entries, language);
  const [at = '', id = ''] = oldest.cursorKey;
  let balanceCents = (await sumsBefore(db, holder, at, id)).totalCents;
  return entries
    .toReversed()
    .map((entry) => {
      const change = changeOf(holder.funds, entry.postings);
      balanceCents += change.totalCents;
      return { ...lineOf(holder, entry, calls), change, balanceCents };
    })
    .toReversed();
}

/** Calls, conversions and leads, by their ids. */
async function callsOf(db: Db, entries: readonly ListedEntry[], language: Language): Promise<Map<string, StatedCall>> {
  const callIds = entries.flatMap(({ call_id }) => (call_id ? [call_id] : []));
  const conversionIds = entries.flatMap(({ conversion_id }) => (conversion_id ? [conversion_id] : []));
  const leadIds = entries.flatMap(({ lead_id }) => (lead_id ? [lead_id] : []));
  const [calls, conversions, leads] = await Promise.all([
    listStatedCalls(db, [...new Set(callIds)], language),
    listStatedConversions(db, [...new Set(conversionIds)], language),
    listStatedLeads(db, [...new Set(leadIds)], language),
  ]);
  return new Map([...calls, ...conversions, ...leads]);
}

function lineOf<Part extends string>(
  { hidesCallers }: Holder<Part>,
  entry: ListedEntry,
  calls: ReadonlyMap<string, StatedCall>,
) {
  const { campaign = null, caller = null } =
    calls.get(entry.call_id ?? entry.conversion_id ?? entry.lead_id ?? '') ?? {};
  const reason = entry.reason !== null && hidesCallers ? withoutCaller(entry.reason, caller) : entry.reason;
  return { entry: { ...entry, reason }, campaign };
}

/** Oldest first, as a book is read: what was there, every line with the balance after it, what is there. */
export async function* streamStatement<Part extends string>(
  db: Db,
  holder: Holder<Part>,
  query: StatementCsvQuery,
): AsyncGenerator<{ opening: Sums<Part> } | { line: StatementLine<Part> } | { closingCents: number }> {
  const filter = filterOf(holder, query);
  const opening = await sumsBefore(db, holder, filter.from ?? BEGINNING);
  yield { opening };
  let balanceCents = opening.totalCents;
  for await (const entries of inBatches(streamEntries(db, filter))) {
    const calls = await callsOf(db, entries, query.language);
    for (const entry of entries) {
      const change = changeOf(holder.funds, entry.postings);
      balanceCents += change.totalCents;
      yield { line: { ...lineOf(holder, entry, calls), change, balanceCents } };
    }
  }
  yield { closingCents: balanceCents };
}

const BATCH = 500;

async function* inBatches<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
