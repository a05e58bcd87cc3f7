import { approvalEndsAt } from '@callstead/domain/calls/billing';
import { type CallFacts, callFacts } from '@callstead/domain/calls/call-facts';
import { applyEvent, type CallProgress, NO_PROGRESS, type ProgressEvent } from '@callstead/domain/calls/call-progress';
import type { CarrierEvent } from '@callstead/domain/calls/carrier-event';
import { countsInCap } from '@callstead/domain/calls/counts-in-cap';
import { type Qualification, qualifyCall } from '@callstead/domain/calls/qualify-call';
import { postQualified } from '@callstead/domain/ledger/post-qualified';
import { postReleased } from '@callstead/domain/ledger/post-reserved';
import type { Sale } from '@callstead/domain/ledger/sale';
import type { StoredDecision } from '@callstead/domain/routing/stored-decision';
import type { NewEntry } from '../ledger/queries.ts';
import type { CallChange, CallWithEvents } from './queries.ts';
import type { StoredCall } from './stored-call.ts';

export type Routable = Extract<StoredDecision, { kind: 'routable' }>;
export type Settling = {
  now: Date;
  /** No further target has a place: the call ends with those it rang. */
  exhausted: boolean;
  /** An admin let a call pass that waited for review: it is billed anew. */
  reviewed?: boolean;
};

/** What everything heard so far makes of a call; undefined when it stands as it should. */
export function nextChange(known: CallWithEvents, settling: Settling): CallChange | undefined {
  const { call } = known;
  const { decision } = call;
  if (decision.kind === 'refused' || call.status === 'refused') return undefined;
  const progress = progressOf(decision, known.events);
  const facts = callFacts(progress, { arrivedAt: new Date(call.arrived_at), targetIds: ringable(known, settling) });
  if (call.ended_at !== null && !settling.reviewed && !isLate(call, facts)) return undefined;
  if (awaitsItsLeg(call, decision, progress)) return waitForLeg(known, settling.now);
  if (facts.isOver) return endOfCall(known, decision, progress, facts, settling);
  return facts.status === 'connected' ? connected(call, facts, progress) : failover(call, decision, progress);
}

/** It was closed without a talk, and now it turns out that people talked. */
function isLate(call: StoredCall, facts: CallFacts): boolean {
  return call.status !== 'completed' && facts.status === 'completed';
}

/** The caller's own leg ended and we know nothing of the target's: its callback may only be slower. */
function awaitsItsLeg(call: StoredCall, { targets }: Routable, { legs, ended, swept }: CallProgress): boolean {
  const rang = targets[call.target_position ?? 0];
  return ended !== null && !swept && rang !== undefined && legs[rang.id] === undefined;
}

const LEG_GRACE_MS = 15_000;

/** Not closed yet, but soon: the sweeper will find it. */
function waitForLeg({ call, expiresAt }: CallWithEvents, now: Date): CallChange | undefined {
  const soon = now.getTime() + LEG_GRACE_MS;
  if (expiresAt === null || new Date(expiresAt).getTime() <= soon) return undefined;
  return { ...unchanged(call), expiresAt: new Date(soon).toISOString() };
}

function ringable({ call: { decision, target_position } }: CallWithEvents, { exhausted }: Settling): string[] {
  const ids = decision.kind === 'routable' ? decision.targets.map(({ id }) => id) : [];
  return exhausted ? ids.slice(0, (target_position ?? 0) + 1) : ids;
}

/** All that was heard of a call, put together. */
export function progressOf({ targets }: Routable, events: readonly CarrierEvent[]): CallProgress {
  return events.reduce((progress, event) => {
    const told = asProgressEvent(event, targets);
    return told ? applyEvent(progress, told) : progress;
  }, NO_PROGRESS);
}

/** Undefined for a leg to a target the call never had. */
function asProgressEvent(event: CarrierEvent, targets: Routable['targets']): ProgressEvent | undefined {
  if (event.kind === 'swept') return event;
  if (event.kind === 'call_ended') return { ...event, at: new Date(event.at) };
  if (event.kind === 'recording_ready') return event;
  const targetId = targets[event.position ?? 0]?.id;
  if (targetId === undefined) return undefined;
  if (event.kind === 'leg_completed') return { kind: event.kind, targetId, seconds: event.seconds };
  return { ...event, targetId, at: new Date(event.at) };
}

/** What a change leaves as it is. */
function unchanged(call: StoredCall) {
  return {
    id: call.id,
    arrivedAt: call.arrived_at,
    revision: call.revision,
    over: false,
    status: call.status,
    outcome: null,
    reason: null,
    billing: 'none',
    priceCents: null,
    payoutCents: null,
    ringSeconds: null,
    talkSeconds: null,
    endedBy: null,
    answeredAt: call.answered_at,
    endedAt: null,
    approveAt: null,
    keepsSlot: false,
    connected: false,
    caller: call.caller,
    expiresAt: null,
    moves: null,
    entries: [],
    events: [],
  } satisfies CallChange;
}

