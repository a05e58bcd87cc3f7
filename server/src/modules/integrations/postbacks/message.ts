import { fillPostback, sampleValues } from '@callstead/domain/integrations/postback';
import { TEST_TYPE } from '@callstead/domain/integrations/webhook';
import type { Services } from '../../../services.ts';
import { findCurrency } from '../../../settings/queries.ts';
import type { DeliveryRow } from '../webhooks/delivery-queries.ts';
import type { OutgoingMessage } from '../webhooks/outgoing-message.ts';
import { findPostback } from './queries.ts';
import { hiddenSecrets, openSecrets } from './sealed-secrets.ts';
import { valuesOf } from './values.ts';

/** What a postback says now; undefined: there is nothing to say it of any more. */
export async function postbackMessage(
  services: Pick<Services, 'db' | 'secret'>,
  delivery: DeliveryRow,
): Promise<OutgoingMessage | undefined> {
  const postback = await findPostback(services.db, delivery.endpoint_id);
  const values = postback && (await valuesFor(services, delivery, postback.account_id));
  if (!postback || !values) return undefined;
  const { id, method, secrets, secret_names: names } = postback;
  return {
    ...{ method, headers: headersOf(method), ...fillPostback(postback, values, openSecrets(services, id, secrets)) },
    shown: { method, ...fillPostback(postback, values, hiddenSecrets(names)) },
  };
}

const headersOf = (method: 'GET' | 'POST') => ({
  'user-agent': 'Callstead-Postbacks/1',
  ...(method === 'POST' && { 'content-type': 'application/json' }),
});

async function valuesFor({ db }: Pick<Services, 'db'>, delivery: DeliveryRow, publisherId: string) {
  const { type, object, object_id: id, event_id: eventId, happened_at: at } = delivery;
  if (type !== TEST_TYPE) return valuesOf(db, { object, id, publisherId }, { eventId, type, at });
  return {
    ...sampleValues(await findCurrency(db)),
    event_id: eventId,
    timestamp: String(Math.floor(at.getTime() / 1000)),
  };
}
