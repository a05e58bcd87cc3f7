import { US_STATES, type UsState } from '@callstead/domain/campaigns/us-states';
import type { CarrierDialect } from '@callstead/domain/numbers/carrier-account';
import { AREA_CODES } from '@callstead/domain/routing/area-codes';
import { ZIP_PREFIXES } from '@callstead/domain/routing/zip-states';
import type { Chance } from './chance.ts';
import { aNumberOf } from './number-abroad.ts';

/** What happens when a target's phone rings. */
type TargetBehaviour = 'answers' | 'busy' | 'no-answer' | 'failed';

/** One caller's call, planned before anything is dialled: what the network answers decides how much of it comes true. */
export type PlannedCall = {
  callSid: string;
  /** Null: the number is withheld. */
  from: string | null;
  to: string;
  /** Null: the carrier does not say. */
  state: UsState | null;
  zip: string | null;
  /** One for each target it may be handed to, in order; the last one holds for all further ones. */
  targets: readonly TargetBehaviour[];
  ringSeconds: number;
  talkSeconds: number;
  /** Hangs up while the first target still rings. */
  givesUp: boolean;
  /** How much faster than ours the carrier's clock runs while people talk; it says so when the call arrives. */
  clockSpeed?: number;
  /** Seconds after the first call of the traffic. */
  startsAfter: number;
  /** The account at the carrier whose number is called; the simulator's own unless told. */
  accountSid?: string;
  /** In whose words its carrier speaks; Twilio's unless told. */
  dialect?: CarrierDialect;
};

export type TrafficShape = {
  calls: number;
  numbers: readonly string[];
  ratePerSecond: number;
  /** Where callers live; the whole country unless told. */
  states?: readonly UsState[];
  /** The hour of the day in UTC: people call while it is day where they live. Noon in the middle of the country unless told. */
  hourUtc?: number;
  /** Seconds people talk when they do. */
  talk?: { least: number; most: number };
};

const SHARES = { anonymous: 0.03, repeated: 0.08, givesUp: 0.05, withZip: 0.6, answers: 0.78, busy: 0.1, failed: 0.03 };

/** Callers by state, redials, hang-ups, busy lines: what a day of calls is made of. */
export function planTraffic(chance: Chance, shape: TrafficShape): (PlannedCall & { state: UsState })[] {
  const callers: { from: string; state: UsState }[] = [];
  return Array.from({ length: shape.calls }, (_, index) => {
    const again = callers.length > 0 && chance.happens(SHARES.repeated) ? chance.pick(callers) : undefined;
    const caller = again ?? aCaller(chance, shape.states ?? US_STATES, shape.hourUtc ?? NOON_UTC);
    callers.push(caller);
    return {
      callSid: `CA${hex(chance, 32)}`,
      from: chance.happens(SHARES.anonymous) ? null : caller.from,
      to: chance.pick(shape.numbers),
      state: caller.state,
      zip: chance.happens(SHARES.withZip) ? aZip(chance, caller.state) : null,
      targets: [aBehaviour(chance), aBehaviour(chance), aBehaviour(chance)],
      ringSeconds: chance.integer(2, 20),
      talkSeconds: talkTime(chance, shape.talk),
      givesUp: chance.happens(SHARES.givesUp),
      startsAfter: index / shape.ratePerSecond,
    };
  });
}

function aCaller(chance: Chance, states: readonly UsState[], hourUtc: number) {
  let state = chance.pick(states);
  while (!chance.happens(callsAt(state, hourUtc))) state = chance.pick(states);
  const code = chance.pick(AREA_CODES[state]);
  return { state, from: `+1${code}${chance.integer(200, 999)}${String(chance.integer(0, 9999)).padStart(4, '0')}` };
}

const NOON_UTC = 18;

/** Hours behind UTC in winter; the rest of the country is on Eastern time. Good enough to know day from night. */
const WEST_OF_EASTERN: Partial<Record<UsState, number>> = {
  ...zoned(6, 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI'),
  ...zoned(7, 'AZ CO ID MT NM UT WY'),
  ...zoned(8, 'CA NV OR WA'),
  ...zoned(9, 'AK'),
  ...zoned(10, 'HI'),
};
const EASTERN = 5;

function zoned(hours: number, states: string): Partial<Record<UsState, number>> {
  return Object.fromEntries(states.split(' ').map((state) => [state, hours]));
}

/** How likely somebody there picks up the phone at that hour. */
function callsAt(state: UsState, hourUtc: number): number {
  const hour = (hourUtc + 24 - (WEST_OF_EASTERN[state] ?? EASTERN)) % 24;
  if (hour >= 9 && hour < 18) return 1;
  return hour >= 7 && hour < 21 ? 0.5 : 0.05;
}

/** Any of the state's three-digit prefixes will do. */
export function aZip(chance: Chance, state: UsState): string | null {
  const prefixes = ZIP_PREFIXES.filter(([, place]) => place === state).map(([prefix]) => prefix);
  if (prefixes.length === 0) return null;
  return `${String(chance.pick(prefixes)).padStart(3, '0')}${String(chance.integer(1, 99)).padStart(2, '0')}`;
}

function aBehaviour(chance: Chance): TargetBehaviour {
  if (chance.happens(SHARES.answers)) return 'answers';
  if (chance.happens(SHARES.busy / (1 - SHARES.answers))) return 'busy';
  return chance.happens(SHARES.failed / (1 - SHARES.answers)) ? 'failed' : 'no-answer';
}

/** Many short ones, some long ones: the square of a chance leans to the short side. */
function talkTime(chance: Chance, { least, most } = { least: 5, most: 900 }): number {
  return least + Math.round(chance.next() ** 2 * (most - least));
}

const hex = (chance: Chance, length: number) =>
  Array.from({ length }, () => chance.integer(0, 15).toString(16)).join('');

/** The same traffic from these countries: each caller gets a number of one of them, and keeps it when calling again. */
export function fromAbroad(chance: Chance, calls: readonly PlannedCall[], countries: readonly string[]): PlannedCall[] {
  const numbers = new Map<string, string | null>();
  return calls.map((call) => {
    if (call.from === null) return { ...call, state: null, zip: null };
    if (!numbers.has(call.from)) numbers.set(call.from, drawn(chance, countries));
    const from = numbers.get(call.from) ?? null;
    return from === null ? call : { ...call, from, state: null, zip: null };
  });
}

/** Null for a caller of the United States, who has a number already. */
function drawn(chance: Chance, countries: readonly string[]): string | null {
  const country = chance.pick(countries);
  return country === 'US' ? null : (aNumberOf(chance, country) ?? null);
}
