import { assert } from '@callstead/domain/assert';
import { postReserved } from '@callstead/domain/ledger/post-reserved';
import type { CallAnswer, CarrierMessage } from '../../telephony/port.ts';
import type { CallEngine } from './engine.ts';
import { nextChange } from './next-change.ts';
import type { CallChange, CallWithEvents, EventToRecord } from './queries.ts';
import { dialAnswer } from './stored-call.ts';

/** Of writers that change one call at once, each round one wins. */
const MAX_ROUNDS = 20;

/** Keeps what was heard and brings the call to where everything heard so far puts it; undefined while the call is unknown. */
export async function settleCall(
  engine: CallEngine,
  message: EventToRecord,
  now: Date,
): Promise<CallWithEvents | undefined> {
  let event: EventToRecord = message;
  let exhausted = false;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const known = await engine.recordEvent(event);
    const change = known && nextChange(known, { now, exhausted });
    if (!known || !change) return known;
    event = { callSid: message.callSid };
    if (await reservesAnew(engine, known, change, now)) continue; // then it is another change
    const advanced = await engine.advance(change);
    if (advanced && change.moves) exhausted = advanced.target === known.call.target_position;
    if (advanced) announceChange(engine, known);
  }
  throw new Error(`the call ${message.callSid} did not come to rest`);
}

function announceChange(engine: CallEngine, { call }: CallWithEvents): void {
  engine.onChange({ id: call.id, publisherId: call.publisher_id, advertiserId: call.advertiser_id });
}

/** A call that was closed and turns out to be billable takes anew what it gave back; false when it cannot. */
async function reservesAnew(
  engine: CallEngine,
  known: CallWithEvents,
  change: CallChange,
  now: Date,
): Promise<boolean> {
  if (change.billing !== 'review' || known.reservedCents !== null) return false;
  return (await engine.reclaim(reclaimOf(known, now))) !== 'refused';
}

const RECLAIM_LIFE_MS = 60_000;

export function reclaimOf({ call }: CallWithEvents, now: Date) {
  const { decision } = call;
  assert(decision.kind === 'routable', 'a refused call never rang');
  const { reservation, targets } = decision;
  const sale = {
    source: `call:${call.id}` as const,
    advertiserId: call.advertiser_id,
    publisherId: call.publisher_id,
    reservedCents: reservation.reservedCents,
    round: 2,
  };
  return {
    id: call.id,
    call_sid: call.call_sid,
    arrived_at: call.arrived_at,
    revision: call.revision,
    advertiser_id: call.advertiser_id,
    campaign_id: call.campaign_id,
    publisher_id: call.publisher_id,
    target_id: targets[call.target_position ?? 0]?.id ?? '',
    expires_at: new Date(now.getTime() + RECLAIM_LIFE_MS),
    reserved_cents: reservation.reservedCents,
    needed_cents: reservation.neededCents,
    day: reservation.day,
    month: `${reservation.month}-01`,
    daily_cap: reservation.dailyCap,
    monthly_cap: reservation.monthlyCap,
    daily_budget_cents: reservation.dailyBudgetCents,
    total_budget_cents: reservation.totalBudgetCents,
    entry: { ...postReserved(sale), kind: 'reserve' as const, callId: call.id, at: now.toISOString() },
  };
}

/** The dialled leg is over: what the caller hears next. Told again, it is answered as before. */
export async function answerDialEnd(engine: CallEngine, message: CarrierMessage, now: Date): Promise<CallAnswer> {
  const known = await settleCall(engine, message, now);
  if (!known || known.call.ended_at !== null) return { do: 'hang_up' };
  const rings = known.call.target_position ?? 0;
  return rings > positionRung(known, message) ? dialAnswer(known.call.decision, rings) : { do: 'hang_up' };
}

/** As it was kept: where the carrier does not name the position, we did. */
function positionRung({ events }: CallWithEvents, { event }: CarrierMessage): number {
  const legSid = 'legSid' in event ? event.legSid : null;
  const kept = events.find((each) => each.kind === 'dial_ended' && each.legSid === legSid);
  return kept?.kind === 'dial_ended' ? (kept.position ?? 0) : 0;
}
