import * as endpoints from '@callstead/contract/calls/calls-endpoints';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { decideCall, disputeCall } from './commands.ts';
import { callDetailRoutes } from './detail/routes.ts';
import type { CallServices } from './engine.ts';
import { explainRoutes } from './explain/routes.ts';
import { callListRoutes } from './lists/routes.ts';
import { testCallRoutes } from './test-calls/routes.ts';

export function callRoutes(app: App, services: CallServices): void {
  callListRoutes(app, services);
  callDetailRoutes(app, services);
  testCallRoutes(app, services);
  explainRoutes(app, services);
  billingRoutes(app, services);
}

function billingRoutes(app: App, services: Services): void {
  handle(app, endpoints.disputeCall, async ({ actor, params, body }) => {
    const { id, billing } = await disputeCall(services, actor, {
      callId: params.id,
      ...body,
    });
    return { id, billing };
  });

  handle(app, endpoints.decideCall, async ({ actor, params, body }) => {
    const { id, billing } = await decideCall(services, actor, {
      callId: params.id,
      ...body,
    });
    return { id, billing };
  });
}
