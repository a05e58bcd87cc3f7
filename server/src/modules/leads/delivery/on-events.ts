import { createHmac } from 'node:crypto';
import type { StoredEvent } from '@callstead/domain/events/event';
import { sortableId } from '../../../db/sortable-id.ts';
import type { Subscriber } from '../../../events/subscriber.ts';
import type { Services } from '../../../services.ts';
import { leadArrivedAt } from '../lead-id.ts';
import { dropDeliveries, insertDeliveries, type NewDelivery } from './delivery-queries.ts';
import { listWays, type WayRow } from './way-queries.ts';

type Taken = StoredEvent<'lead.accepted' | 'lead.pending'>;

/** A lead that is taken becomes one delivery for each way of its campaign; sending them is others' work. */
export const leadDeliverySubscriber: Subscriber<Services> = {
  name: 'lead-deliveries',
  types: ['lead.accepted', 'lead.pending', 'lead.rejected'],
  handle: async (tx, events) => {
    const taken = events.filter((event): event is Taken => event.type !== 'lead.rejected');
    const campaigns = taken.map(({ data }) => data.campaignId).filter((id) => id !== null);
    const ways = await listWays(tx.db, [...new Set(campaigns)]);
    await insertDeliveries(
      tx.db,
      taken.flatMap((event) => deliveriesOf(tx.secret, event, ways)),
    );
    const rejected = events.filter(({ type }) => type === 'lead.rejected').map(({ subject }) => subject.id);
    await dropDeliveries(tx.db, rejected);
  },
};

/** Where nobody was given the word the first has it. It matters to a lead that waits for it alone. */
function deliveriesOf(
  secret: string,
  { type, data, subject, at: told }: Taken,
  ways: readonly WayRow[],
): NewDelivery[] {
  const own = ways.filter(({ campaign_id }) => campaign_id === data.campaignId);
  const at = leadArrivedAt(subject.id) ?? told;
  const deciding = own.find(({ decides }) => decides) ?? own[0];
  return own.map((way) => ({
    ...{ id: deliveryId(secret, subject.id, way.id, at), campaign_id: way.campaign_id, way_id: way.id },
    ...{ lead_id: subject.id, position: way.position, decides: type === 'lead.pending' && way === deciding },
    next_try_at: at,
  }));
}

const CHANCE_BYTES = 16;

/** The same whenever it is asked for: its receiver knows it again, whatever happened to us. */
function deliveryId(secret: string, leadId: string, wayId: string, at: Date): string {
  const bytes = createHmac('sha256', secret).update(`lead delivery ${leadId} ${wayId}`).digest();
  return sortableId('dlv', at, bytes.subarray(0, CHANCE_BYTES));
}
