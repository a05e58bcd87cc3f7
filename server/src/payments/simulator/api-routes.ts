import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { App } from '../../http/zod.ts';
import { sameText } from '../../secrets/same-text.ts';
import { answerOnce } from './answer-once.ts';
import { type ApiAnswer, handlerOf, unknownUrl } from './api.ts';
import { parseForm } from './form-body.ts';
import { newId } from './simulated-store.ts';
import { SIMULATOR_PATH, type Simulator } from './simulator.ts';
import { StripeFault } from './stripe-fault.ts';

const params = z.object({ '*': z.string() });
const MOST_OF_A_KEY = 255;

/** The part of Stripe's API that we use, over the same wire. */
export function simulatorApiRoutes(app: App, simulator: Simulator, secretKey: string): void {
  const config = { access: 'gateway.simulate', audience: 'outside' } as const;

  app.route({
    method: ['GET', 'POST'],
    url: `${SIMULATOR_PATH}/v1/*`,
    config,
    schema: { params },
    handler: async (request, reply) => {
      const { status, body } = await answerTo(simulator, secretKey, request, request.params['*']).catch(asAnswer);
      return reply.code(status).header('request-id', newId('req')).send(body);
    },
  });
}

async function answerTo(
  simulator: Simulator,
  secretKey: string,
  request: FastifyRequest,
  path: string,
): Promise<ApiAnswer> {
  if (!sameText(request.headers.authorization ?? '', `Bearer ${secretKey}`)) throw unknownKey();
  const { method } = request;
  const found = handlerOf(method, path);
  if (!found) throw unknownUrl(method, path);
  const text = method === 'GET' ? (request.url.split('?')[1] ?? '') : String(request.body ?? '');
  const key = method === 'GET' ? undefined : keyOf(request);
  return answerOnce(simulator, { key, request: `${method} ${path} ${text}` }, (tx) =>
    found.handler(tx, parseForm(text), found.id),
  );
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = [headers['idempotency-key']].flat()[0];
  if (!key || key.length <= MOST_OF_A_KEY) return key;
  throw new StripeFault(400, {
    type: 'idempotency_error',
    message: 'An idempotency key is at most 255 characters long.',
  });
}

const unknownKey = () =>
  new StripeFault(401, { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_****' });

function asAnswer(error: unknown): ApiAnswer {
  if (error instanceof StripeFault) return { status: error.status, body: error.body };
  throw error;
}
