import * as keys from '@callstead/contract/integrations/api-keys-endpoints';
import * as v1 from '@callstead/contract/integrations/v1-endpoints';
import { assert } from '@callstead/domain/assert';
import type { FastifyRequest } from 'fastify';
import { handle } from '../../http/handle.ts';
import { checkKeys, type UsedKey } from '../../http/key-access.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { signedInOf } from '../identity/session/actor.ts';
import { createKey, revokeKey } from './keys/commands.ts';
import { readKey, readKeys } from './keys/reads.ts';
import { recognizeKey } from './keys/recognize-key.ts';

/** For people, in their panels. */
export function integrationRoutes(app: App, services: Services): void {
  const { db } = services;
  handle(app, keys.listApiKeys, ({ actor, query }) => readKeys(db, actor, query, new Date()));

  handle(app, keys.createApiKey, ({ actor, body, request }) => {
    const hasTwoFactor = signedInOf(request).user.twoFactorEnabled;
    return createKey(services, actor, { ...body, hasTwoFactor }, new Date());
  });

  handle(app, keys.revokeApiKey, ({ actor, params }) => revokeKey(services, actor, params.id, new Date()));
}

/** For programs, by their key. Whatever else they can do is registered beside these. */
export function v1Routes(app: App, services: Services): void {
  const { db } = services;
  checkKeys(app, {
    limits: services.limits,
    recognize: (shown) => recognizeKey(services, shown, new Date()),
  });

  handle(app, v1.readCurrentKey, ({ request }) => readKey(db, keyOf(request).id, new Date()), {
    exposeHeadRoute: false,
  });

  handle(app, v1.revokeCurrentKey, ({ actor, request }) => revokeKey(services, actor, keyOf(request).id, new Date()));
}

function keyOf({ apiKey }: FastifyRequest): UsedKey {
  assert(apiKey, 'the access hook has let a key in');
  return apiKey;
}
