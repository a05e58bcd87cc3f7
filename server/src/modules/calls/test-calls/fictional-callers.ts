import type { Geo } from '@callstead/domain/campaigns/terms';
import { US_STATES, type UsState } from '@callstead/domain/campaigns/us-states';
import { AREA_CODES } from '@callstead/domain/routing/area-codes';
import type { Chance } from '../../../telephony/simulator/chance.ts';

export type FictionalCaller = { number: string; state: UsState };

/** People who do not exist, from places a campaign wants: 555-0100 to 555-0199 is nobody's in every area code. */
export function fictionalCallers(chance: Chance, geo: Geo, count: number): FictionalCaller[] {
  return Array.from({ length: count }, () => {
    const state = chance.pick(geo.states.length > 0 ? geo.states : US_STATES);
    return {
      number: `+1${chance.pick(AREA_CODES[state])}55501${String(chance.integer(0, 99)).padStart(2, '0')}`,
      state,
    };
  });
}
