import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../http/zod.ts';
import { answerAsCarrier, type SimulatedCarrier } from './answer.ts';
import { CARRIER_SIMULATOR_PATH } from './keys.ts';

/** This server is also the demo's carriers: what they sell, and what they remember of calls. */
export function carrierSimulatorRoutes(app: App, carrier: SimulatedCarrier): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: `${CARRIER_SIMULATOR_PATH}/*`,
    config: { access: 'carrier.simulate', audience: 'outside' },
    handler: (request, reply) => answer(carrier, request, reply),
  });
}

async function answer(carrier: SimulatedCarrier, request: FastifyRequest, reply: FastifyReply) {
  const url = new URL(request.url, 'http://carrier.invalid');
  const [host = '', ...path] = url.pathname.slice(CARRIER_SIMULATOR_PATH.length + 1).split('/');
  const { status, body } = await answerAsCarrier(carrier, {
    ...{ method: request.method, host, path: `/${path.join('/')}`, query: url.searchParams },
    form: new URLSearchParams(typeof request.body === 'string' ? request.body : ''),
    authorization: request.headers.authorization,
  });
  return reply.code(status).send(body);
}
