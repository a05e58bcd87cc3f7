import * as endpoints from '@callstead/contract/transfers-endpoints';
import { createdKeyOf } from '../../db/newest-first.ts';
import { CREATED_KEY, listed, pageOf, pageRequestOf } from '../../http/cursor.ts';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { advertiserOf } from '../billing/reads.ts';
import { announceTransfer, ignoreTransfer, matchTransfer, recordTransfer, undoMatch } from './commands.ts';
import { importTransfers, previewImport } from './import-transfers.ts';
import { presentLine, presentTransfer } from './present.ts';
import { countWaiting, listTransfers } from './queries.ts';
import { readOwnTransfers } from './reads.ts';

export function transferRoutes(app: App, services: Services): void {
  ownTransferRoutes(app, services);
  transferListRoutes(app, services);
  transferStepRoutes(app, services);
}

function ownTransferRoutes(app: App, services: Services): void {
  const { db, settings } = services;
  handle(app, endpoints.readOwnTransfers, async ({ actor, query }) => {
    const id = await advertiserOf(db, { actor, picked: query.account });
    return readOwnTransfers(db, id, settings.of('transfers'));
  });

  handle(app, endpoints.announceTransfer, ({ actor, body }) => announceTransfer(services, actor, body));
}

/** A bank's file of a busy month. */
const IMPORT_LIMIT_BYTES = 2_000_000;

function transferListRoutes(app: App, { db, config }: Services): void {
  handle(app, endpoints.listTransfers, async ({ query }) => {
    const { state, search, limit } = query;
    const request = pageRequestOf(query, CREATED_KEY);
    const rows = await listTransfers(db, { state, search, after: request.from, limit: limit + 1 });
    return { ...listed(pageOf(rows, request, createdKeyOf), presentTransfer), counts: await countWaiting(db) };
  });

  handle(app, endpoints.recordTransfer, ({ actor, body }) => recordTransfer({ db }, actor, body));

  handle(
    app,
    endpoints.previewTransferImport,
    async ({ actor, body }) => ({ lines: (await previewImport(db, actor, body.text)).map(presentLine) }),
    { bodyLimit: IMPORT_LIMIT_BYTES },
  );

  handle(
    app,
    endpoints.importTransfers,
    async ({ actor, body }) => ({ lines: (await importTransfers({ db, config }, actor, body.text)).map(presentLine) }),
    { bodyLimit: IMPORT_LIMIT_BYTES },
  );
}

function transferStepRoutes(app: App, { db }: Services): void {
  handle(app, endpoints.matchTransfer, ({ actor, params, body }) =>
    matchTransfer({ db }, actor, { id: params.id, ...body }),
  );
  handle(app, endpoints.ignoreTransfer, ({ actor, params, body }) =>
    ignoreTransfer({ db }, actor, { id: params.id, ...body }),
  );
  handle(app, endpoints.undoTransferMatch, ({ actor, params, body }) =>
    undoMatch({ db }, actor, { id: params.id, ...body }),
  );
}
