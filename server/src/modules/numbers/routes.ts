import * as endpoints from '@callstead/contract/numbers-endpoints';
import { listed, pageOf, pageRequestOf } from '../../http/cursor.ts';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { importNumbers, previewImport, releaseNumber, removeNumber } from './commands.ts';
import { countNumbers, listNumbers, numberKey } from './list-queries.ts';
import { numberPoolRoutes } from './pools/routes.ts';
import { presentNumber } from './present.ts';
import { countByState, countWaiting } from './queries.ts';

export function numberRoutes(app: App, services: Services): void {
  const { db } = services;
  handle(app, endpoints.listNumbers, async ({ query }) => {
    const now = new Date();
    const { search, state, pool, sort, direction, language, limit } = query;
    const filter = { search, state, pool };
    const request = pageRequestOf(query, numberKey(sort));
    const place = { descending: (direction === 'desc') === request.forward, from: request.from };
    const { restDays } = services.settings.of('numbers');
    const [rows, count] = await Promise.all([
      listNumbers(db, filter, { sort, place, limit: limit + 1 }, now),
      countNumbers(db, filter, now),
    ]);
    const page = pageOf(rows, request, (row) => row.cursor_key);
    return {
      ...listed(page, (row) => presentNumber(row, { language, now, restDays })),
      count,
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
