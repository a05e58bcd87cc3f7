import type { StoredEvent } from '@callstead/domain/events/event';
import { emit } from '../../events/emit.ts';
import type { Subscriber } from '../../events/subscriber.ts';
import { aboutCampaign } from './manage/about-campaign.ts';
import { findCampaign } from './manage/queries.ts';
import { insertReachedCaps } from './queries.ts';

type Settled = StoredEvent<'call.ended' | 'call.refused'>;

/**
 * Tells that a cap is full, once for each of its days or months. It follows calls behind the engine instead of inside it:
 * nobody waits for this news. A refusal is looked at too, since a cap may have been lowered below what was counted.
 */
export const capSubscriber: Subscriber = {
  name: 'caps',
  types: ['call.ended', 'call.refused'],
  pauseMs: 2_000,
  handle: async (tx, events) => {
    const calls = (events as readonly Settled[]).flatMap(({ at, data: { campaignId } }) =>
      campaignId ? [{ campaignId, at }] : [],
    );
    if (calls.length === 0) return;
    for (const { campaign_id, period, cap, reached_at: at } of await insertReachedCaps(tx.db, calls)) {
      const campaign = await findCampaign(tx.db, campaign_id);
      if (!campaign) continue; // deleted since
      const { facts, ...about } = aboutCampaign(campaign);
      await emit(tx, 'network', { type: 'campaign.cap-reached', at, ...about, facts: { ...facts, period, cap } });
    }
  },
};
