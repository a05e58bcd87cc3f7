import type { CallStep } from '@callstead/contract/calls/calls';
import { REASONS } from '@callstead/domain/calls/call';
import type { CallView } from '@callstead/domain/calls/call-view';
import type { EntryKind } from '@callstead/domain/ledger/entry';
import { judgeStored } from '@callstead/domain/routing/stored-decision';
import { progressOf } from '@callstead/domain/settling/next-change';
import { presentMoney } from '../lists/present.ts';
import type { CallRow } from '../queries.ts';
import type { CallEventRow, CarrierEventRow, EntryRow } from './queries.ts';

export type CallStory = {
  call: CallRow;
  events: readonly CallEventRow[];
  carrierEvents: readonly CarrierEventRow[];
  entries: readonly EntryRow[];
};

/** Every step of a call from ring to payment, as far as it concerns the viewer. */
export function timelineOf(story: CallStory, view: CallView): CallStep[] {
  const { call } = story;
  const steps = [
    step('arrived', call.arrived_at),
    ...(call.status === 'refused' ? refusalSteps(call) : ringSteps(story)),
    ...reservationSteps(story, view),
    ...endSteps(call),
    ...recordingSteps(story),
    ...billingSteps(story, view),
  ];
  return steps.toSorted((a, b) => a.at.localeCompare(b.at)); // stable: what happens at once stays in this order
}

function step(kind: CallStep['kind'], at: Date | number, more: Partial<CallStep> = {}): CallStep {
  const nothing = { target: null, status: null, reason: null, note: null, seconds: null, amountCents: null };
  return { kind, at: new Date(at).toISOString(), ...nothing, ...more };
}

function refusalSteps(call: CallRow): CallStep[] {
  const judged = judgeStored(call.decision, call.reservation);
  const refused = step('refused', call.arrived_at, { reason: call.reason });
  const overflows = judged.kind === 'refused' && judged.overflowNumber !== null;
  return overflows ? [refused, step('overflow', call.arrived_at)] : [refused];
}

/** Each target that rang: the first at once, the next when the one before did not take the call. */
function ringSteps({ call, carrierEvents }: CallStory): CallStep[] {
  const { decision } = call;
  if (decision.kind === 'refused') return [];
  const { legs } = progressOf(
    decision,
    carrierEvents.map(({ event }) => event),
  );
  const steps: CallStep[] = [];
  let from = call.arrived_at.getTime();
  for (const [index, { id }] of decision.targets.entries()) {
    const leg = legs[id];
    if (!leg && index !== call.target_position) continue;
    const target = index + 1;
    steps.push(step('ringing', from, { target }));
    const end = leg?.dialEnd;
    const wasTaken = end ? end.result === 'completed' : leg?.answeredAt != null;
    if (wasTaken && call.answered_at) steps.push(step('connected', call.answered_at, { target }));
    if (!wasTaken && end) steps.push(step('target_failed', end.at, { target, status: end.result }));
    from = end?.at ?? from;
  }
  return steps;
}

function endSteps(call: CallRow): CallStep[] {
  if (call.ended_at === null || call.status === 'refused') return [];
  const { status, reason, talk_seconds: seconds, ended_at: at } = call;
  const ended = step('ended', at, { status, reason, seconds });
  return call.ended_by === 'network' ? [step('swept', at), ended] : [ended];
}

function recordingSteps({ carrierEvents }: CallStory): CallStep[] {
  return carrierEvents.flatMap(({ event, received_at }) =>
    event.kind === 'recording_ready' ? [step('recorded', received_at, { seconds: event.seconds })] : [],
  );
}

/** Reserving and releasing is the advertiser's money alone. */
const RESERVATIONS: Partial<Record<EntryKind, CallStep['kind']>> = { reserve: 'reserved', released: 'released' };

function reservationSteps({ entries }: CallStory, view: CallView): CallStep[] {
  if (view === 'publisher') return [];
  return entries.flatMap(({ kind, at, postings }) => {
    const told = RESERVATIONS[kind];
    return told ? [step(told, at, { amountCents: postings.reduce((sum, each) => sum + each.amountCents, 0) })] : [];
  });
}

const BILLING_STEPS: Readonly<Record<string, CallStep['kind']>> = {
  disputed: 'disputed',
  held: 'held_again',
  approved: 'approved',
  refused: 'taken_back',
  paid: 'paid',
};

/** The charge, and every move of its billing since. */
function billingSteps({ call, events, entries }: CallStory, view: CallView): CallStep[] {
  const { priceCents, payoutCents } = presentMoney(call, view);
  const amountCents = view === 'publisher' ? payoutCents : priceCents;
  const charged = entries.filter(({ kind }) => kind === 'qualified');
  const moves = call.status === 'refused' ? [] : events;
  return [
    ...charged.map(({ at }) => step('charged', at, { amountCents })),
    ...moves.flatMap(({ kind, at, data }) => {
      const told = BILLING_STEPS[kind];
      const note = typeof data.reason === 'string' && !isReason(data.reason) ? data.reason : null;
      return told ? [step(told, at, { note, amountCents })] : [];
    }),
  ];
}

const isReason = (text: string) => (REASONS as readonly string[]).includes(text);
