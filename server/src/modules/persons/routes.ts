import * as endpoints from '@callstead/contract/persons-endpoints';
import * as suppression from '@callstead/contract/suppression-endpoints';
import { createdKeyOf } from '../../db/newest-first.ts';
import { sendCsv } from '../../http/csv.ts';
import { CREATED_KEY, listed, pageOf, pageRequestOf } from '../../http/cursor.ts';
import { handle } from '../../http/handle.ts';
import { ownFileName } from '../../http/own-file-name.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { exportPerson, findPerson, requestErasure } from './commands.ts';
import { PERSON_COLUMNS, personLines, presentErasure } from './present.ts';
import { listErasureRows } from './queries.ts';
import { suppressLines, suppressOf, unsuppress } from './suppress.ts';
import { countSuppressed } from './suppression-queries.ts';

/** People's rights: who we know, what we know of them, and to forget or never to contact them. */
export function personRoutes(app: App, services: Services): void {
  const { db } = services;
  handle(app, endpoints.findPerson, ({ actor, body }) => findPerson(services, actor, body.contact, new Date()));

  handle(app, endpoints.exportPerson, async ({ actor, query }, reply) => {
    const found = await exportPerson(services, actor, query.token, new Date());
    if (query.format === 'csv')
      return sendCsv(reply, ownFileName(reply, 'person.csv'), PERSON_COLUMNS, personLines(found));
    reply.header('content-disposition', `attachment; filename="${ownFileName(reply, 'person.json')}"`);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(found, null, 2));
  });

  handle(app, endpoints.erasePerson, async ({ actor, body }) =>
    presentErasure(await requestErasure(services, actor, body, new Date())),
  );

  handle(app, endpoints.listErasures, async ({ query }) => {
    const page = pageRequestOf(query, CREATED_KEY);
    const rows = await listErasureRows(db, { after: page.from, limit: page.limit + 1 });
    return listed(pageOf(rows, page, createdKeyOf), presentErasure);
  });

  suppressionRoutes(app, services);
}

/** A piece of a list is short lines, and many. */
const PIECE_LIMIT_BYTES = 4_000_000;

function suppressionRoutes(app: App, services: Services): void {
  const { db } = services;
  handle(app, suppression.readSuppression, () => countSuppressed(db));

  handle(app, suppression.suppressLines, ({ actor, body }) => suppressLines(services, actor, body.lines, new Date()), {
    bodyLimit: PIECE_LIMIT_BYTES,
  });

  handle(app, suppression.suppressOf, ({ actor, body }) => suppressOf(services, actor, body, new Date()));

  handle(app, suppression.unsuppress, ({ actor, body }) => unsuppress(services, actor, body.contact));
}
