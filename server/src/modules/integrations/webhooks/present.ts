import type { WebhookDelivery, WebhookEndpoint } from '@callstead/contract/integrations/webhooks';
import type { Services } from '../../../services.ts';
import type { DeliveryRow, TryRow } from './delivery-queries.ts';
import { openRequest } from './outgoing-message.ts';
import type { EndpointRow } from './queries.ts';

export function presentEndpoint(row: EndpointRow, now: Date): WebhookEndpoint {
  const { id, url, types, state, previous_until: until } = row;
  return {
    ...{ id, url, types, state },
    failingSince: row.failing_since?.toISOString() ?? null,
    previousSecretUntil: until && until > now ? until.toISOString() : null,
    createdAt: row.created_at.toISOString(),
  };
}

export function presentDelivery(
  services: Pick<Services, 'sealSecret'>,
  row: DeliveryRow,
  tries: readonly TryRow[],
): WebhookDelivery {
  const { id, event_id: eventId, type, object, object_id: objectId, state } = row;
  return {
    ...{ id, eventId, type, object, objectId, state },
    happenedAt: row.happened_at.toISOString(),
    nextTryAt: state === 'waiting' ? row.next_try_at.toISOString() : null,
    tries: tries.map(({ at, duration_ms: durationMs, status, failure, answer, request }) => ({
      ...{ durationMs, status, failure, answer },
      at: at.toISOString(),
      request: request === null ? null : openRequest(services, id, request),
    })),
  };
}
