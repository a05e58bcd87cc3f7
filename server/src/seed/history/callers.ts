import { US_STATES, type UsState } from '@callstead/domain/campaigns/us-states';
import { AREA_CODES } from '@callstead/domain/routing/area-codes';
import type { Chance } from '../../telephony/simulator/chance.ts';
import { aZip } from '../../telephony/simulator/plan-traffic.ts';

export type Caller = { from: string; state: UsState; zip: string | null };

export type Callers = (states?: readonly UsState[]) => Caller;

/** 555-01xx belongs to nobody. In these areas some are the demo's own. */
const OWN_NUMBERS = /^\+1(305|512|213|646)55501[1-3]\d$/;
const KNOWS_ZIP = 0.6;

/** Somebody new each time. */
export function createCallers(chance: Chance, taken: readonly string[]): Callers {
  const known = new Set<string>(taken);
  return (states = US_STATES) => {
    for (;;) {
      const state = chance.pick(states);
      const from = `+1${chance.pick(AREA_CODES[state])}5550${chance.integer(100, 199)}`;
      if (known.has(from) || OWN_NUMBERS.test(from)) continue;
      known.add(from);
      return { from, state, zip: chance.happens(KNOWS_ZIP) ? aZip(chance, state) : null };
    }
  };
}