function connected(call: StoredCall, facts: CallFacts, progress: CallProgress): CallChange | undefined {
  if (call.status === 'connected') return undefined;
  const answeredAt = answerMoment(call, facts, progress);
  return {
    ...unchanged(call),
    status: 'connected',
    ringSeconds: facts.ringSeconds,
    answeredAt,
    events: [{ kind: 'connected', ...(answeredAt && { at: answeredAt }) }],
  };
}

/** The target that rang did not take it: on to the next, if the call has one. */
function failover(call: StoredCall, { targets }: Routable, progress: CallProgress): CallChange | undefined {
  const position = call.target_position ?? 0;
  const rang = targets[position];
  const end = rang && progress.legs[rang.id]?.dialEnd;
  if (!end || end.result === 'completed' || end.result === 'canceled') return undefined;
  const moves = targets.map(({ id, concurrency }, position) => ({ position, id, concurrency })).slice(position + 1);
  return { ...unchanged(call), moves, events: [{ kind: 'target_failed', data: { position, result: end.result } }] };
}

function answerMoment(call: StoredCall, facts: CallFacts, { legs }: CallProgress): string | null {
  if (facts.connectedTargetId === null) return null;
  const told = legs[facts.connectedTargetId]?.answeredAt;
  const guessed = facts.ringSeconds === null ? null : Date.parse(call.arrived_at) + facts.ringSeconds * 1000;
  const at = told ?? guessed;
  return at === null ? null : new Date(at).toISOString();
}

function endOfCall(
  known: CallWithEvents,
  decision: Routable,
  progress: CallProgress,
  facts: CallFacts,
  { now, reviewed }: Settling,
): CallChange {
  const { call, reservedCents } = known;
  const { terms } = decision.assignment.campaign;
  const isTest = decision.simulated?.test ?? false;
  const status = facts.status as Exclude<CallFacts['status'], 'ringing' | 'connected'>;
  const qualification = qualifyCall({
    status,
    refusedFor: null,
    talkSeconds: facts.talkSeconds,
    duplicate: call.reservation?.duplicateOfCallId != null,
    price: decision.price,
    reserved: reservedCents !== null,
    test: isTest,
    terms,
  });
  const endedAt = endMoment(facts, progress, now);
  // Billed by a decision, long after it ended: from then on it may be disputed, and then its money moves.
  const billedAt = reviewed ? now : endedAt;
  return {
    ...unchanged(call),
    over: true,
    status,
    outcome: qualification.outcome,
    reason: qualification.reason,
    billing: qualification.billing,
    priceCents: qualification.priceCents,
    payoutCents: qualification.payoutCents,
    ringSeconds: facts.ringSeconds,
    talkSeconds: facts.talkSeconds,
    endedBy: progress.swept && status === 'failed' ? 'network' : facts.endedBy,
    answeredAt: answerMoment(call, facts, progress),
    endedAt: endedAt.toISOString(),
    approveAt: qualification.billing === 'held' ? approvalEndsAt(billedAt, terms.approvalDays).toISOString() : null,
    // A test leaves nothing behind: no slot, and no history by which a later call would be a duplicate.
    keepsSlot: !isTest && countsInCap(terms.caps.counts, { status, outcome: qualification.outcome }),
    connected: !isTest && facts.connectedTargetId !== null,
    entries: entriesOf(known, qualification, billedAt),
    events: [
      {
        kind: 'ended',
        data: { status, outcome: qualification.outcome, reason: qualification.reason, billing: qualification.billing },
      },
    ],
  };
}

function endMoment(facts: CallFacts, { legs, ended }: CallProgress, now: Date): Date {
  const dialEnd = facts.connectedTargetId === null ? null : legs[facts.connectedTargetId]?.dialEnd;
  return new Date(dialEnd?.at ?? ended?.at ?? now.getTime());
}

/** What was reserved is charged or goes back; a call that holds nothing moves nothing. */
function entriesOf({ call, reservedCents }: CallWithEvents, qualification: Qualification, billedAt: Date): NewEntry[] {
  if (!reservedCents) return [];
  const sale: Sale = { source: `call:${call.id}`, advertiserId: call.advertiser_id, publisherId: call.publisher_id };
  const about = { callId: call.id, at: billedAt.toISOString() };
  if (qualification.billing === 'held') {
    const { priceCents, payoutCents } = qualification;
    return [{ ...postQualified({ ...sale, reservedCents, priceCents, payoutCents }), kind: 'qualified', ...about }];
  }
  // A call that was closed and holds something has reserved anew.
  const round = call.ended_at === null ? 1 : 2;
  return [{ ...postReleased({ ...sale, reservedCents, round }), kind: 'released', ...about }];
}
