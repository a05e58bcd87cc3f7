import * as endpoints from '@callstead/contract/leads/import-endpoints';
import { authorize } from '@callstead/domain/policy';
import { createdKeyOf } from '../../../db/newest-first.ts';
import { sendCsv } from '../../../http/csv.ts';
import { CREATED_KEY, KEY, listed, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { addPiece, checkImport, createImport, discardImport, ownImport, startImport } from './commands.ts';
import { listImportCampaigns, listImports } from './queries.ts';
import { presentImport, presentRow, readImport } from './reads.ts';
import { openRefusedFile } from './refused-file.ts';
import { listRows } from './row-queries.ts';

/** A piece in base64, and some room for the rest of the request. */
const PIECE_BODY_BYTES = 1024 * 1024;

export function leadImportRoutes(app: App, services: Services): void {
  listingRoutes(app, services);

  handle(app, endpoints.createLeadImport, async ({ actor, body }) =>
    presentImport(await createImport(services, actor, body)),
  );

  handle(
    app,
    endpoints.putLeadImportPiece,
    ({ actor, params, body }) => addPiece(services, actor, { id: params.id, piece: Number(params.piece), ...body }),
    { bodyLimit: PIECE_BODY_BYTES },
  );

  handle(app, endpoints.checkLeadImport, async ({ actor, params, body }) =>
    presentImport(await checkImport(services, actor, { id: params.id, ...body })),
  );

  handle(app, endpoints.startLeadImport, async ({ actor, params }) =>
    presentImport(await startImport(services, actor, params.id)),
  );

  handle(app, endpoints.discardLeadImport, ({ actor, params }) => discardImport(services, actor, params.id));
}

function listingRoutes(app: App, services: Services): void {
  const { db } = services;

  handle(app, endpoints.listLeadImports, async ({ actor, query }) => {
    authorize(actor, 'lead-import.list');
    const request = pageRequestOf(query, CREATED_KEY);
    const rows = await listImports(db, actor.accountId, { after: request.from, limit: query.limit + 1 });
    return listed(pageOf(rows, request, createdKeyOf), presentImport);
  });

  handle(app, endpoints.readImportCampaigns, async ({ actor }) => {
    authorize(actor, 'lead-import.list');
    const campaigns = await listImportCampaigns(db, actor.accountId);
    return { campaigns: campaigns.map(({ publicId, title }) => ({ id: publicId, title })) };
  });

  handle(app, endpoints.readLeadImport, ({ actor, params }) => readImport(services, actor, params.id));

  handle(app, endpoints.listLeadImportRows, async ({ actor, params, query }) => {
    const { id } = await ownImport(db, actor, 'lead-import.read', params.id);
    const request = pageRequestOf(query, [KEY.integer]);
    const after = Number(request.from?.[0] ?? 0);
    const rows = await listRows(db, {
      ...{ importId: id, after, limit: query.limit + 1 },
      onlyRefused: query.only === 'refused',
    });
    return listed(
      pageOf(rows, request, ({ row }) => [String(row)]),
      presentRow,
    );
  });

  handle(app, endpoints.downloadRefusedRows, async ({ actor, params, query }, reply) => {
    const { name, header, lines } = await openRefusedFile(services, actor, params.id, query.language);
    return sendCsv(reply, name, header, lines);
  });
}
