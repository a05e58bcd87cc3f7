import { type CallerLocation, locateCaller } from '@callstead/domain/routing/caller-location';
import { routeAsFallback, routeAsTest, routeCall } from '@callstead/domain/routing/route-call';
import { isExplained, type StoredDecision, storeDecision } from '@callstead/domain/routing/stored-decision';
import type { Assignment, TrackingNumber } from '@callstead/domain/routing/tracking-number';
import { type CallAnswer, dialAnswer, firstAnswer } from '@callstead/domain/settling/call-answer';
import { localDate } from '@callstead/domain/zone-clock';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type IncomingCall, RING_SECONDS, TALK_LIMIT_SECONDS } from '../../telephony/port.ts';
import { type CallId, newCallId } from './call-id.ts';
import type { CallEngine } from './engine.ts';
import type { Arrival } from './queries.ts';
import { settleCall } from './settle-call.ts';

/** After a call could have rung everybody and talked to the limit, nothing more will be heard of it. */
const SWEEP_MARGIN_SECONDS = 300;

export type Received = {
  answer: CallAnswer;
  /** The carrier asked before: whatever the call holds was reserved then, and is not this request's to give back. */
  repeated: boolean;
};

/** The path every caller waits on: memory, one round trip, an answer. */
export async function receiveCall(
  engine: CallEngine,
  incoming: IncomingCall,
  now: Date,
  id = newCallId(now),
): Promise<Received> {
  const trackingNumber = await engine.routing.find(incoming.to);
  const location = locationOf(incoming);
  const routed = routeIncoming(engine, trackingNumber, { number: incoming.to, from: incoming.from, location, at: now });
  const decision = incoming.simulated?.test ? routeAsTest(routed) : routed;
  const simulated = incoming.simulated && { simulated: incoming.simulated };
  const arrival: Arrival = {
    id,
    ...arrivalOf(incoming, trackingNumber, now),
    person: incoming.from === null ? null : engine.routing.personOf(incoming.from),
    ...whereFrom(location, incoming),
    decision: { ...storeDecision(decision), ...simulated },
  };
  return reserve(engine, arrival, now);
}

/**
 * Without a database: by what was last known of the number, as far as memory can judge. Nothing is reserved; the arrival is for
 * whoever writes it down later. Undefined for a number we know nothing of, and for tests, which can wait.
 */
export function receiveWithoutDatabase(
  engine: CallEngine,
  incoming: IncomingCall,
  trackingNumber: TrackingNumber | undefined,
  { now, id }: { now: Date; id: CallId },
): { answer: CallAnswer; arrival: Arrival } | undefined {
  if (!trackingNumber?.assignment || incoming.simulated?.test) return undefined;
  const location = locationOf(incoming);
  const routed = routeIncoming(engine, trackingNumber, { number: incoming.to, from: incoming.from, location, at: now });
  const stored = storeDecision(routed.kind === 'routable' ? routeAsFallback(routed) : routed);
  const simulated = incoming.simulated && { simulated: incoming.simulated };
  const decision: StoredDecision = { ...stored, ...simulated, fallback: true };
  const answer = decision.kind === 'routable' ? dialAnswer(decision, 0) : firstAnswer(decision, null);
  const arrival = {
    id,
    ...arrivalOf(incoming, trackingNumber, now),
    person: null,
    ...whereFrom(location, incoming),
    decision,
  };
  return { answer, arrival };
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
  const { id, callSid, decision } = arrival;
  const reserved = await engine.reserve(arrival);
  if (reserved.repeated) return { answer: await answerAgain(engine, callSid), repeated: true };
  const { found } = reserved;
  if (found && decision.kind === 'routable') {
    const { reservation } = decision;
    engine.routing.noteSpent(reservation.campaignId, reservation.day, found.daySpentCents);
    if (!isExplained(decision, found)) engine.onDisagreement({ id, found });
  }
  engine.onWrite();
  const answer = firstAnswer(decision, found);
  if (reserved.heardAlready && answer.do === 'dial') await settleCall(engine, { callSid }, now);
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
    arrivedAt: now,
    expiresAt: new Date(now.getTime() + lifeSeconds * 1000),
    callSid: incoming.callSid,
    number: incoming.to,
    isPooled: trackingNumber?.isPooled ?? false,
    caller: incoming.from,
    ...(assignment ? assignedTo(assignment) : UNASSIGNED),
  };
}

const assignedTo = ({ applicationId, publisher, campaign, advertiser }: Assignment) => ({
  applicationId,
  publisherId: publisher.id,
  campaignId: campaign.id,
  campaignVersion: campaign.termsVersion,
  advertiserId: advertiser.id,
});

export const UNASSIGNED = {
  applicationId: null,
  publisherId: null,
  campaignId: null,
  campaignVersion: null,
  advertiserId: null,
} as const;
