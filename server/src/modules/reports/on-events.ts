import type { StoredEvent } from '@callstead/domain/events/event';
import {
  ACTIVITY_EVENTS,
  activityOf,
  conversionActivityOf,
  leadActivityOf,
} from '@callstead/domain/reports/campaign-activity';
import type { Subscriber } from '../../events/subscriber.ts';
import { receivedOf } from '../conversions/conversion-id.ts';
import { leadArrivedAt } from '../leads/lead-id.ts';
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
  if (event.subject.type === 'conversion') return conversionChangeOf(event);
  if (event.subject.type === 'lead') return leadChangeOf(event);
  const change = call && activityOf(event, call);
  if (!call || !change) return [];
  return [{ ...change, campaignId: call.campaignId, day: call.day, position: event.position }];
}

/** By the day it was reported; a test changes nothing that is sold. */
function conversionChangeOf(event: StoredEvent) {
  const change = conversionActivityOf(event);
  const receivedAt = receivedOf(event.subject.id);
  const { campaignId } = event.data as { campaignId?: string };
  if (!change || !receivedAt || !campaignId) return [];
  return [{ ...change, campaignId, day: receivedAt.toISOString().slice(0, 10), position: event.position }];
}

/** By the day it came in. */
function leadChangeOf(event: StoredEvent) {
  const change = leadActivityOf(event);
  const arrivedAt = leadArrivedAt(event.subject.id);
  const { campaignId } = event.data as { campaignId?: string };
  if (!change || !arrivedAt || !campaignId) return [];
  return [{ ...change, campaignId, day: arrivedAt.toISOString().slice(0, 10), position: event.position }];
}
