import {
  CallExportQuery,
  CallListQuery,
  CallListResponse,
  CallOptionsQuery,
  CallOptionsResponse,
  LiveCallsQuery,
  LiveCallsResponse,
} from '@callstead/contract/calls/calls';
import { sendCsv } from '../../../http/csv.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { exportCalls } from './export-calls.ts';
import { readCallOptions, readCalls, readLiveCalls } from './reads.ts';

export function callListRoutes(app: App, { db }: Services): void {
  const list = { access: 'call.list' } as const;

  app.get(
    '/calls',
    { config: list, schema: { querystring: CallListQuery, response: { 200: CallListResponse } } },
    ({ actor, query }) => readCalls(db, actor, query),
  );

  app.get(
    '/calls/live',
    { config: list, schema: { querystring: LiveCallsQuery, response: { 200: LiveCallsResponse } } },
    ({ actor, query }) => readLiveCalls(db, actor, query),
  );

  app.get(
    '/calls/options',
    { config: list, schema: { querystring: CallOptionsQuery, response: { 200: CallOptionsResponse } } },
    ({ actor, query }) => readCallOptions(db, actor, query),
  );

  app.get(
    '/calls/export',
    { config: { access: 'call.export' }, schema: { querystring: CallExportQuery } },
    async ({ actor, query }, reply) => {
      const { header, lines } = await exportCalls(db, actor, query);
      return sendCsv(reply, 'callstead-calls.csv', header, lines);
    },
  );
}
