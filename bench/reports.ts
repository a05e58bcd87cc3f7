import { performance } from 'node:perf_hooks';
import { ReportQuery } from '@callstead/contract/reports/report';
import { assert } from '@callstead/domain/assert';
import type { CallView } from '@callstead/domain/calls/call-view';
import type { Member } from '@callstead/domain/policy';
import { todayIn } from '@callstead/domain/reports/day-buckets';
import type { Db } from '../server/src/db/database.ts';
import { startEmbeddedPostgres } from '../server/src/db/embedded-postgres.ts';
import { executeRaw } from '../server/src/db/execute-raw.ts';
import { readReport } from '../server/src/modules/reports/report/read-report.ts';
import { rebuildRollups } from '../server/src/modules/reports/rollups/rebuild.ts';
import { makeDataFolder, removeDataFolder } from '../server/src/testing/data-folder.ts';
import { keptNetwork, networkWithCalls } from './calls-world.ts';
import { openPgbench } from './pgbench.ts';

const SIZES = (process.env.SIZES ?? '100000,1000000').split(',').map(Number);
const CLICKS_A_CALL = Number(process.env.CLICKS_A_CALL ?? 3);
const ROUNDS = Number(process.env.ROUNDS ?? 40);
/** Before times are taken: a server that has answered nobody yet compiles its own code. */
const WARM_UP = 5;
/** Millions take hours to fill: a folder named here is filled once, and used again. */
const { KEPT } = process.env;
const ZONE = 'America/New_York';
const DAYS = 365;
/** What is asked of it: from one size to the next, ten times as much. */
const MOST_GROWTH = 1.5;
const MOST_MS = 100;

type Network = Awaited<ReturnType<typeof networkWithCalls>>;

/** The questions the page offers to each. */
const QUESTIONS: Record<CallView, Record<string, Record<string, string>>> = {
  publisher: {
    'earned, by day': { by: 'day' },
    'best paying campaign': { by: 'campaign', sort: 'epcCents' },
    'where calls get lost': { by: 'reason', sort: 'incoming' },
    'when to run': { by: 'weekday,hourOfDay', sort: 'qualified' },
    'where from': { by: 'state', sort: 'incoming' },
  },
  advertiser: {
    'spent, by day': { by: 'day' },
    'cheapest publisher': { by: 'publisher', sort: '+costPerSaleCents' },
    'where calls get lost': { by: 'reason', sort: 'incoming' },
    'when to run': { by: 'weekday,hourOfDay', sort: 'qualified' },
    'who brings disputes': { by: 'publisher', sort: 'disputeRate' },
  },
  admin: {
    'margin, by day': { by: 'day' },
    'best paying campaign': { by: 'campaign', sort: 'epcCents' },
    'where calls get lost': { by: 'reason', sort: 'incoming' },
    'when to run': { by: 'weekday,hourOfDay', sort: 'qualified' },
    'who brings disputes': { by: 'publisher', sort: 'disputeRate' },
  },
};

/** Reports about a year of ever more calls and clicks, turn by turn; SIZES=100000,1000000,10000000 for more of them. */
export async function benchReports(): Promise<void> {
  const dataDir = KEPT ?? (await makeDataFolder());
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const networks: Network[] = [];
  for (const size of SIZES) networks.push(await networkOf(postgres.url, size));
  const pgbench = await openPgbench(postgres.url);
  assert(pgbench, 'pgbench is the yardstick (Debian: apt install postgresql)');
  const selectMs = 1_000 / (await pgbench.statement(1, 'select 1;'));
  console.log(
    `\npgbench: one select alone ${selectMs.toFixed(3)} ms. p95 of ${ROUNDS} turns, of a year with its year before:`,
  );
  const verdicts = { growth: 0, slowest: 0 };
  for (const side of Object.keys(QUESTIONS) as CallView[]) {
    for (const [name, question] of Object.entries(QUESTIONS[side])) {
      const times = await timesOf(networks, side, question);
      const growth = (times.at(-1) ?? 0) / (times.at(-2) ?? times.at(-1) ?? 1);
      verdicts.growth = Math.max(verdicts.growth, growth);
      verdicts.slowest = Math.max(verdicts.slowest, times.at(-1) ?? 0);
      const cells = times.map((ms) => `${ms.toFixed(1)} ms (${(ms / selectMs).toFixed(0)}×)`.padStart(20));
      console.log(`${side.padEnd(12)}${name.padEnd(24)}${cells.join('')}   grows ${growth.toFixed(2)}×`);
    }
  }
  const holds = (is: boolean) => (is ? 'holds' : 'does not hold');
  console.log(`asked: growth of the last step at most ${MOST_GROWTH}×: ${holds(verdicts.growth <= MOST_GROWTH)}`);
  console.log(`asked: at most ${MOST_MS} ms on a quiet machine: ${holds(verdicts.slowest <= MOST_MS)}`);
  for (const network of networks) await network.close();
  await postgres.stop();
  if (!KEPT) await removeDataFolder(dataDir);
}

