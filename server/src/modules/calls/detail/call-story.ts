import type { CallStep } from '@callstead/contract/calls/calls';
import type { CallView } from '@callstead/domain/calls/call-view';
import { type BillingMove, type CallStory, type ToldCall, timelineOf } from '@callstead/domain/settling/timeline';
import type { CallRow } from '../queries.ts';
import type { CallEventRow, CarrierEventRow, EntryRow } from './queries.ts';

export type StoredStory = {
  call: CallRow;
  events: readonly CallEventRow[];
  carrierEvents: readonly CarrierEventRow[];
  entries: readonly EntryRow[];
};

export function presentTimeline(story: StoredStory, view: CallView): CallStep[] {
  return timelineOf(storyOf(story), view).map((step) => ({ ...step, at: step.at.toISOString() }));
}

function storyOf({ call, events, carrierEvents, entries }: StoredStory): CallStory {
  return {
    call: toldCall(call),
    moves: events.map(({ kind, at, data }) => moveOf(kind, at, data)),
    heard: carrierEvents.map(({ event, received_at }) => ({ event, at: received_at })),
    entries: entries.map(({ kind, at, postings }) => ({
      kind,
      at,
      amountCents: postings.reduce((sum, each) => sum + each.amountCents, 0),
    })),
  };
}

function moveOf(to: string, at: Date, data: CallEventRow['data']): BillingMove {
  return { to, at, reason: data.reason, before: amountsIn(data.before), after: amountsIn(data.after) };
}

/** What a correction wrote down. */
function amountsIn(standing: unknown): BillingMove['before'] {
  const { priceCents, payoutCents } = (standing ?? {}) as Record<string, unknown>;
  return typeof priceCents === 'number' && typeof payoutCents === 'number' ? { priceCents, payoutCents } : undefined;
}

const toldCall = (call: CallRow): ToldCall => ({
  arrivedAt: call.arrived_at,
  answeredAt: call.answered_at,
  endedAt: call.ended_at,
  status: call.status,
  reason: call.reason,
  decision: call.decision,
  reservation: call.reservation,
  targetPosition: call.target_position,
  talkSeconds: call.talk_seconds,
  endedBy: call.ended_by,
  priceCents: call.price_cents,
  payoutCents: call.payout_cents,
});
