import { randomUUID } from 'node:crypto';
import type { WebhookType } from '@callstead/domain/integrations/webhook';
import { newSortableId } from '../db/sortable-id.ts';
import { sealSecret } from '../modules/integrations/webhooks/sealed-secret.ts';
import { newWebhookSecret } from '../modules/integrations/webhooks/sign.ts';
import type { TestNetwork } from './test-network.ts';

type Wanted = { url?: string; types?: WebhookType[] };

export async function aWebhook(
  t: Pick<TestNetwork, 'db' | 'services'>,
  accountId: string,
  { url = 'https://crm.example/hooks', types = ['call.completed', 'balance.low'] }: Wanted = {},
) {
  const [id, secret] = [randomUUID(), newWebhookSecret()];
  await t.db
    .insertInto('webhook_endpoint')
    .values({ id, account_id: accountId, url, types, secret: sealSecret(t.services, id, secret) })
    .execute();
  return { id, secret };
}

/** One that waits to be sent. */
export async function aDelivery(t: Pick<TestNetwork, 'db'>, endpointId: string, dueAt = new Date()) {
  const id = randomUUID();
  const eventId = newSortableId('evt', dueAt);
  await t.db
    .insertInto('webhook_delivery')
    .values({
      ...{
        id,
        endpoint_id: endpointId,
        event_id: eventId,
        type: 'call.completed',
        object: 'call',
        object_id: 'call_1',
      },
      ...{ sequence: 1, happened_at: dueAt, next_try_at: dueAt },
    })
    .execute();
  return { id, eventId };
}