async function networkOf(serverUrl: string, calls: number): Promise<Network> {
  const name = `calls_${calls}`;
  const kept = await keptNetwork(serverUrl, name);
  if (kept) return kept;
  const network = await networkWithCalls(serverUrl, name, calls);
  await insertClicks(network, calls * CLICKS_A_CALL);
  const start = performance.now();
  await rebuildRollups(network.db, ZONE);
  await network.pool.query('vacuum analyze');
  const [{ rows: pairs }, { rows: dimensions }] = (await Promise.all(
    ['rollup_pair', 'rollup_dimension'].map((table) =>
      executeRaw(network.db, `select count(*) as n from ${table}`, []),
    ),
  )) as [{ rows: { n: number }[] }, { rows: { n: number }[] }];
  console.log(
    `${calls.toLocaleString('en')} calls and ${(calls * CLICKS_A_CALL).toLocaleString('en')} clicks: sums made in ${((performance.now() - start) / 1_000).toFixed(0)} s, ${(pairs[0]?.n ?? 0) + (dimensions[0]?.n ?? 0)} rows`,
  );
  return network;
}

/** Straight into the table, as the calls are. */
async function insertClicks({ db, publishers, campaigns }: Network, count: number): Promise<void> {
  await executeRaw(db, `select ensure_months('click', (now() - interval '366 days')::date, now()::date)`, []);
  await executeRaw(
    db,
    `insert into click (id, clicked_at, day, verdict, is_unique, campaign_id, publisher_id, source, state, country, device)
     select 'clk_' || lpad(to_hex(n), 26, '0'), at, at::date, 'ok', n % 3 > 0, ($3::uuid[])[1 + n % 40 % cardinality($3::uuid[])],
            ($2::uuid[])[1 + n % cardinality($2::uuid[])], 'source' || n % 5, (array['FL', 'TX', 'CA', 'NY'])[1 + n % 4], 'US',
            (array['phone', 'desktop', 'tablet'])[1 + n % 3]
     from generate_series(1, $1::bigint) n, lateral (select now() - n * (interval '${DAYS} days' / $1::bigint) as at) t`,
    [count, publishers, campaigns],
  );
}

/** Turn by turn, so that whatever else the machine does hits all alike. */
async function timesOf(
  networks: readonly Network[],
  side: CallView,
  question: Record<string, string>,
): Promise<number[]> {
  const times = networks.map((): number[] => []);
  for (let round = -WARM_UP; round < ROUNDS; round += 1)
    for (const [index, network] of networks.entries()) {
      const start = performance.now();
      await ask(network.db, memberOf(network, side), question);
      if (round >= 0) times[index]?.push(performance.now() - start);
    }
  return times.map((each) => each.toSorted((x, y) => x - y)[Math.floor(each.length * 0.95)] ?? 0);
}

function memberOf({ publishers, advertisers }: Network, side: CallView): Member {
  const accountId = (side === 'publisher' ? publishers[7] : advertisers[3]) ?? '';
  return { userId: accountId, accountId, role: side, status: 'approved', owesTwoFactor: false };
}

function ask(db: Db, actor: Member, question: Record<string, string>) {
  const { from, to } = todayIn(ZONE, new Date(), DAYS - 1);
  const span = { from: from.toISOString(), to: to.toISOString(), zone: ZONE, limit: 500, compare: 'true' };
  return readReport({ db, replica: undefined }, actor, ReportQuery.parse({ ...span, ...question }));
}
