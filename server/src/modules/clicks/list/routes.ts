import * as endpoints from '@callstead/contract/clicks-endpoints';
import { sendCsv } from '../../../http/csv.ts';
import { handle } from '../../../http/handle.ts';
import { ownFileName } from '../../../http/own-file-name.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { exportClicks } from './export-clicks.ts';
import { readClicks } from './reads.ts';
import { readClickSummary } from './summary.ts';

export function clickListRoutes(app: App, { db }: Services): void {
  handle(app, endpoints.listClicks, ({ actor, query }) => readClicks(db, actor, query, new Date()));

  handle(app, endpoints.readClickSummary, ({ actor, query }) => readClickSummary(db, actor, query, new Date()));

  handle(app, endpoints.exportClicks, ({ actor, query }, reply) => {
    const { header, lines } = exportClicks(db, actor, query, new Date());
    return sendCsv(reply, ownFileName(reply, 'clicks.csv'), header, lines);
  });
}
