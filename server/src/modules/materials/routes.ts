import * as endpoints from '@callstead/contract/materials-endpoints';
import { assert } from '@callstead/domain/assert';
import { DomainError } from '@callstead/domain/errors';
import { isFileKind } from '@callstead/domain/materials/material';
import type { FastifyReply } from 'fastify';
import { answerBeforeDeadline } from '../../http/deadline.ts';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import type { Storage } from '../../storage/port.ts';
import { addMaterial, archiveMaterial, editMaterial, orderMaterials, restoreMaterial, typeOf } from './commands.ts';
import type { ServedFile } from './queries.ts';
import {
  readCampaignMaterials,
  readMaterial,
  readMaterialCampaigns,
  readReadyMaterials,
  readServedFile,
} from './reads.ts';

/** The largest file in base64, and some room for the rest of the request. */
const BODY_LIMIT_BYTES = 12 * 1024 * 1024;
const AS_FILE = { compress: false, exposeHeadRoute: false } as const;

export function materialRoutes(app: App, services: Services): void {
  managingRoutes(app, services);

  handle(app, endpoints.listReadyMaterials, ({ actor, query }) => readReadyMaterials(services, actor, query));

  handle(app, endpoints.readMaterialCampaigns, ({ actor, query }) => readMaterialCampaigns(services.db, actor, query));
}

function managingRoutes(app: App, services: Services): void {
  const { db } = services;

  handle(app, endpoints.readCampaignMaterials, ({ actor, params }) => readCampaignMaterials(db, actor, params.id));

  handle(
    app,
    endpoints.addMaterial,
    ({ actor, params, body }) => addMaterial(services, actor, { campaignId: params.id, ...body }),
    { bodyLimit: BODY_LIMIT_BYTES },
  );

  handle(app, endpoints.orderMaterials, ({ actor, params, body }) =>
    orderMaterials({ db }, actor, { campaignId: params.id, ...body }),
  );

  handle(app, endpoints.editMaterial, ({ actor, params, body }) =>
    editMaterial({ db }, actor, { id: params.id, ...body }),
  );

  handle(app, endpoints.archiveMaterial, ({ actor, params }) => archiveMaterial({ db }, actor, params.id));

  handle(app, endpoints.restoreMaterial, ({ actor, params }) => restoreMaterial({ db }, actor, params.id));

  handle(
    app,
    endpoints.previewMaterial,
    async ({ actor, params }, reply) => {
      const { kind, name, storage_key, bytes } = await readMaterial(db, actor, params.id);
      if (storage_key === null || bytes === null) throw new DomainError('not_found');
      reply.headers({
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, max-age=31536000, immutable',
        vary: 'cookie',
      });
      return sendFile(reply, services.storage, { kind, name, storage_key, bytes });
    },
    AS_FILE,
  );
}

/** What pages of other sites load. No session is looked at, and none is made. */
export function servedMaterialRoutes(app: App, services: Pick<Services, 'pool' | 'storage'>): void {
  answerBeforeDeadline(app);
  const config = { access: 'material.load', audience: 'outside' } as const;
  app.get('/:id', { config }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const served = await readServedFile(services, (request.params as { id: string }).id);
    reply.headers({
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable', // another file has another id
    });
    return sendFile(reply, services.storage, served);
  });
}

/** Whatever is ever wrong with it, a browser shows an image or nothing: no document, no script, no other type. */
async function sendFile(reply: FastifyReply, storage: Storage, { kind, name, storage_key, bytes }: ServedFile) {
  assert(isFileKind(kind), 'only files are stored');
  const file = await storage.get(storage_key);
  if (!file) throw new DomainError('not_found');
  const { extension, mediaType } = typeOf(kind);
  return reply
    .headers({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-disposition': disposition(kind === 'image' ? 'inline' : 'attachment', `${name}.${extension}`),
      'content-length': bytes,
    })
    .type(mediaType)
    .send(file);
}

/** RFC 6266: a plain name for old programs, the real one for all others. */
function disposition(how: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^A-Za-z0-9 ._-]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
