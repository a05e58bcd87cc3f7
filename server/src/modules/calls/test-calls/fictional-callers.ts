import type { Geo } from '@callstead/domain/campaigns/terms';
import { US_STATES, type UsState } from '@callstead/domain/campaigns/us-states';
import { AREA_CODES } from '@callstead/domain/routing/area-codes';
import type { Chance } from '../../../telephony/simulator/chance.ts';
import { aNumberOf } from '../../../telephony/simulator/number-abroad.ts';

/** The state is null for somebody abroad. */
export type FictionalCaller = { number: string; state: UsState | null };

/** People who do not exist, from places a campaign wants. */
export function fictionalCallers(chance: Chance, geo: Geo, count: number): FictionalCaller[] {
  return Array.from({ length: count }, () => somebodyAbroad(chance, geo) ?? somebodyHere(chance, geo));
}

/** 555-0100 to 555-0199 is nobody's in every area code. */
function somebodyHere(chance: Chance, geo: Geo): FictionalCaller {
  const state = chance.pick(geo.states.length > 0 ? geo.states : US_STATES);
  const line = String(chance.integer(0, 99)).padStart(2, '0');
  return { number: `+1${chance.pick(AREA_CODES[state])}55501${line}`, state };
}

/** For a campaign that wants nobody from the United States. */
function somebodyAbroad(chance: Chance, { countries }: Geo): FictionalCaller | undefined {
  if (countries.length === 0 || countries.includes('US')) return undefined;
  const number = aNumberOf(chance, chance.pick(countries));
  return number === undefined ? undefined : { number, state: null };
}
