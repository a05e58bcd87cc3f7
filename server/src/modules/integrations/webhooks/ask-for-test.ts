import { randomUUID } from 'node:crypto';
import type { WebhookDelivery } from '@callstead/contract/integrations/webhooks';
import { assert } from '@callstead/domain/assert';
import type { Actor } from '@callstead/domain/policy';
import type { Services } from '../../../services.ts';
import type { Work } from '../idempotency/once.ts';
import { ownEndpoint, sendTest } from './commands.ts';
import { readDelivery } from './reads.ts';

type TestServices = Pick<Services, 'db' | 'limits' | 'sealSecret'>;

/** A test that is asked for: sent within a second or two, its outcome stands in the log. */
export function testing(services: TestServices, actor: Actor, endpointId: string): Work<WebhookDelivery> {
  return {
    newId: randomUUID,
    run: async (deliveryId) => {
      const { account_id } = await ownEndpoint(services, actor, 'webhook.test', endpointId);
      await services.limits.spend('webhook-test.account', account_id);
      await sendTest(services, actor, { endpointId, deliveryId }, new Date());
    },
    answer: (deliveryId) => readDelivery(services, deliveryId),
  };
}

export async function askForTest(services: TestServices, actor: Actor, endpointId: string): Promise<WebhookDelivery> {
  const { newId, run, answer } = testing(services, actor, endpointId);
  const id = newId();
  await run(id);
  const made = await answer(id);
  assert(made, 'a delivery that was just asked for is there');
  return made;
}
