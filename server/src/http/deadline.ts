import { DomainError } from '@callstead/domain/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './errors.ts';
import type { App } from './zod.ts';

/** How long people and programs wait for an answer to begin. */
const DEADLINE_MS = 10_000;
const RETRY_AFTER_SECONDS = 5;

/** Of routes that take files: until those are here nobody waits for us, but we for them. */
const LONG_BODY_BYTES = 1024 * 1024;

/** Whatever the database does, an answer comes: a refusal one can act on is better than a request that never ends. */
export function answerBeforeDeadline(app: App, limitMs = DEADLINE_MS): void {
  const begin = (request: FastifyRequest, reply: FastifyReply) => {
    const timer = setTimeout(() => {
      if (reply.sent || reply.raw.headersSent) return;
      request.log.error('a request missed its deadline');
      sendProblem(request, reply, new DomainError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
    }, limitMs);
    reply.raw.once('close', () => clearTimeout(timer));
  };
  const takesFiles = ({ routeOptions }: FastifyRequest) => (routeOptions.bodyLimit ?? 0) > LONG_BODY_BYTES;
  app.addHook('onRequest', async (request, reply) => {
    if (!takesFiles(request)) begin(request, reply);
  });
  app.addHook('preValidation', async (request, reply) => {
    if (takesFiles(request)) begin(request, reply);
  });
}
