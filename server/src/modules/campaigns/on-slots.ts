import type { EventType, StoredEvent } from '@callstead/domain/events/event';
import { emit } from '../../events/emit.ts';
import type { Subscriber } from '../../events/subscriber.ts';
import { aboutCampaign } from './manage/about-campaign.ts';
import { findCampaign } from './manage/queries.ts';
import { insertReachedCaps } from './queries.ts';

/** After these a slot is taken for good, or was refused. */
const SETTLING = [
  'call.ended',
  'call.refused',
  'lead.accepted',
  'lead.rejected',
  'conversion.accepted',
] as const satisfies readonly EventType[];
type Settled = StoredEvent<(typeof SETTLING)[number]>;

/**
 * Tells that a cap is full, once for each of its days or months. It follows calls and leads behind the engine, not inside it:
 * nobody waits for this news. A refusal is looked at too, since a cap may have been lowered below what was counted.
 */
export const capSubscriber: Subscriber = {
  name: 'caps',
  types: SETTLING,
  pauseMs: 2_000,
  handle: async (tx, events) => {
    const settled = (events as readonly Settled[]).flatMap(({ at, data: { campaignId } }) =>
      campaignId ? [{ campaignId, at }] : [],
    );
    if (settled.length === 0) return;
    for (const { campaign_id, period, cap, reached_at: at } of await insertReachedCaps(tx.db, settled)) {
      const campaign = await findCampaign(tx.db, campaign_id);
      if (!campaign) continue; // deleted since
      const { facts, ...about } = aboutCampaign(campaign);
      await emit(tx, 'network', {
        type: 'campaign.cap-reached',
        at,
        ...about,
        facts: { ...facts, period, cap, of: campaign.type },
      });
    }
  },
};
