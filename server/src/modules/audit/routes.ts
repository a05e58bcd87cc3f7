import * as endpoints from '@callstead/contract/audit-endpoints';
import { type CsvRow, sendCsv } from '../../http/csv.ts';
import { isNumberKey, listed, pageOf, pageRequestOf } from '../../http/cursor.ts';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { AUDIT_CSV_HEADER, auditCsvRow, presentEntry } from './present.ts';
import { type AuditRow, listAuditEntries, streamAuditEntries } from './queries.ts';

export function auditRoutes(app: App, { db }: Services): void {
  handle(app, endpoints.listAudit, async ({ query }) => {
    const request = pageRequestOf(query, 1, isNumberKey);
    const id = request.from && Number(request.from[0]);
    const edge = request.forward ? { olderThan: id } : { newerThan: id };
    const rows = await listAuditEntries(db, query, { ...edge, limit: query.limit + 1 });
    return listed(
      pageOf(rows, request, (row) => [String(row.id)]),
      presentEntry,
    );
  });

  handle(app, endpoints.exportAudit, ({ query }, reply) =>
    sendCsv(reply, 'callstead-audit.csv', AUDIT_CSV_HEADER, linesOf(streamAuditEntries(db, query))),
  );
}

async function* linesOf(entries: AsyncIterable<AuditRow>): AsyncGenerator<CsvRow> {
  for await (const entry of entries) yield auditCsvRow(entry);
}
