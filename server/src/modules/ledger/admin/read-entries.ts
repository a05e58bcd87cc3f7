import type { LedgerEntriesQuery, LedgerEntriesResponse } from '@callstead/contract/ledger';
import type { Db } from '../../../db/database.ts';
import { listed, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import { ENTRY_KEY, listEntries } from '../entries/queries.ts';
import { holdersOf, presentEntry } from './present.ts';
import { listNames } from './queries.ts';
import { entryFilterOf } from './reads.ts';

/** A page of everybody's entries, newest first. */
export async function readLedgerEntries(db: Db, query: LedgerEntriesQuery): Promise<LedgerEntriesResponse> {
  const request = pageRequestOf(query, ENTRY_KEY);
  const rows = await listEntries(db, await entryFilterOf(db, query), {
    from: request.from,
    descending: request.forward,
    limit: request.limit + 1,
  });
  const page = pageOf(rows, request, (row) => row.cursorKey);
  const names = await listNames(db, holdersOf(page.rows));
  return listed(page, (row) => presentEntry(row, names));
}
