import type { AddressInfo } from 'node:net';
import * as endpoints from '@callstead/contract/calls/test-calls-endpoints';
import { DomainError } from '@callstead/domain/errors';
import { handle } from '../../../http/handle.ts';
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

/** The address this process listens on, as seen from inside. */
function loopbackOf(app: App): string {
  const address = app.server.address() as AddressInfo | null;
  if (!address) throw new DomainError('unavailable');
  const isEverywhere = address.address === '::' || address.address === '0.0.0.0';
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${isEverywhere ? '127.0.0.1' : host}:${address.port}`;
}
