import { AuditFilter, AuditListQuery, AuditListResponse } from '@callstead/contract/audit';
import { type CsvRow, sendCsv } from '../../http/csv.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { AUDIT_CSV_HEADER, auditCsvRow, presentEntries } from './present.ts';
import { type AuditRow, listAuditEntries, streamAuditEntries } from './queries.ts';

export function auditRoutes(app: App, { db }: Services): void {
  const config = { access: 'audit.read' } as const;

  app.get(
    '/admin/audit',
    {
      config,
      schema: { querystring: AuditListQuery, response: { 200: AuditListResponse } },
    },
    async ({ query }) => {
      const { after, before, limit } = query;
      const request = { olderThan: before ? undefined : after, newerThan: before, limit: limit + 1 };
      return presentEntries(await listAuditEntries(db, query, request), query);
    },
  );

  app.get('/admin/audit.csv', { config, schema: { querystring: AuditFilter } }, ({ query }, reply) =>
    sendCsv(reply, 'callstead-audit.csv', AUDIT_CSV_HEADER, linesOf(streamAuditEntries(db, query))),
  );
}

async function* linesOf(entries: AsyncIterable<AuditRow>): AsyncGenerator<CsvRow> {
  for await (const entry of entries) yield auditCsvRow(entry);
}
