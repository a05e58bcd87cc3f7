import { type CallerLocation, locateCaller } from '@callstead/domain/routing/caller-location';
import { type RefusedCall, type RoutableCall, routeAsTest, routeCall } from '@callstead/domain/routing/route-call';
import { storeDecision } from '@callstead/domain/routing/stored-decision';
import type { TrackingNumber } from '@callstead/domain/routing/tracking-number';
import { localDate } from '@callstead/domain/zone-clock';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type CallAnswer, type IncomingCall, RING_SECONDS, TALK_LIMIT_SECONDS } from '../../telephony/port.ts';
import { newCallId } from './call-id.ts';
import type { CallEngine } from './engine.ts';
import type { Arrival, Limits } from './queries.ts';
import { settleCall } from './settle-call.ts';
import { firstAnswer } from './stored-call.ts';

/** After a call could have rung everybody and talked to the limit, nothing more will be heard of it. */
const SWEEP_MARGIN_SECONDS = 300;

export type Received = {
  answer: CallAnswer;
  /** The carrier asked before: whatever the call holds was reserved then, and is not this request's to give back. */
  repeated: boolean;
};

/** The path every caller waits on: memory, one round trip, an answer. */
export async function receiveCall(engine: CallEngine, incoming: IncomingCall, now: Date): Promise<Received> {
  const trackingNumber = await engine.routing.find(incoming.to);
  const location = locationOf(incoming);
  const routed = routeIncoming(engine, trackingNumber, { number: incoming.to, from: incoming.from, location, at: now });
  const decision = incoming.simulated?.test ? routeAsTest(routed) : routed;
  const arrival: Arrival = {
    ...arrivalOf(incoming, trackingNumber, now),
    ...whereFrom(location, incoming),
    ...limitsOf(decision),
    decision: { ...storeDecision(decision), ...(incoming.simulated && { simulated: incoming.simulated }) },
    refusal: decision.kind === 'refused' ? decision.reason : null,
  };
  return reserve(engine, arrival, now);
}

export function locationOf(
  incoming: Pick<IncomingCall, 'from' | 'fromCountry' | 'fromState' | 'fromZip'>,
): CallerLocation {
  const { from: number, fromCountry, fromState, fromZip } = incoming;
  return locateCaller({ number, numberCountry: countryOf(number), fromCountry, fromState, fromZip });
}

type Asking = { number: string; from: string | null; location: CallerLocation; at: Date };

/** What the rules that need no database make of a call to this number, should it come at that moment. */
export function routeIncoming(engine: CallEngine, trackingNumber: TrackingNumber | undefined, call: Asking) {
  return routeCall({
    trackingNumber,
    numberDialled: call.number,
    caller: { number: call.from, blocked: isBlocked(engine, call.from, trackingNumber) },
    location: call.location,
    at: call.at,
    spentTodayCents: spentToday(engine, trackingNumber, call.at),
    random: engine.random,
  });
}

const whereFrom = ({ country, state, zip }: CallerLocation, { fromCity: city }: IncomingCall) => ({
  country,
  state,
  zip,
  city,
});

async function reserve(engine: CallEngine, arrival: Arrival, now: Date): Promise<Received> {
  const reserved = await engine.reserve(arrival);
  if (reserved.repeated) return { answer: await answerAgain(engine, arrival.call_sid), repeated: true };
  if (reserved.found && arrival.campaign_id && arrival.day) {
    engine.routing.noteSpent(arrival.campaign_id, arrival.day, reserved.found.daySpentCents);
  }
  engine.onChange({ id: arrival.id, publisherId: arrival.publisher_id, advertiserId: arrival.advertiser_id });
  const answer = firstAnswer(arrival.decision, reserved.found);
  if (reserved.heard_already && answer.do === 'dial') await settleCall(engine, { callSid: arrival.call_sid }, now);
  return { answer, repeated: false };
}

/** The carrier did not hear us the first time; a call we gave up for lost must not ring without its reservation. */
async function answerAgain(engine: CallEngine, callSid: string): Promise<CallAnswer> {
  const known = await engine.recordEvent({ callSid });
  if (!known || known.events.some(({ kind }) => kind === 'swept')) return { do: 'apologize' };
  return firstAnswer(known.call.decision, known.call.reservation);
}

const countryOf = (number: string | null) =>
  number === null || number.startsWith('+1') ? null : (parsePhoneNumberFromString(number)?.country ?? null);

function isBlocked(
  { routing }: CallEngine,
  number: string | null,
  trackingNumber: TrackingNumber | undefined,
): boolean {
  return number !== null && routing.isBlocked(number, trackingNumber?.assignment?.advertiser.id);
}

function spentToday({ routing }: CallEngine, trackingNumber: TrackingNumber | undefined, now: Date): number {
  if (!trackingNumber?.assignment) return 0;
  const { id, terms } = trackingNumber.assignment.campaign;
  return routing.spentOn(localDate(now, terms.hours.zone), id);
}

function arrivalOf(incoming: IncomingCall, trackingNumber: TrackingNumber | undefined, now: Date) {
  const assignment = trackingNumber?.assignment;
  const targets = assignment?.campaign.terms.targets.length ?? 0;
  const lifeSeconds = targets * RING_SECONDS + TALK_LIMIT_SECONDS + SWEEP_MARGIN_SECONDS;
  return {
    id: newCallId(now),
    arrived_at: now,
    expires_at: new Date(now.getTime() + lifeSeconds * 1000),
    call_sid: incoming.callSid,
    number: incoming.to,
    caller: incoming.from,
    application_id: assignment?.applicationId ?? null,
    publisher_id: assignment?.publisher.id ?? null,
    campaign_id: assignment?.campaign.id ?? null,
    campaign_version: assignment?.campaign.termsVersion ?? null,
    advertiser_id: assignment?.advertiser.id ?? null,
  };
}

function limitsOf(decision: RefusedCall | RoutableCall): Partial<Limits> {
  if (decision.kind === 'refused') return {};
  const { reservation } = decision;
  return {
    reserved_cents: reservation.reservedCents,
    needed_cents: reservation.neededCents,
    day: reservation.day,
    month: `${reservation.month}-01`,
    daily_cap: reservation.dailyCap,
    monthly_cap: reservation.monthlyCap,
    campaign_calls: reservation.campaignConcurrency,
    publisher_calls: reservation.publisherConcurrency,
    daily_budget_cents: reservation.dailyBudgetCents,
    total_budget_cents: reservation.totalBudgetCents,
    targets: reservation.targets,
    targets_limited: reservation.targets.some(({ concurrency }) => concurrency !== null),
    duplicate_since: reservation.duplicates.since,
    duplicate_after: reservation.duplicates.after,
    duplicate_route: reservation.duplicates.route,
    duplicate_bill: reservation.duplicates.bill,
  };
}
