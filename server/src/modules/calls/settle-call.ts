import { assert } from '@callstead/domain/assert';
import { countsInCap } from '@callstead/domain/calls/counts-in-cap';
import { postReserved } from '@callstead/domain/ledger/post-reserved';
import { type CallAnswer, dialAnswer } from '@callstead/domain/settling/call-answer';
import { applyChange, type CallChange } from '@callstead/domain/settling/call-change';
import { nextChange, type Routable } from '@callstead/domain/settling/next-change';
import type { CallWithEvents } from '@callstead/domain/settling/stored-call';
import type { CarrierMessage } from '../../telephony/port.ts';
import type { CallEngine } from './engine.ts';
import type { Advanced, EventToRecord, Reclaim } from './queries.ts';

/** Of writers that change one call at once, each round one wins. */
const MAX_ROUNDS = 20;

/** Keeps what was heard and brings the call to where everything heard so far puts it; undefined while the call is unknown. */
export async function settleCall(
  engine: CallEngine,
  message: EventToRecord,
  now: Date,
): Promise<CallWithEvents | undefined> {
  const again = { callSid: message.callSid };
  let known: CallWithEvents | undefined = await engine.recordEvent(message);
  let exhausted = false;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const change: CallChange | undefined = known && nextChange(known, { now, exhausted });
    if (!known || !change) return known;
    const advanced: Advanced = (await reservesAnew(engine, known, change, now))
      ? undefined
      : await engine.advance(change);
    if (!advanced) {
      known = await engine.recordEvent(again); // it is another call now, and so another change
      continue;
    }
    engine.onWrite();
    if (change.kind === 'failed-over') exhausted = advanced.target === known.call.targetPosition;
    known = { ...known, call: applyChange(known.call, change, advanced.target) };
  }
  throw new Error(`the call ${message.callSid} did not come to rest`);
}

/** A call that was closed and turns out to be billable takes anew what it gave back; false when it cannot. */
async function reservesAnew(
  engine: CallEngine,
  known: CallWithEvents,
  change: CallChange,
  now: Date,
): Promise<boolean> {
  if (change.kind !== 'ended' || change.billing !== 'review' || known.call.reservedCents !== null) return false;
  if (known.call.decision.fallback) return false; // an admin decides
  return (await engine.reclaim(reclaimOf(known, now))) !== 'refused';
}

const RECLAIM_LIFE_MS = 60_000;

/** Who called and how many others talk is history: slots and money are asked for, nothing else. */
const NO_PLACE = { caller: null, campaignConcurrency: null, publisherConcurrency: null, targets: [] };

/** One that was closed without a talk still counts where attempts do: its slot is in the cap already. */
function keptSlot({ assignment }: Routable): boolean {
  const { counts } = assignment.campaign.terms.caps;
  return countsInCap(counts, { status: 'failed', outcome: 'unqualified' });
}

const NO_SLOT = { dailyCap: null, monthlyCap: null };

export function reclaimOf({ call }: CallWithEvents, now: Date): Reclaim {
  const { id, callSid, arrivedAt, revision, advertiserId, publisherId, decision, targetPosition } = call;
  assert(decision.kind === 'routable', 'a refused call never rang');
  const { reservation, targets } = decision;
  // One that was rung without a database asked for nothing then.
  const reservedCents = decision.fallback ? decision.price.reservedCents : reservation.reservedCents;
  const neededCents = Math.max(1, reservedCents);
  const takesSlot = !keptSlot(decision);
  const entry = postReserved({ source: `call:${id}`, advertiserId, publisherId, reservedCents, round: 2 });
  return {
    id,
    callSid,
    arrivedAt,
    revision,
    request: { ...reservation, reservedCents, neededCents, ...NO_PLACE, ...(!takesSlot && NO_SLOT) },
    targetId: targets[targetPosition ?? 0]?.id ?? '',
    expiresAt: new Date(now.getTime() + RECLAIM_LIFE_MS),
    takesSlot,
    entry: { ...entry, kind: 'reserve', callId: id, at: now.toISOString() },
  };
}

/** The dialled leg is over: what the caller hears next. Told again, it is answered as before. */
export async function answerDialEnd(engine: CallEngine, message: CarrierMessage, now: Date): Promise<CallAnswer> {
  const known = await settleCall(engine, message, now);
  if (!known || known.call.endedAt !== null) return { do: 'hang_up' };
  const rings = known.call.targetPosition ?? 0;
  return rings > positionRung(known, message) ? dialAnswer(known.call.decision, rings) : { do: 'hang_up' };
}

/** As it was kept: where the carrier does not name the position, we did. */
function positionRung({ events }: CallWithEvents, { event }: CarrierMessage): number {
  const legSid = 'legSid' in event ? event.legSid : null;
  const kept = events.find((each) => each.kind === 'dial_ended' && each.legSid === legSid);
  return kept?.kind === 'dial_ended' ? (kept.position ?? 0) : 0;
}
