import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { aLine, aQualifiedCall, type Line, rows } from '../../../testing/call-world.ts';
import { aLeadCampaign, postLead } from '../../../testing/lead-world.ts';
import { createMortalServers, type MortalServer } from '../../../testing/mortal-servers.ts';
import { PROOF_TIMEOUT_MS, reportCounts, sized } from '../../../testing/proof.ts';
import { type Click, recordClicks } from '../../click-log/record-queries.ts';
import { newClickId } from '../../clicks/click-id.ts';
import { findUnrolled } from './unrolled-queries.ts';
import { verifyRollups } from './verify.ts';

const ROUNDS = sized({ small: 2, whole: 40 });
const CALLS_A_ROUND = sized({ small: 60, whole: 200 });
const AT_ONCE = 10;

let network: Awaited<ReturnType<typeof createMortalServers>>;
afterEach(() => network.close());

function aClickOn({ campaignId, publisherId, applicationId }: Line): Click {
  const at = new Date();
  return {
    ...{ id: newClickId(at), clickedMs: at.getTime(), day: at.toISOString().slice(0, 10), verdict: 'ok', asked: null },
    ...{ visit: crypto.randomUUID(), campaignId, publisherId, applicationId, deepLink: null, ads: null },
    ...{ subs: { source: 'mail' }, referrerHost: null, country: 'US', state: 'FL', device: 'phone' },
  };
}

test(
  'two processes keep the sums, and one after the other is killed: nothing is missed, and nothing counted twice',
  async () => {
    network = await createMortalServers(() => ({
      PUBLIC_URL: 'https://rolls.example',
      ADMIN_EMAIL: 'admin@rolls.example',
    }));
    const { t, start, kill } = network;
    const line = await aLine(t, { balanceCents: 1_000_000_000 });
    const leads = await aLeadCampaign(t, { advertiserId: line.advertiserId, publisherId: line.publisherId });
    const running: MortalServer[] = [await start(), await start()];
    const traffic = async () => {
      for (let done = 0; done < CALLS_A_ROUND; done += AT_ONCE) {
        await Promise.all(Array.from({ length: AT_ONCE }, () => aQualifiedCall(t, line)));
        await postLead(t, leads);
        await recordClicks(t.services.pool, [aClickOn(line), aClickOn(line), aClickOn(leads)]);
      }
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const playing = traffic();
      await sleep(300 + ((round * 397) % 1_700)); // anywhere between two looks of the roller
      const victim = running.shift() as MortalServer;
      await kill(victim.server);
      running.push(await start());
      await playing;
    }
    await untilRolled();
    const [found] = await rows(
      t.db,
      `select sum(incoming)::int as calls, sum(leads_in)::int as leads, sum(clicks)::int as clicks
       from rollup_pair where grain = 'month'`,
    );
    const turns = (ROUNDS * CALLS_A_ROUND) / AT_ONCE;
    expect(found).toEqual({ calls: ROUNDS * CALLS_A_ROUND, leads: turns, clicks: 3 * turns });
    expect(await verifyRollups(t.db)).toEqual([]);
    reportCounts({ 'rollers killed': ROUNDS, 'calls, leads and clicks': ROUNDS * CALLS_A_ROUND + 4 * turns });
  },
  PROOF_TIMEOUT_MS,
);

async function untilRolled(): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 200) {
    const { subjects, clicks } = await findUnrolled(network.t.db, 'rollups');
    if (subjects.ids.length === 0 && !clicks) return;
    await sleep(200);
  }
  throw new Error('the roller is not done');
}
