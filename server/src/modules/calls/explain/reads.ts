import { randomInt } from 'node:crypto';
import type { ExplainCallRequest } from '@callstead/contract/calls/test-calls';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, can } from '@callstead/domain/policy';
import { type CallerLocation, UNKNOWN_LOCATION } from '@callstead/domain/routing/caller-location';
import { foreseeReservation, type RingingCall } from '@callstead/domain/routing/judge-reservation';
import { type RefusedCall, type RoutableCall, refuseCall } from '@callstead/domain/routing/route-call';
import { reservationAnswer, type StoredDecision, storeDecision } from '@callstead/domain/routing/stored-decision';
import type { TrackingNumber } from '@callstead/domain/routing/tracking-number';
import type * as z from 'zod';
import { callerNumber } from '../../../telephony/phone-number.ts';
import { chanceFrom } from '../../../telephony/simulator/chance.ts';
import type { CallServices } from '../engine.ts';
import { locationOf, routeIncoming } from '../receive-call.ts';
import { fictionalCallers } from '../test-calls/fictional-callers.ts';
import { ownerOf, readNumberName } from '../test-calls/number-name.ts';
import { type CallableNumberRow, findCallableNumber, listKnownCallers } from '../test-calls/queries.ts';
import { foreseeReservationOf } from './queries.ts';

type Question = z.output<typeof ExplainCallRequest> & { line: string };

export type Explanation = {
  at: Date;
  number: string;
  /** Undefined: the number is nobody's. */
  callable: CallableNumberRow | undefined;
  routed: TrackingNumber | undefined;
  caller: string | null;
  location: CallerLocation;
  decision: StoredDecision;
  judged: RefusedCall | RingingCall;
};

const NOBODYS = { advertiserId: null, publisherId: null };

/** Asks the rules what a call would meet, with counters as they stand; nothing is written and nobody is called. */
export async function explainCall(services: CallServices, actor: Actor, question: Question): Promise<Explanation> {
  const { db, calls: engine } = services;
  const name = readNumberName(question.line);
  const callable = await findCallableNumber(db, name, ownerOf(actor));
  const number = callable?.number ?? name;
  if (!can(actor, 'call.explain', callable ?? NOBODYS) || !number.startsWith('+')) throw new DomainError('not_found');
  await limitCallerLookups(services, actor, question);
  const at = question.at === null ? new Date() : new Date(question.at);
  const caller = await callerIn(services, callable, question);
  const location = locationIn(question, caller);
  const routed = await engine.routing.find(number);
  const decision = routeIncoming(engine, routed, { number, from: caller, location, at });
  const judged = decision.kind === 'refused' ? decision : await foresee(services, decision);
  return { at, number, callable, routed, caller, location, decision: storeDecision(decision), judged };
}

/** Duplicates and blocks tell whether somebody called before: asked often enough, they would tell publishers who. */
async function limitCallerLookups(
  { limits }: Pick<CallServices, 'limits'>,
  actor: Actor,
  { callerNumber }: Question,
): Promise<void> {
  const isPublisher = actor.role === 'publisher' || actor.role === 'affiliate';
  if (isPublisher && callerNumber !== null) await limits.spend('explain-caller.account', actor.accountId);
}

/** The database says what it would answer; the rules say why. */
async function foresee({ db, calls }: CallServices, call: RoutableCall): Promise<RefusedCall | RingingCall> {
  const { caller } = call.reservation;
  const person = caller === null ? null : calls.routing.personOf(caller);
  const { state, refusal } = await foreseeReservationOf(db, { ...call.reservation, person });
  const found = { ...state, refusal, target: null };
  const answer = reservationAnswer(call.targets, call.reservation, found);
  const judged = foreseeReservation(call, answer);
  if ((judged.kind === 'refused' ? judged.reason : null) === refusal) return judged;
  calls.onDisagreement({ id: 'foreseen', found });
  return refusal === null ? judged : refuseCall(judged.trace, call.assignment.campaign.terms, refusal);
}

const CANDIDATES = 40;

/** Who is not named is somebody the campaign has never heard of. */
async function callerIn(
  { db, calls }: Pick<CallServices, 'db' | 'calls'>,
  callable: CallableNumberRow | undefined,
  question: Question,
): Promise<string | null> {
  if (question.isHidden) return null;
  if (question.callerNumber !== null) return callerNumber(question.callerNumber, 'callerNumber');
  const geo = callable?.terms.geo ?? { countries: [], states: [] };
  const there = question.state && question.place === 'state' ? { countries: ['US'], states: [question.state] } : geo;
  const numbers = fictionalCallers(chanceFrom(randomInt(2 ** 32)), there, CANDIDATES).map((each) => each.number);
  const known = await listKnownCallers(db, callable?.number ?? '', numbers, calls.routing.personOf);
  return numbers.find((number) => !known.has(number)) ?? numbers[0] ?? null;
}

/** A state or 'unknown' is taken at its word: the question is what if. */
function locationIn({ place, state, zip }: Question, from: string | null): CallerLocation {
  if (place === 'unknown') return UNKNOWN_LOCATION;
  if (place === 'state') return { country: 'US', state, zip: null, source: 'carrier' };
  const isZip = place === 'zip';
  return locationOf({ from, fromCountry: isZip ? 'US' : null, fromState: null, fromZip: isZip ? zip : null });
}
