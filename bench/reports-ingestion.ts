import { rollupSubscriber } from '../server/src/modules/reports/rollups/roller.ts';
import { SUBSCRIBERS } from '../server/src/workers/subscribers.ts';
import { wholeLives, withCallServer } from './call-server.ts';
import { median } from './median.ts';
import { openPgbench } from './pgbench.ts';
import { someNumbers } from './tracking-numbers.ts';

const TURNS = Number(process.env.TURNS ?? 15);
const LIVES = 600;
const CONNECTIONS = 16;
const CAMPAIGNS = 200;
/** What is asked of it: whoever takes calls is slowed by at most a tenth. */
const LEAST = 0.9;
/** Longer than the roller rests: nothing of one turn is left for the other. */
const REST_MS = 6_000;

/** Whole lives of calls with sums that follow them and without, turn by turn on one server. */
export async function benchIngestion(): Promise<void> {
  let isOn = true;
  const roller: typeof rollupSubscriber = {
    ...rollupSubscriber,
    handle: async (tx, events) => {
      if (isOn) await rollupSubscriber.handle(tx, events);
    },
  };
  const subscribers = SUBSCRIBERS.map((each) => (each.name === roller.name ? roller : each)) as typeof SUBSCRIBERS;
  await withCallServer(subscribers, async (server) => {
    const numbers = await someNumbers(server.database, CAMPAIGNS);
    const lives = () => wholeLives(server, numbers, { lives: LIVES, connections: CONNECTIONS });
    await lives(); // warm
    const pgbench = await openPgbench(server.url);
    const rates: { on: number; off: number; tpcB: number }[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const sides = turn % 2 === 0 ? ([true, false] as const) : ([false, true] as const);
      const found = { on: 0, off: 0, tpcB: (await pgbench?.tpcB(CONNECTIONS)) ?? Number.NaN };
      for (const side of sides) {
        isOn = side;
        found[side ? 'on' : 'off'] = await lives();
        await new Promise((done) => setTimeout(done, REST_MS));
      }
      rates.push(found);
    }
    report(rates);
  });
}

function report(rates: readonly { on: number; off: number; tpcB: number }[]): void {
  const ratio = median(rates.map(({ on, off }) => on / off));
  const of = (side: 'on' | 'off' | 'tpcB') => `${median(rates.map((each) => each[side])).toFixed(0)}/s`;
  console.log(
    `\nwhole lives of calls, medians of ${rates.length} turns; pgbench's TPC-B-like transaction ${of('tpcB')}`,
  );
  console.log(`without sums ${of('off')}, with sums ${of('on')}: ${ratio.toFixed(2)}×`);
  console.log(`asked: at least ${LEAST}×: ${ratio >= LEAST ? 'holds' : 'does not hold'}`);
}
