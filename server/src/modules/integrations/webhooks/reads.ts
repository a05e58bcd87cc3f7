import type { WebhookDelivery, WebhookListQuery } from '@callstead/contract/integrations/webhooks';
import { type Actor, authorize } from '@callstead/domain/policy';
import type { Db } from '../../../db/database.ts';
import { createdKeyOf } from '../../../db/newest-first.ts';
import { CREATED_KEY, listed, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import type { Services } from '../../../services.ts';
import { ownEndpoint } from './commands.ts';
import { findDelivery, listDeliveries, listTries } from './delivery-queries.ts';
import { presentDelivery, presentEndpoint } from './present.ts';
import { listEndpoints } from './queries.ts';

export async function readEndpoints(db: Db, actor: Actor, query: WebhookListQuery, now: Date) {
  authorize(actor, 'webhook.list');
  const request = pageRequestOf(query, CREATED_KEY);
  const rows = await listEndpoints(db, actor.accountId, { after: request.from, limit: query.limit + 1 });
  return listed(pageOf(rows, request, createdKeyOf), (row) => presentEndpoint(row, now));
}

type ReadServices = Pick<Services, 'db' | 'sealSecret'>;

export async function readDeliveries(
  services: ReadServices,
  actor: Actor,
  { id, ...query }: WebhookListQuery & { id: string },
) {
  const { db } = services;
  const endpoint = await ownEndpoint({ db }, actor, 'webhook.read', id);
  const request = pageRequestOf(query, CREATED_KEY);
  const rows = await listDeliveries(db, endpoint.id, { after: request.from, limit: query.limit + 1 });
  const page = pageOf(rows, request, createdKeyOf);
  const ids = page.rows.map((row) => row.id);
  const tries = await listTries(db, ids);
  return listed(page, (row) =>
    presentDelivery(
      services,
      row,
      tries.filter(({ delivery_id }) => delivery_id === row.id),
    ),
  );
}

/** Undefined while there is none. */
export async function readDelivery(services: ReadServices, id: string): Promise<WebhookDelivery | undefined> {
  const found = await findDelivery(services.db, id);
  return found && presentDelivery(services, found, await listTries(services.db, [id]));
}
