import { countsInCap } from '@callstead/domain/calls/counts-in-cap';
import type { ReservationSnapshot } from '@callstead/domain/routing/stored-decision';
import type { Db } from '../../db/database.ts';
import { type BalanceMove, listBalanceMoves, listReservations, type ReservedCall, updateFound } from './queries.ts';

/**
 * Calls of history are written many at once, and so each found the others of its month in flight. But everything bears its
 * date: what a call would have found at its moment, had they come one by one, is reckoned from those.
 */
export async function fillReservationSnapshots(db: Db): Promise<void> {
  await updateFound(db, foundInTime(await listReservations(db), await listBalanceMoves(db)));
}

type Happening = { at: number; happens: () => void };

function foundInTime(calls: readonly ReservedCall[], moves: readonly BalanceMove[]) {
  const tally = new Tally();
  const byId = new Map(calls.map((call) => [call.id, call]));
  const found: { id: string; arrivedAt: Date; found: Partial<ReservationSnapshot> }[] = [];
  const arrivals = calls.map((call) => ({
    at: call.arrived_at.getTime(),
    happens: () => {
      found.push({ id: call.id, arrivedAt: call.arrived_at, found: whatStands(tally, call) });
      if (call.status !== 'refused') takePlaces(tally, call, 1);
    },
  }));
  const rung = calls.filter(({ status }) => status !== 'refused');
  const ends = rung.map((call) => ({ at: call.ended_at.getTime(), happens: () => takePlaces(tally, call, -1) }));
  const payments = moves.map((move) => ({ at: move.at.getTime(), happens: () => pay(tally, move, byId) }));
  // The sort is stable: a call looks before it takes its own money.
  for (const { happens } of inOrder([...arrivals, ...ends, ...payments])) happens();
  return found;
}

const inOrder = (happenings: readonly Happening[]) => happenings.toSorted((a, b) => a.at - b.at);

class Tally {
  readonly #counts = new Map<string, number>();
  of(...of: readonly string[]): number {
    return this.#counts.get(of.join(' ')) ?? 0;
  }
  add(amount: number, ...of: readonly string[]): void {
    this.#counts.set(of.join(' '), this.of(...of) + amount);
  }
}

function whatStands(tally: Tally, { request, found }: ReservedCall): Partial<ReservationSnapshot> {
  const { campaignId, publisherId, advertiserId, day, month } = request;
  return {
    daySlots: tally.of('slots', campaignId, day),
    dayOpen: request.dailyCap !== null ? tally.of('open', campaignId, day) : 0,
    monthSlots: tally.of('slots', campaignId, month),
    monthOpen: request.monthlyCap !== null ? tally.of('open', campaignId, month) : 0,
    campaignCalls: tally.of('live', campaignId),
    publisherCalls: found.publisherCalls === null ? null : tally.of('live', campaignId, publisherId),
    daySpentCents: tally.of('spent', campaignId, day),
    totalSpentCents: tally.of('spent', campaignId),
    availableCents: tally.of('balance', advertiserId),
  };
}

/** As a call begins, and again as it ends: slots that count stay taken. */
function takePlaces(tally: Tally, call: ReservedCall, calls: 1 | -1): void {
  const { campaignId, publisherId, day, month, duplicates } = call.request;
  tally.add(calls, 'live', campaignId);
  tally.add(calls, 'live', campaignId, publisherId);
  if (call.found.duplicateOfCallId !== null && !duplicates.bill) return; // it holds concurrency only
  const keepsSlot = calls === -1 && countsInCap(call.counts, call);
  for (const period of [day, month]) {
    tally.add(calls, 'open', campaignId, period);
    if (!keepsSlot) tally.add(calls, 'slots', campaignId, period);
  }
}

function pay(tally: Tally, { advertiser_id, call_id, cents }: BalanceMove, calls: Map<string, ReservedCall>): void {
  tally.add(cents, 'balance', advertiser_id);
  const call = call_id === null ? undefined : calls.get(call_id);
  if (!call) return;
  tally.add(-cents, 'spent', call.request.campaignId);
  tally.add(-cents, 'spent', call.request.campaignId, call.request.day);
}
