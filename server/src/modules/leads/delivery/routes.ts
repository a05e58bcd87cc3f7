import * as endpoints from '@callstead/contract/leads/delivery-endpoints';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { readWays, replayDelivery, rotateWaySecret, saveWays, sendSample } from './commands.ts';
import { readDeliveries, readDelivery, readOfLead } from './reads.ts';

export function leadDeliveryRoutes(app: App, services: Services): void {
  handle(app, endpoints.readLeadWays, ({ actor, params }) => readWays(services, actor, params.id, new Date()));

  handle(app, endpoints.saveLeadWays, ({ actor, params, body }) =>
    saveWays(services, actor, { ...params, ...body }, new Date()),
  );

  handle(app, endpoints.rotateLeadWaySecret, ({ actor, params }) =>
    rotateWaySecret(services, actor, params, new Date()),
  );

  handle(app, endpoints.sendLeadSample, ({ actor, params }) => sendSample(services, actor, params, new Date()));

  handle(app, endpoints.listLeadDeliveries, ({ actor, params, query }) =>
    readDeliveries(services, actor, { ...params, ...query }),
  );

  handle(app, endpoints.readDeliveriesOfLead, ({ actor, params }) => readOfLead(services, actor, params.id));

  handle(app, endpoints.readLeadDelivery, ({ actor, params }) => readDelivery(services, actor, params.id));

  handle(app, endpoints.replayLeadDelivery, ({ actor, params }) =>
    replayDelivery(services, actor, params.id, new Date()),
  );
}
