import type { StoredEvent } from '@callstead/domain/events/event';
import { ACTIVITY_EVENTS, activityOf } from '@callstead/domain/reports/campaign-activity';
import type { Subscriber } from '../../events/subscriber.ts';
import { addActivity, type CountedCall, listCountedCalls } from './activity-queries.ts';

/** Counts what comes to each campaign; an offer's figures may be seconds old. */
export const activitySubscriber: Subscriber = {
  name: 'campaign-activity',
  types: ACTIVITY_EVENTS,
  pauseMs: 2_000,
  handle: async ({ db }, events) => {
    const calls = await listCountedCalls(
      db,
      events.map(({ subject }) => subject.id),
    );
    await addActivity(
      db,
      events.flatMap((event) => changeOf(event, calls.get(event.subject.id))),
    );
  },
};

function changeOf(event: StoredEvent, call: CountedCall | undefined) {
  const change = call && activityOf(event, call.payoutCents);
  if (!call || !change) return [];
  return [{ ...change, campaignId: call.campaignId, day: call.day, position: event.position }];
}
