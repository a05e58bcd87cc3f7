import { randomBytes } from 'node:crypto';
import type { Geo, Terms } from '@callstead/domain/campaigns/terms';
import { US_STATES } from '@callstead/domain/campaigns/us-states';
import { PLAYED_SID } from '../../telephony/port.ts';
import type { Chance } from '../../telephony/simulator/chance.ts';
import { aZip, type PlannedCall, planTraffic } from '../../telephony/simulator/plan-traffic.ts';
import type { CallServices } from '../calls/engine.ts';
import { secondsToQualify } from '../calls/test-calls/seconds-to-qualify.ts';
import { somebodyNew } from '../calls/test-calls/somebody-new.ts';
import type { DemoLine } from './queries.ts';

const SHARES = { elsewhere: 0.08, again: 0.08, tooShort: 0.28 };
/** Nobody watches a telephone for longer: a long talk runs on a faster clock, and says so. */
const MOST_WATCHED_SECONDS = 40;
const MOST_SPARE_SECONDS = 75;
const REMEMBERED = 40;

export type DemoCallers = ReturnType<typeof createDemoCallers>;

/** Callers who do not exist, from places a campaign wants and a few it does not; some call again, some hang up at once. */
export function createDemoCallers({ db, calls }: CallServices, chance: Chance) {
  const earlier: { campaignId: string; from: string; state: PlannedCall['state'] }[] = [];

  async function callerFor({ campaignId, terms }: DemoLine, number: string) {
    const known = earlier.filter((each) => each.campaignId === campaignId);
    if (known.length > 0 && chance.happens(SHARES.again)) return chance.pick(known);
    const geo = chance.happens(SHARES.elsewhere) ? elsewhere(terms.geo) : terms.geo;
    const fresh = await somebodyNew({ db, personOf: calls.routing.personOf }, { number, geo }, chance);
    earlier.push({ campaignId, ...fresh });
    if (earlier.length > REMEMBERED) earlier.shift();
    return fresh;
  }

  return {
    plan: async (line: DemoLine, number: string): Promise<PlannedCall> => {
      const { from, state } = await callerFor(line, number);
      const [planned] = planTraffic(chance, { calls: 1, numbers: [number], ratePerSecond: 1 });
      const talkSeconds = talkOf(chance, line.terms);
      return {
        ...(planned as PlannedCall),
        callSid: `${PLAYED_SID}${randomBytes(12).toString('hex')}`,
        from: planned?.from === null ? null : from,
        ...{ state, zip: planned?.zip && state ? aZip(chance, state) : null, talkSeconds },
        clockSpeed: Math.max(1, Math.ceil(talkSeconds / MOST_WATCHED_SECONDS)),
      };
    },
  };
}

/** Where a campaign takes everybody, there is no elsewhere. */
export function elsewhere(geo: Geo): Geo {
  const others = US_STATES.filter((state) => !geo.states.includes(state));
  return geo.states.length > 0 && others.length > 0 ? { ...geo, states: others } : geo;
}

function talkOf(chance: Chance, terms: Terms): number {
  const least = Math.max(secondsToQualify(terms), 10);
  if (chance.happens(SHARES.tooShort)) return chance.integer(4, least - 1);
  return least + chance.integer(1, MOST_SPARE_SECONDS);
}
