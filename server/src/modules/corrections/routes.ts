import * as endpoints from '@callstead/contract/corrections-endpoints';
import { createdKeyOf } from '../../db/newest-first.ts';
import { sendCsv } from '../../http/csv.ts';
import { CREATED_KEY, listed, pageOf, pageRequestOf } from '../../http/cursor.ts';
import { handle } from '../../http/handle.ts';
import { ownFileName } from '../../http/own-file-name.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { startCorrection } from './commands.ts';
import { openCorrectionFile } from './correction-file.ts';
import { presentCorrection } from './present.ts';
import { previewCorrection, previewReversal } from './preview-correction.ts';
import { listCorrections } from './queries.ts';
import { readCorrection } from './reads.ts';

export function correctionRoutes(app: App, services: Services): void {
  const { db } = services;
  handle(app, endpoints.listCorrections, async ({ query }) => {
    const request = pageRequestOf(query, CREATED_KEY);
    const rows = await listCorrections(db, { after: request.from, limit: query.limit + 1 });
    return listed(pageOf(rows, request, createdKeyOf), presentCorrection);
  });

  handle(app, endpoints.readCorrection, ({ actor, params }) => readCorrection(db, actor, params.id));

  handle(app, endpoints.previewCorrection, async ({ actor, body }) =>
    readCorrection(db, actor, await previewCorrection(services, actor, body)),
  );

  handle(app, endpoints.startCorrection, async ({ actor, params }) => {
    await startCorrection(services, actor, params.id);
    return readCorrection(db, actor, params.id);
  });

  handle(app, endpoints.reverseCorrection, async ({ actor, params, body }) =>
    readCorrection(db, actor, await previewReversal(services, actor, { id: params.id, ...body })),
  );

  handle(app, endpoints.downloadCorrection, async ({ actor, params, query }, reply) => {
    const { name, header, lines } = await openCorrectionFile(db, actor, params.id, query);
    return sendCsv(reply, ownFileName(reply, name), header, lines);
  });
}
