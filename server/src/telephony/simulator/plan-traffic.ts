import { US_STATES, type UsState } from '@callstead/domain/campaigns/us-states';
import { AREA_CODES } from '@callstead/domain/routing/area-codes';
import { ZIP_PREFIXES } from '@callstead/domain/routing/zip-states';
import type { Chance } from './chance.ts';

/** What happens when a target's phone rings. */
type TargetBehaviour = 'answers' | 'busy' | 'no-answer' | 'failed';

/** One caller's call, planned before anything is dialled: what the network answers decides how much of it comes true. */
export type PlannedCall = {
  callSid: string;
  /** Null: the number is withheld. */
  from: string | null;
  to: string;
  state: UsState;
  zip: string | null;
  /** One for each target it may be handed to, in order; the last one holds for all further ones. */
  targets: readonly TargetBehaviour[];
  ringSeconds: number;
  talkSeconds: number;
  /** Hangs up while the first target still rings. */
  givesUp: boolean;
  /** Seconds after the first call of the traffic. */
  startsAfter: number;
};

export type TrafficShape = {
  calls: number;
  numbers: readonly string[];
  ratePerSecond: number;
  /** Where callers live; the whole country when empty. */
  states?: readonly UsState[];
  /** Seconds people talk when they do. */
  talk?: { least: number; most: number };
};

const SHARES = { anonymous: 0.03, repeated: 0.08, givesUp: 0.05, withZip: 0.6, answers: 0.78, busy: 0.1, failed: 0.03 };

/** Callers by state, redials, hang-ups, busy lines: what a day of calls is made of. */
export function planTraffic(chance: Chance, shape: TrafficShape): PlannedCall[] {
  const callers: { from: string; state: UsState }[] = [];
  return Array.from({ length: shape.calls }, (_, index) => {
    const again = callers.length > 0 && chance.happens(SHARES.repeated) ? chance.pick(callers) : undefined;
    const caller = again ?? aCaller(chance, shape.states ?? US_STATES);
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

function aCaller(chance: Chance, states: readonly UsState[]) {
  const state = chance.pick(states);
  const code = chance.pick(AREA_CODES[state]);
  return { state, from: `+1${code}${chance.integer(200, 999)}${String(chance.integer(0, 9999)).padStart(4, '0')}` };
}

/** Any of the state's three-digit prefixes will do. */
function aZip(chance: Chance, state: UsState): string | null {
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
