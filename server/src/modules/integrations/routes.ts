import * as keys from '@callstead/contract/integrations/api-keys-endpoints';
import { listApiRequests } from '@callstead/contract/integrations/api-requests-endpoints';
import * as feeds from '@callstead/contract/integrations/conversion-feeds-endpoints';
import * as postbacks from '@callstead/contract/integrations/postback-addresses-endpoints';
import * as v1 from '@callstead/contract/integrations/v1-endpoints';
import * as webhooks from '@callstead/contract/integrations/webhooks-endpoints';
import { DomainError } from '@callstead/domain/errors';
import { OFFERED } from '@callstead/domain/offered';
import { handle } from '../../http/handle.ts';
import { checkKeys, keyOf } from '../../http/key-access.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { signedInOf } from '../identity/session/actor.ts';
import { createFeed, deleteFeed, readFeeds, rotateFeed } from './feeds/commands.ts';
import { askedOnce, once } from './idempotency/once.ts';
import { createKey, revokeKey } from './keys/commands.ts';
import { readKey, readKeys } from './keys/reads.ts';
import { createKeyRecognition } from './keys/recognize-key.ts';
import { createPostback, editPostback } from './postbacks/commands.ts';
import { previewPostback, readOptions, readPostbacks } from './postbacks/reads.ts';
import { readRequests } from './requests/reads.ts';
import { logRequests } from './requests/request-log.ts';
import { askForTest, testing } from './webhooks/ask-for-test.ts';
import {
  createEndpoint,
  deleteEndpoint,
  editEndpoint,
  replayDelivery,
  replayFailed,
  rotateSecret,
  setEndpointState,
} from './webhooks/commands.ts';
import { readDeliveries, readEndpoints } from './webhooks/reads.ts';

/** For people, in their panels. */
export function integrationRoutes(app: App, services: Services): void {
  const { db } = services;
  offered(app, keys.listApiKeys, ({ actor, query }) => readKeys(db, actor, query, new Date()));

  offered(app, keys.createApiKey, ({ actor, body, request }) => {
    const hasTwoFactor = signedInOf(request).user.twoFactorEnabled;
    return createKey(services, actor, { ...body, hasTwoFactor }, new Date());
  });

  offered(app, keys.revokeApiKey, ({ actor, params }) => revokeKey(services, actor, params, new Date()));

  webhookRoutes(app, services);
  postbackRoutes(app, services);
  feedRoutes(app, services);
  offered(app, listApiRequests, ({ actor, query }) => readRequests(db, actor, query, new Date()));
}

function feedRoutes(app: App, services: Services): void {
  offered(app, feeds.listConversionFeeds, ({ actor, query }) => readFeeds(services.db, actor, query));

  offered(app, feeds.createConversionFeed, ({ actor, body }) => createFeed(services, actor, body, new Date()));

  offered(app, feeds.rotateConversionFeed, ({ actor, params }) => rotateFeed(services, actor, params.id));

  offered(app, feeds.deleteConversionFeed, ({ actor, params }) => deleteFeed(services, actor, params.id));
}

function postbackRoutes(app: App, services: Services): void {
  const { db } = services;
  offered(app, postbacks.listPostbackAddresses, ({ actor, query }) => readPostbacks(db, actor, query));

  offered(app, postbacks.readPostbackOptions, ({ actor, query }) => readOptions(db, actor, query.language));

  offered(app, postbacks.createPostbackAddress, ({ actor, body }) => createPostback(services, actor, body, new Date()));

  offered(app, postbacks.editPostbackAddress, ({ actor, params, body }) =>
    editPostback(services, actor, { ...params, ...body }),
  );

  offered(app, postbacks.previewPostback, ({ actor, body }) => previewPostback(services, actor, body));
}

function webhookRoutes(app: App, services: Services): void {
  const { db } = services;
  offered(app, webhooks.listWebhooks, ({ actor, query }) => readEndpoints(db, actor, query, new Date()));

  offered(app, webhooks.createWebhook, ({ actor, body }) => createEndpoint(services, actor, body, new Date()));

  offered(app, webhooks.editWebhook, ({ actor, params, body }) =>
    editEndpoint(services, actor, { ...params, ...body }, new Date()),
  );

  offered(app, webhooks.setWebhookState, ({ actor, params, body }) =>
    setEndpointState(services, actor, { ...params, ...body }, new Date()),
  );

  offered(app, webhooks.rotateWebhookSecret, ({ actor, params }) =>
    rotateSecret(services, actor, params.id, new Date()),
  );

  offered(app, webhooks.deleteWebhook, ({ actor, params }) => deleteEndpoint(services, actor, params.id));

  offered(app, webhooks.testWebhook, ({ actor, params }) => askForTest(services, actor, params.id));

  offered(app, webhooks.listWebhookDeliveries, ({ actor, params, query }) =>
    readDeliveries(services, actor, { ...params, ...query }),
  );

  offered(app, webhooks.replayFailedDeliveries, ({ actor, params, body }) =>
    replayFailed(services, actor, { ...params, ...body }, new Date()),
  );

  offered(app, webhooks.replayWebhookDelivery, ({ actor, params }) =>
    replayDelivery(services, actor, params, new Date()),
  );
}

/** Nobody makes what the network does not offer yet. */
const offered: typeof handle = (app, endpoint, handler, options) =>
  handle(
    app,
    endpoint,
    (handled, reply) => {
      if (!OFFERED.api) throw new DomainError('not_offered');
      return handler(handled, reply);
    },
    options,
  );

/** For programs, by their key. Whatever else they can do is registered beside these. */
export function v1Routes(app: App, services: Services): void {
  const { db } = services;
  const recognition = createKeyRecognition(services);
  logRequests(app, services);
  checkKeys(app, { limits: services.limits, keys: recognition });

  handle(app, v1.readCurrentKey, ({ request }) => readKey(db, keyOf(request).id, new Date()), {
    exposeHeadRoute: false,
  });

  handle(app, v1.sendWebhookTest, async ({ actor, params, request }, reply) => {
    const asked = askedOnce(request, keyOf(request));
    const { answer, isReplayed } = await once(services, asked, testing(services, actor, params.id), new Date());
    if (isReplayed) reply.header('idempotency-replayed', 'true');
    return answer;
  });

  handle(app, v1.revokeCurrentKey, ({ actor, request }) =>
    revokeKey(services, actor, { id: keyOf(request).id, byItself: true }, new Date()),
  );
}
