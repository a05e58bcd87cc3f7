import { CallBilling, DecideCallRequest, DisputeRequest } from '@callstead/contract/calls/calls';
import * as z from 'zod';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { decideCall, disputeCall } from './commands.ts';

const params = z.object({ id: z.string().max(40) });

export function callRoutes(app: App, services: Services): void {
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
