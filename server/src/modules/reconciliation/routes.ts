import * as endpoints from '@callstead/contract/reconciliation-endpoints';
import { createdKeyOf } from '../../db/newest-first.ts';
import { CREATED_KEY, listed, pageOf, pageRequestOf } from '../../http/cursor.ts';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { bookDifferenceFee, resolveDifference, runReconciliation } from './commands.ts';
import { countOpen, listDifferences } from './difference-queries.ts';
import { countSettledLines, findBankDays, findGatewayRead } from './line-queries.ts';
import { readPosition } from './position/read-position.ts';
import { presentDifference } from './present.ts';

export function reconciliationRoutes(app: App, services: Services): void {
  const { db, config } = services;
  handle(app, endpoints.readPosition, ({ query }) => readPosition(db, { zone: config.networkZone, day: query.day }));

  handle(app, endpoints.readReconciliation, async () => ({
    hasGateway: services.gateway !== undefined,
    gatewayThrough: (await findGatewayRead(db))?.toISOString() ?? null,
    bank: await findBankDays(db),
    settledLines: await countSettledLines(db),
    openDifferences: await countOpen(db),
  }));

  handle(app, endpoints.listDifferences, async ({ query }) => {
    const { state, place, kind, limit } = query;
    const request = pageRequestOf(query, CREATED_KEY);
    const rows = await listDifferences(db, { state, place, kind, after: request.from, limit: limit + 1 });
    return listed(pageOf(rows, request, createdKeyOf), presentDifference);
  });

  handle(app, endpoints.runReconciliation, ({ actor }) => runReconciliation(services, actor));

  handle(app, endpoints.resolveDifference, ({ actor, params, body }) =>
    resolveDifference(services, actor, { id: params.id, note: body.note }),
  );

  handle(app, endpoints.bookDifferenceFee, ({ actor, params }) =>
    bookDifferenceFee(services, actor, { id: params.id }),
  );
}
