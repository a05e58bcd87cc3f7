import { type Billing, type CallStatus, type EndedBy, REASONS, type Reason } from '../calls/call.ts';
import type { CallView } from '../calls/call-view.ts';
import type { CarrierEvent } from '../calls/carrier-event.ts';
import type { SaleEntryKind } from '../ledger/entry.ts';
import { judgeStored, type ReservationSnapshot, type StoredDecision } from '../routing/stored-decision.ts';
import type { StepKind } from './call-steps.ts';
import { progressOf } from './next-change.ts';

/** One step from ring to payment. What a step does not tell is null. */
export type TimelineStep = {
  kind: StepKind;
  at: Date;
  /** Which of the call's targets, counted from 1. */
  target: number | null;
  status: CallStatus | null;
  reason: Reason | null;
  /** What somebody wrote: why they dispute or decide. */
  note: string | null;
  seconds: number | null;
  amountCents: number | null;
};

export type ToldCall = {
  arrivedAt: Date;
  answeredAt: Date | null;
  endedAt: Date | null;
  status: CallStatus;
  reason: Reason | null;
  decision: StoredDecision;
  reservation: ReservationSnapshot | null;
  targetPosition: number | null;
  talkSeconds: number | null;
  endedBy: EndedBy | null;
  priceCents: number | null;
  payoutCents: number | null;
};

type Amounts = { priceCents: number; payoutCents: number };

/** A corrected call says what it cost before and costs now. */
export type BillingMove = {
  to: string;
  at: Date;
  reason: unknown;
  before?: Amounts | undefined;
  after?: Amounts | undefined;
};

/** A call and all that was written down about it. */
export type CallStory = {
  call: ToldCall;
  /** Moves of its billing, by the state they led to. */
  moves: readonly BillingMove[];
  heard: readonly { event: CarrierEvent; at: Date }[];
  entries: readonly { kind: SaleEntryKind; at: Date; amountCents: number }[];
};

/** Every step of a call from ring to payment, as far as it concerns the viewer. */
export function timelineOf(story: CallStory, view: CallView): TimelineStep[] {
  const { call } = story;
  const steps = [
    step('arrived', call.arrivedAt),
    ...(call.status === 'refused' ? refusalSteps(call) : ringSteps(story)),
    ...reservationSteps(story, view),
    ...endSteps(call),
    ...recordingSteps(story),
    ...billingSteps(story, view),
  ];
  return steps.toSorted((a, b) => a.at.getTime() - b.at.getTime()); // stable: what happens at once stays in this order
}

const NOTHING = { target: null, status: null, reason: null, note: null, seconds: null, amountCents: null };

function step(kind: StepKind, at: Date | number, more: Partial<TimelineStep> = {}): TimelineStep {
  return { ...NOTHING, kind, at: new Date(at), ...more };
}

function refusalSteps({ arrivedAt, decision, reservation, reason }: ToldCall): TimelineStep[] {
  const judged = judgeStored(decision, reservation);
  const refused = step('refused', arrivedAt, { reason });
  const overflows = judged.kind === 'refused' && judged.overflowNumber !== null;
  return overflows ? [refused, step('overflow', arrivedAt)] : [refused];
}

/** Each target that rang: the first at once, the next when the one before did not take the call. */
function ringSteps({ call, heard }: CallStory): TimelineStep[] {
  const { decision } = call;
  if (decision.kind === 'refused') return [];
  const { legs } = progressOf(
    decision,
    heard.map(({ event }) => event),
  );
  const steps: TimelineStep[] = [];
  let from = call.arrivedAt.getTime();
  for (const [index, { id }] of decision.targets.entries()) {
    const leg = legs[id];
    if (!leg && index !== call.targetPosition) continue;
    const target = index + 1;
    steps.push(step('ringing', from, { target }));
    const end = leg?.dialEnd;
    const wasTaken = end ? end.result === 'completed' : leg?.answeredAt != null;
    if (wasTaken && call.answeredAt) steps.push(step('connected', call.answeredAt, { target }));
    if (!wasTaken && end) steps.push(step('target_failed', end.at, { target, status: end.result }));
    from = end?.at ?? from;
  }
  return steps;
}

function endSteps({ status, reason, talkSeconds: seconds, endedAt, endedBy }: ToldCall): TimelineStep[] {
  if (endedAt === null || status === 'refused') return [];
  const ended = step('ended', endedAt, { status, reason, seconds });
  return endedBy === 'network' ? [step('swept', endedAt), ended] : [ended];
}

function recordingSteps({ heard }: CallStory): TimelineStep[] {
  return heard.flatMap(({ event, at }) =>
    event.kind === 'recording_ready' ? [step('recorded', at, { seconds: event.seconds })] : [],
  );
}

/** Reserving and releasing is the advertiser's money alone. */
const RESERVATIONS: Partial<Record<SaleEntryKind, StepKind>> = { reserve: 'reserved', released: 'released' };

function reservationSteps({ entries }: CallStory, view: CallView): TimelineStep[] {
  if (view === 'publisher') return [];
  return entries.flatMap(({ kind, at, amountCents }) => {
    const told = RESERVATIONS[kind];
    return told ? [step(told, at, { amountCents })] : [];
  });
}

const BILLING_STEPS: Partial<Record<string, StepKind>> = {
  disputed: 'disputed',
  held: 'held_again',
  approved: 'approved',
  refused: 'taken_back',
  paid: 'paid',
  repriced: 'repriced',
  put_back: 'put_back',
} satisfies Partial<Record<Billing | 'repriced' | 'put_back', StepKind>>;

/** The charge, and every move of its billing since. */
function billingSteps({ call, moves, entries }: CallStory, view: CallView): TimelineStep[] {
  const own = (amounts: Pick<ToldCall, keyof Amounts>) =>
    view === 'publisher' ? amounts.payoutCents : amounts.priceCents;
  const charged = entries.filter(({ kind }) => kind === 'qualified');
  const told = call.status === 'refused' ? [] : moves;
  const firstCents = own(moves.find(({ before }) => before)?.before ?? call);
  let amountCents = firstCents;
  return [
    ...charged.map(({ at }) => step('charged', at, { amountCents: firstCents })),
    ...told.flatMap(({ to, at, reason, after }) => {
      if (after) amountCents = own(after);
      const kind = BILLING_STEPS[to];
      return kind ? [step(kind, at, { note: noteOf(reason), amountCents })] : [];
    }),
  ];
}

/** Written by a person; a reason of ours is told by its own words. */
function noteOf(reason: unknown): string | null {
  return typeof reason === 'string' && !(REASONS as readonly string[]).includes(reason) ? reason : null;
}
