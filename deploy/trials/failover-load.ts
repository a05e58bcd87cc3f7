import { chanceFrom } from '../../server/src/telephony/simulator/chance.ts';
import { createHttpWire } from '../../server/src/telephony/simulator/http-wire.ts';
import { planTraffic } from '../../server/src/telephony/simulator/plan-traffic.ts';
import type { Wire } from '../../server/src/telephony/simulator/play-call.ts';
import { simulate } from '../../server/src/telephony/simulator/simulate.ts';
import { CHAOS_TOKEN, PUBLIC_URL } from '../../server/src/testing/chaos.ts';

/** Callbacks that come twice and late, as carriers send them; none is lost, so that each has its talk time. */
const CHAOS = { doubled: 0.3, late: 0.3, lost: 0, lateMs: 1_000 };
const AT_ONCE = 100;
const APOLOGY = 'something went wrong on our side';

type Answered = { callSid: string; at: number; isApology: boolean };
export type Load = Awaited<ReturnType<typeof playCalls>>;

/** Calls at an even rate against all servers; tells what each caller heard, and when. */
export async function playCalls(
  servers: readonly string[],
  numbers: readonly string[],
  { calls, ratePerSecond, seed }: { calls: number; ratePerSecond: number; seed: number },
) {
  const chance = chanceFrom(seed);
  const wire = createHttpWire({ servers, publicUrl: PUBLIC_URL, token: CHAOS_TOKEN }, chance, CHAOS);
  const answered: Answered[] = [];
  const noting: Wire = {
    tell: wire.tell,
    ask: async (path, parameters, at) => {
      const answer = await wire.ask(path, parameters, at);
      const { CallSid: callSid = '' } = parameters;
      if (path.endsWith('/voice')) answered.push({ callSid, at: Date.now(), isApology: answer.includes(APOLOGY) });
      return answer;
    },
  };
  const planned = planTraffic(chance, { calls, numbers, ratePerSecond, talk: { least: 60, most: 400 } });
  const { failed } = await simulate(planned, noting, AT_ONCE);
  await wire.settled();
  return { answered, acknowledged: wire.acknowledged, failed, statistics: wire.statistics };
}
