import { createHmac } from 'node:crypto';
import type { StoredEvent } from '@callstead/domain/events/event';
import { sequenceOf, TOLD_EVENTS, type WebhookNews, webhooksOf } from '@callstead/domain/integrations/webhook';
import { sortableId } from '../../../db/sortable-id.ts';
import type { Subscriber } from '../../../events/subscriber.ts';
import type { Services } from '../../../services.ts';
import { insertDeliveries } from './delivery-queries.ts';
import { listListening } from './queries.ts';

/** What happened becomes one delivery for each endpoint that listens; sending them is others' work. */
export const webhookSubscriber: Subscriber<Services> = {
  name: 'webhooks',
  types: TOLD_EVENTS,
  handle: async (tx, events) => {
    const news = events.flatMap((event) => webhooksOf(event).map((told) => ({ event, ...told })));
    const accounts = [...new Set(news.flatMap((told) => told.accounts))];
    if (accounts.length === 0) return;
    const listening = await listListening(tx.db, accounts);
    const rows = news.flatMap(({ event, ...told }) =>
      listening
        .filter((each) => each.created_at <= event.at && isFor(each, told))
        .map((each) => ({
          ...{ endpoint_id: each.id, event_id: eventId(tx.secret, event, told.isSecond), type: told.type },
          ...{ object: told.object, object_id: told.id, sequence: sequenceOf(event.position, told.isSecond) },
          ...{ happened_at: event.at, next_try_at: new Date() },
        })),
    );
    await insertDeliveries(tx.db, rows);
  },
};

type Listening = Awaited<ReturnType<typeof listListening>>[number];

/** A postback may be of some campaigns alone. */
function isFor({ account_id, types, campaign_ids }: Listening, { type, accounts, campaignId }: WebhookNews): boolean {
  if (!accounts.includes(account_id) || !types.includes(type)) return false;
  return !campaign_ids?.length || (campaignId !== undefined && campaign_ids.includes(campaignId));
}

const CHANCE_BYTES = 16;

/** The same whenever it is asked for, and nothing to count events by. */
const eventId = (secret: string, { id, at }: StoredEvent, isSecond = false) => {
  const named = isSecond ? `event ${id} second` : `event ${id}`;
  return sortableId('evt', at, createHmac('sha256', secret).update(named).digest().subarray(0, CHANCE_BYTES));
};
