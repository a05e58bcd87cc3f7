import type { AddressInfo } from 'node:net';
import {
  CallableNumbersQuery,
  CallableNumbersResponse,
  NumberName,
  TestCallRequest,
  TestCallResponse,
} from '@callstead/contract/calls/test-calls';
import { DomainError } from '@callstead/domain/errors';
import type { App } from '../../../http/zod.ts';
import type { CallServices } from '../engine.ts';
import { placeTestCall } from './commands.ts';
import { presentCallableNumber } from './present.ts';
import { readCallableNumbers } from './reads.ts';

export function testCallRoutes(app: App, services: CallServices): void {
  app.get(
    '/calls/lines',
    {
      config: { access: 'call.list-lines' },
      schema: { querystring: CallableNumbersQuery, response: { 200: CallableNumbersResponse } },
    },
    async ({ actor, query }) => {
      const { numbers, testing } = await readCallableNumbers(services, actor, query);
      return { lines: numbers.map((number) => presentCallableNumber(number, query.language)), testing };
    },
  );

  app.post(
    '/calls/lines/:line/test',
    {
      config: { access: 'call.test' },
      schema: { params: NumberName, body: TestCallRequest, response: { 202: TestCallResponse } },
    },
    async ({ actor, body, params }, reply) =>
      reply.code(202).send(await placeTestCall(services, actor, { ...body, ...params }, loopbackOf(app))),
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
