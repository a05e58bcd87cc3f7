import * as endpoints from '@callstead/contract/calls/calls-endpoints';
import { sendCsv } from '../../../http/csv.ts';
import { handle } from '../../../http/handle.ts';
import { ownFileName } from '../../../http/own-file-name.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { exportCalls } from './export-calls.ts';
import { readCallOptions, readCalls, readLiveCalls } from './reads.ts';
import { readCallSummary } from './summary.ts';

export function callListRoutes(app: App, { db }: Services): void {
  handle(app, endpoints.listCalls, ({ actor, query }) => readCalls(db, actor, query));

  handle(app, endpoints.readLiveCalls, ({ actor, query }) => readLiveCalls(db, actor, query));

  handle(app, endpoints.readCallOptions, ({ actor, query }) => readCallOptions(db, actor, query));

  handle(app, endpoints.readCallSummary, ({ actor, query }) => readCallSummary(db, actor, query, new Date()));

  handle(app, endpoints.exportCalls, async ({ actor, query }, reply) => {
    const { header, lines } = await exportCalls(db, actor, query);
    return sendCsv(reply, ownFileName(reply, 'calls.csv'), header, lines);
  });
}
