import { DomainError } from '@callstead/domain/errors';
import { sendProblem } from './errors.ts';
import type { App } from './zod.ts';

/** How long people and programs wait for an answer to begin. */
const DEADLINE_MS = 10_000;
const RETRY_AFTER_SECONDS = 5;

/** Whatever the database does, an answer comes: a refusal one can act on is better than a request that never ends. */
export function answerBeforeDeadline(app: App, limitMs = DEADLINE_MS): void {
  app.addHook('onRequest', async (request, reply) => {
    const timer = setTimeout(() => {
      if (reply.sent || reply.raw.headersSent) return;
      request.log.error('a request missed its deadline');
      sendProblem(request, reply, new DomainError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
    }, limitMs);
    reply.raw.once('close', () => clearTimeout(timer));
  });
}
