import * as endpoints from '@callstead/contract/numbers-endpoints';
import { KEY, listed, pageOf, pageRequestOf } from '../../http/cursor.ts';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { importNumbers, previewImport, releaseNumber, removeNumber } from './commands.ts';
import { numberPoolRoutes } from './pools/routes.ts';
import { presentNumber } from './present.ts';
import { countByState, countWaiting, listNumbers } from './queries.ts';

export function numberRoutes(app: App, services: Services): void {
  const { db } = services;
  handle(app, endpoints.listNumbers, async ({ query }) => {
    const now = new Date();
    const { search, state, pool, language, limit } = query;
    const request = pageRequestOf(query, [KEY.text]);
    const rows = await listNumbers(db, { search, state, pool, after: request.from?.[0], limit: limit + 1 }, now);
    return {
      ...listed(
        pageOf(rows, request, (row) => [row.number]),
        (row) => presentNumber(row, language, now),
      ),
      counts: { ...(await countByState(db, now)), waiting: await countWaiting(db) },
    };
  });

  handle(app, endpoints.previewNumberImport, async ({ actor, body }) => ({
    lines: await previewImport(db, actor, body),
  }));

  handle(app, endpoints.importNumbers, async ({ actor, body }) => ({
    lines: await importNumbers({ db }, actor, body),
  }));

  handle(app, endpoints.releaseNumber, ({ actor, params }) => releaseNumber({ db }, actor, params.id));

  numberPoolRoutes(app, services);

  handle(app, endpoints.deleteNumber, ({ actor, params }) => removeNumber({ db }, actor, params.id));
}
