import type { LedgerEntriesCsvQuery } from '@callstead/contract/ledger';
import * as endpoints from '@callstead/contract/ledger-endpoints';
import type { Db } from '../../../db/database.ts';
import { type CsvRow, sendCsv } from '../../../http/csv.ts';
import { listed, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import { handle } from '../../../http/handle.ts';
import { ownFileName } from '../../../http/own-file-name.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { streamEntries } from '../entries/queries.ts';
import { entriesCsvHeader, entryCsvRows, holdersOf, presentAccount, presentTotals } from './present.ts';
import { accountKey, listLedgerAccounts, listNames, sortOf } from './queries.ts';
import { readLedgerEntries } from './read-entries.ts';
import { entryFilterOf, networkTotals, periodOf } from './reads.ts';

/** The administrator's look at everybody's money. */
export function ledgerAdminRoutes(app: App, { db }: Services): void {
  handle(app, endpoints.listLedgerAccounts, async ({ query }) => {
    const { side, search } = query;
    const sort = sortOf(side, query.sort);
    const request = pageRequestOf(query, accountKey(sort));
    const descending = (query.direction === 'desc') === request.forward;
    const rows = await listLedgerAccounts(db, {
      side,
      search,
      sort,
      descending,
      from: request.from,
      limit: request.limit + 1,
    });
    return listed(
      pageOf(rows, request, (row) => row.cursorKey),
      presentAccount,
    );
  });

  handle(app, endpoints.readLedgerTotals, async ({ query }) => presentTotals(await networkTotals(db, periodOf(query))));

  handle(app, endpoints.listLedgerEntries, ({ query }) => readLedgerEntries(db, query));

  handle(app, endpoints.exportLedgerEntries, async ({ query }, reply) =>
    sendCsv(reply, ownFileName(reply, 'postings.csv'), entriesCsvHeader(query), await csvLines(db, query)),
  );
}

async function csvLines(db: Db, query: LedgerEntriesCsvQuery): Promise<AsyncIterable<CsvRow>> {
  return linesOf(db, await entryFilterOf(db, query), query);
}

async function* linesOf(
  db: Db,
  filter: Parameters<typeof streamEntries>[1],
  query: LedgerEntriesCsvQuery,
): AsyncGenerator<CsvRow> {
  const names = new Map<string, string>();
  for await (const entry of streamEntries(db, filter)) {
    const unknown = holdersOf([entry]).filter((id) => !names.has(id));
    for (const [id, name] of await listNames(db, unknown)) names.set(id, name);
    yield* entryCsvRows(entry, names, query);
  }
}
