import { approvalEndsAt } from '../calls/billing.ts';
import { type CallFacts, callFacts, ringingStopped } from '../calls/call-facts.ts';
import { applyEvent, type CallProgress, NO_PROGRESS, type ProgressEvent } from '../calls/call-progress.ts';
import type { CarrierEvent } from '../calls/carrier-event.ts';
import { countsInCap } from '../calls/counts-in-cap.ts';
import { type Qualification, qualifyCall } from '../calls/qualify-call.ts';
import { postQualified } from '../ledger/post-qualified.ts';
import { postReleased } from '../ledger/post-reserved.ts';
import type { Sale } from '../ledger/sale.ts';
import type { StoredDecision } from '../routing/stored-decision.ts';
import type { CallChange, CallEntry, ConnectedCall, EndedCall, FailedOverCall, WaitingCall } from './call-change.ts';
import type { CallWithEvents, StoredCall } from './stored-call.ts';

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
  const progress = heardOf(call, decision, known.events);
  const facts = callFacts(progress, { arrivedAt: new Date(call.arrivedAt), targetIds: ringable(call, settling) });
  if (call.endedAt !== null && !settling.reviewed && !isHeardLate(call, facts, settling.now)) return undefined;
  if (awaitsItsLeg(call, decision, progress)) return waitForLeg(call, settling.now);
  if (facts.isOver) return endUnlessOpen(call, facts, endOfCall(call, decision, progress, facts, settling));
  return facts.status === 'connected' ? connected(call, facts, progress) : failover(call, decision, progress);
}

/** Of a call that was closed, by whatever, no dial end is waited for as it is for one that lasts. */
function heardOf(call: StoredCall, decision: Routable, events: readonly CarrierEvent[]): CallProgress {
  const progress = progressOf(decision, events);
  return { ...progress, swept: progress.swept || call.endedAt !== null };
}

/** It was closed without a talk, and now it turns out that people talked. */
function isHeardLate(call: StoredCall, facts: CallFacts, now: Date): boolean {
  if (facts.status !== 'completed') return false;
  const isDialEnd = facts.talkToldBy === 'dial_end';
  if (call.status !== 'completed') return isDialEnd || !isHeldAt(call, now);
  // Nothing was charged on the leg's word: what the dial end says stands.
  const isUncharged = call.outcome === 'qualified' && (call.billing === 'review' || call.billing === 'none');
  return isUncharged && isDialEnd && (facts.talkSeconds !== call.talkSeconds || facts.endedBy !== call.endedBy);
}

/** The leg's late word that people talked too shortly leaves a closed call as it is: the dial end may say otherwise. */
function endUnlessOpen(call: StoredCall, facts: CallFacts, end: EndedCall): EndedCall | undefined {
  const isLegsWord = call.endedAt !== null && facts.talkToldBy === 'leg';
  return isLegsWord && end.outcome === 'unqualified' ? undefined : end;
}

/** It reserved anew on the leg's word, and the dial end may come a moment later: the sweeper finds it if not. */
function isHeldAt({ expiresAt }: StoredCall, now: Date): boolean {
  return expiresAt !== null && new Date(expiresAt) > now;
}

/** The caller's own leg ended and the dial end, which knows how long they talked, did not come: it may only be slower. */
function awaitsItsLeg(call: StoredCall, { targets }: Routable, { legs, ended, swept }: CallProgress): boolean {
  const rang = targets[call.targetPosition ?? 0];
  if (ended === null || swept || rang === undefined) return false;
  const leg = legs[rang.id];
  return leg === undefined || (leg.dialEnd === null && leg.completedSeconds !== null);
}

const LEG_GRACE_MS = 15_000;

/** Not closed yet, but soon: the sweeper will find it. */
function waitForLeg(call: StoredCall, now: Date): WaitingCall | undefined {
  const soon = now.getTime() + LEG_GRACE_MS;
  if (call.expiresAt === null || new Date(call.expiresAt).getTime() <= soon) return undefined;
  return { ...revisionOf(call), kind: 'waiting', expiresAt: new Date(soon).toISOString() };
}

