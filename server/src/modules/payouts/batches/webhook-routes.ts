import { DomainError } from '@callstead/domain/errors';
import type { App } from '../../../http/zod.ts';
import { ForgedEvent, GatewayAway } from '../../../payments/port.ts';
import type { Services } from '../../../services.ts';
import { findBatchByRef } from './queries.ts';

const RETRY_AFTER_SECONDS = 30;

/** The one address PayPal knows. A webhook is a hint to look: what became of a payout is read from PayPal itself. */
export async function paypalWebhookRoutes(app: App, services: Services): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.post('/paypal', { config: { access: 'gateway.call', audience: 'outside' } }, async (request, reply) => {
    const event = await eventIn(services, request.body, request.headers);
    if (!event) {
      services.metrics.forgedWebhooks.inc();
      return reply.code(400).send();
    }
    const batch = event.batchRef === null ? undefined : await findBatchByRef(services.db, event.batchRef);
    if (batch) await services.queue.enqueue(services.db, { name: 'settle-payout-batch', data: { batchId: batch.id } });
    return reply.code(200).send();
  });
}

/** Undefined for what PayPal did not send, and where it sends nothing for us. */
async function eventIn({ payoutGateway }: Services, body: unknown, headers: Record<string, unknown>) {
  if (typeof body !== 'string') return undefined;
  try {
    return await payoutGateway?.readEvent(body, headers);
  } catch (error) {
    if (error instanceof ForgedEvent) return undefined;
    // Nobody can say whether it is true: PayPal sends it again.
    if (error instanceof GatewayAway) throw new DomainError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    throw error;
  }
}
