import { AUDITED_ACTIONS } from '@callstead/domain/audit/audited-action';
import { UNAUDITED_EVENTS } from '@callstead/domain/events/event';
import { type LiveChange, liveChangesOf, mergeLiveChanges } from '@callstead/domain/live/live-changes';
import type { Db } from '../../db/database.ts';
import type { Subscriber } from '../../events/subscriber.ts';
import { announceAll } from '../../live/announce.ts';
import { listJoinedPublishers } from '../applications/queries.ts';

const TYPES = [...AUDITED_ACTIONS, ...UNAUDITED_EVENTS];

/** Tells open pages what to ask for again: at once, then a few times a second at most, however much happens. */
export const liveSubscriber = tellsPages('live', 250, ({ topic }) => topic !== 'money');

/** Money changes with every call and is asked for less often. */
export const liveMoneySubscriber = tellsPages('live-money', 2_000, ({ topic }) => topic === 'money');

function tellsPages(name: string, pauseMs: number, isMine: (change: LiveChange) => boolean): Subscriber {
  return {
    name,
    types: TYPES,
    pauseMs,
    handle: async ({ db }, events) => {
      const changes = events.flatMap(liveChangesOf).filter(isMine);
      const told: LiveChange[] = [];
      for (const change of mergeLiveChanges(changes)) told.push(await withPublishers(db, change));
      await announceAll(db, told);
    },
  };
}

/** Pages know accounts, not campaigns. */
async function withPublishers(db: Db, change: LiveChange): Promise<LiveChange> {
  const { joinedCampaigns, accounts = [], ...to } = change.to;
  if (!joinedCampaigns) return change;
  return { ...change, to: { ...to, accounts: [...accounts, ...(await listJoinedPublishers(db, joinedCampaigns))] } };
}
