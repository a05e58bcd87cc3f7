import type { App } from '../../http/zod.ts';
import { ForgedEvent } from '../../payments/port.ts';
import type { Services } from '../../services.ts';
import { receiveEvent } from './events/receive-event.ts';

/** The one address the gateway knows. Its signature is made over the body as it came, so nobody reads that before. */
export async function gatewayRoutes(app: App, services: Services): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.post('/stripe', { config: { access: 'gateway.call', audience: 'outside' } }, async (request, reply) => {
    const event = eventIn(services, request.body, request.headers['stripe-signature']);
    if (!event) {
      services.metrics.forgedWebhooks.inc();
      return reply.code(400).send();
    }
    await receiveEvent(services, event);
    return reply.code(200).send();
  });
}

/** Undefined for what the gateway did not sign, and where there is no gateway. */
function eventIn({ gateway }: Services, body: unknown, signature: string | string[] | undefined) {
  if (typeof body !== 'string' || typeof signature !== 'string') return undefined;
  try {
    return gateway?.readEvent(body, signature);
  } catch (error) {
    if (error instanceof ForgedEvent) return undefined;
    throw error;
  }
}
