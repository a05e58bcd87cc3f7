import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../http/zod.ts';
import { answerAsCarrier } from './answer.ts';
import { CARRIER_SIMULATOR_PATH } from './keys.ts';
import type { SimulatedCarrier } from './port.ts';

/** This server is also the demo's carriers: what they sell, and what they remember of calls. */
export function carrierSimulatorRoutes(app: App, carrier: SimulatedCarrier): void {
  app.removeContentTypeParser('application/json');
  for (const type of ['application/x-www-form-urlencoded', 'application/json'])
    app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.route({
    method: ['GET', 'POST', 'PATCH', 'DELETE'],
    url: `${CARRIER_SIMULATOR_PATH}/*`,
    config: { access: 'carrier.simulate', audience: 'outside' },
    handler: (request, reply) => answer(carrier, request, reply),
  });
}

async function answer(carrier: SimulatedCarrier, request: FastifyRequest, reply: FastifyReply) {
  const url = new URL(request.url, 'http://carrier.invalid');
  const [host = '', ...path] = url.pathname.slice(CARRIER_SIMULATOR_PATH.length + 1).split('/');
  const { status, body, audio } = await answerAsCarrier(carrier, {
    ...{ method: request.method, host, path: `/${path.join('/')}`, query: url.searchParams },
    body: typeof request.body === 'string' ? request.body : '',
    authorization: request.headers.authorization,
  });
  if (audio)
    return reply
      .code(status)
      .type('audio/wav')
      .send(Readable.from(audio, { objectMode: false }));
  return reply.code(status).send(body);
}
