import * as endpoints from '@callstead/contract/audit-endpoints';
import { type CsvRow, sendCsv } from '../../http/csv.ts';
import { KEY, listed, pageOf, pageRequestOf } from '../../http/cursor.ts';
import { handle } from '../../http/handle.ts';
import { ownFileName } from '../../http/own-file-name.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { AUDIT_CSV_HEADER, auditCsvRow, presentEntry } from './present.ts';
import { type AuditRow, type EntryKey, entryKeyOf, listAuditEntries, streamAuditEntries } from './queries.ts';

const ENTRY_KEY = [KEY.micros, KEY.bigint];

export function auditRoutes(app: App, { db }: Services): void {
  handle(app, endpoints.listAudit, async ({ query }) => {
    const request = pageRequestOf(query, ENTRY_KEY);
    const { forward, from } = request;
    const rows = await listAuditEntries(db, query, { forward, from: from as EntryKey, limit: query.limit + 1 });
    return listed(pageOf(rows, request, entryKeyOf), presentEntry);
  });

  handle(app, endpoints.exportAudit, ({ query }, reply) =>
    sendCsv(reply, ownFileName(reply, 'audit.csv'), AUDIT_CSV_HEADER, linesOf(streamAuditEntries(db, query))),
  );
}

async function* linesOf(entries: AsyncIterable<AuditRow>): AsyncGenerator<CsvRow> {
  for await (const entry of entries) yield auditCsvRow(entry);
}
