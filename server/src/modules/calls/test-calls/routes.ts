import * as endpoints from '@callstead/contract/calls/test-calls-endpoints';
import { handle } from '../../../http/handle.ts';
import { loopbackOf } from '../../../http/loopback.ts';
import type { App } from '../../../http/zod.ts';
import type { CallServices } from '../engine.ts';
import { placeTestCall } from './commands.ts';
import { presentCallableNumber } from './present.ts';
import { readCallableNumbers } from './reads.ts';

export function testCallRoutes(app: App, services: CallServices): void {
  handle(app, endpoints.readCallableNumbers, async ({ actor, query }) => {
    const { numbers, testing } = await readCallableNumbers(services, actor, query);
    return { lines: numbers.map((number) => presentCallableNumber(number, query.language)), testing };
  });

  handle(app, endpoints.placeTestCall, ({ actor, body, params }) =>
    placeTestCall(services, actor, { ...body, ...params }, loopbackOf(app)),
  );
}
