import * as endpoints from '@callstead/contract/calls/test-calls-endpoints';
import { callView } from '@callstead/domain/calls/call-view';
import type { Member } from '@callstead/domain/policy';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { CallServices } from '../engine.ts';
import { presentExplanation } from './present.ts';
import { explainCall } from './reads.ts';

export function explainRoutes(app: App, services: CallServices): void {
  handle(app, endpoints.explainCall, async ({ actor, body, params }) => {
    const explained = await explainCall(services, actor, { ...body, ...params });
    return presentExplanation(explained, callView(actor as Member, body.view), body.language);
  });
}