function ringable({ decision, targetPosition }: StoredCall, { exhausted }: Pick<Settling, 'exhausted'>): string[] {
  const ids = decision.kind === 'routable' ? decision.targets.map(({ id }) => id) : [];
  return exhausted ? ids.slice(0, (targetPosition ?? 0) + 1) : ids;
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

const revisionOf = ({ id, arrivedAt, revision, advertiserId }: StoredCall) => ({
  id,
  arrivedAt,
  revision,
  advertiserId,
});

function connected(call: StoredCall, facts: CallFacts, progress: CallProgress): ConnectedCall | undefined {
  if (call.status === 'connected') return undefined;
  const { ringSeconds } = facts;
  const answeredAt = answerMoment(call, facts, progress);
  return { ...revisionOf(call), kind: 'connected', status: 'connected', ringSeconds, answeredAt };
}

/** The target that rang did not take it: on to the next, if the call has one. */
function failover(call: StoredCall, { targets }: Routable, progress: CallProgress): FailedOverCall | undefined {
  const position = call.targetPosition ?? 0;
  const rang = targets[position];
  const end = rang && progress.legs[rang.id]?.dialEnd;
  if (!end || end.result === 'completed' || end.result === 'canceled') return undefined;
  const next = targets.map(({ id, concurrency }, position) => ({ position, id, concurrency })).slice(position + 1);
  return { ...revisionOf(call), kind: 'failed-over', failed: { position, result: end.result }, targets: next };
}

function answerMoment(call: StoredCall, facts: CallFacts, { legs }: CallProgress): string | null {
  if (facts.connectedTargetId === null) return null;
  const told = legs[facts.connectedTargetId]?.answeredAt;
  const guessed = facts.ringSeconds === null ? null : Date.parse(call.arrivedAt) + facts.ringSeconds * 1000;
  const at = told ?? guessed;
  return at === null ? null : new Date(at).toISOString();
}

function endOfCall(
  call: StoredCall,
  decision: Routable,
  progress: CallProgress,
  facts: CallFacts,
  { now, reviewed, exhausted }: Settling,
): EndedCall {
  const { terms } = decision.assignment.campaign;
  const isTest = decision.simulated?.test ?? false;
  const status = facts.status as Exclude<CallFacts['status'], 'ringing' | 'connected'>;
  const qualification = qualifyCall({
    status,
    refusedFor: null,
    talkSeconds: facts.talkSeconds,
    duplicate: call.reservation?.duplicateOfCallId != null,
    price: decision.price,
    reserved: call.reservedCents !== null && (!decision.fallback || reviewed === true),
    test: isTest,
    terms,
  });
  // It asked for no slot; should it be billed one day, it takes one then.
  const isUnreserved = decision.fallback === true && !reviewed;
  const endedAt = endMoment(facts, progress, ringable(call, { exhausted }), now);
  // Billed by a decision, long after it ended: from then on it may be disputed, and then its money moves.
  const billedAt = reviewed ? now : endedAt;
  return {
    ...revisionOf(call),
    kind: 'ended',
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
    keepsSlot:
      !isTest &&
      countsInCap(terms.caps.counts, isUnreserved ? NOTHING_CAME_OF_IT : { status, outcome: qualification.outcome }),
    wasConnected: !isTest && facts.connectedTargetId !== null,
    caller: call.caller,
    entries: entriesOf(call, qualification, billedAt),
  };
}

const NOTHING_CAME_OF_IT = { status: 'failed', outcome: 'unqualified' } as const;

function endMoment(facts: CallFacts, progress: CallProgress, targetIds: readonly string[], now: Date): Date {
  const { connectedTargetId } = facts;
  const stopped =
    connectedTargetId === null
      ? ringingStopped(progress, targetIds)
      : (progress.legs[connectedTargetId]?.dialEnd?.at ?? progress.ended?.at);
  return new Date(stopped ?? now.getTime());
}

/** What was reserved is charged or goes back; a call that holds nothing moves nothing. */
function entriesOf(call: StoredCall, qualification: Qualification, billedAt: Date): CallEntry[] {
  const { id, advertiserId, publisherId, reservedCents } = call;
  if (!reservedCents) return [];
  const sale: Sale = { source: `call:${id}`, advertiserId, publisherId };
  const at = billedAt.toISOString();
  if (qualification.billing === 'held') {
    const { priceCents, payoutCents } = qualification;
    return [{ ...postQualified({ ...sale, reservedCents, priceCents, payoutCents }), kind: 'qualified', at }];
  }
  // A call that was closed and holds something has reserved anew.
  const round = call.endedAt === null ? 1 : 2;
  return [{ ...postReleased({ ...sale, reservedCents, round }), kind: 'released', at }];
}
