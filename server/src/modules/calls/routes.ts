import { CallBilling, DecideCallRequest, DisputeRequest } from '@callstead/contract/calls/calls';
import * as z from 'zod';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { decideCall, disputeCall } from './commands.ts';
import { callDetailRoutes } from './detail/routes.ts';
import type { CallServices } from './engine.ts';
import { explainRoutes } from './explain/routes.ts';
import { callListRoutes } from './lists/routes.ts';
import { testCallRoutes } from './test-calls/routes.ts';

const params = z.object({ id: z.string().max(40) });

export function callRoutes(app: App, services: CallServices): void {
  callListRoutes(app, services);
  callDetailRoutes(app, services);
  testCallRoutes(app, services);
  explainRoutes(app, services);
  billingRoutes(app, services);
}

function billingRoutes(app: App, services: Services): void {
  app.post(
    '/calls/:id/dispute',
    { config: { access: 'call.dispute' }, schema: { params, body: DisputeRequest, response: { 200: CallBilling } } },
    async (request) => {
      const { id, billing } = await disputeCall(services, request.actor, {
        callId: request.params.id,
        ...request.body,
      });
      return { id, billing };
    },
  );

  app.post(
    '/admin/calls/:id/decision',
    { config: { access: 'call.decide' }, schema: { params, body: DecideCallRequest, response: { 200: CallBilling } } },
    async (request) => {
      const { id, billing } = await decideCall(services, request.actor, {
        callId: request.params.id,
        ...request.body,
      });
      return { id, billing };
    },
  );
}
