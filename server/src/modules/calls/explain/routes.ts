import { ExplainCallRequest, ExplainedCall, NumberName } from '@callstead/contract/calls/test-calls';
import { callView } from '@callstead/domain/calls/call-view';
import type { Member } from '@callstead/domain/policy';
import type { App } from '../../../http/zod.ts';
import type { CallServices } from '../engine.ts';
import { presentExplanation } from './present.ts';
import { explainCall } from './reads.ts';

export function explainRoutes(app: App, services: CallServices): void {
  app.post(
    '/calls/lines/:line/explanation',
    {
      config: { access: 'call.explain' },
      schema: { params: NumberName, body: ExplainCallRequest, response: { 200: ExplainedCall } },
    },
    async ({ actor, body, params }) => {
      const explained = await explainCall(services, actor, { ...body, ...params });
      return presentExplanation(explained, callView(actor as Member, body.view), body.language);
    },
  );
}
