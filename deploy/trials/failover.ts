import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ChaosWorld, createChaosOn } from '../../server/src/testing/chaos.ts';
import { makeDataFolder } from '../../server/src/testing/data-folder.ts';
import { reportCounts } from '../../server/src/testing/proof.ts';
import { runProgram } from '../../server/src/testing/server-process.ts';
import { type Cluster, PACKAGES, startCluster } from './cluster.ts';
import { needPackages, runTrial, until } from './daemons.ts';
import { type Load, playCalls } from './failover-load.ts';
import { readReports } from './failover-reports.ts';
import { longestGap, once, type Probe, startProbe } from './probe.ts';
import { createRoles } from './roles.ts';

const RATE = 15;
/** While these come the leader is killed. */
const CALLS = { untilKilled: 150, whileGone: 900, untilSwitched: 75, whileSwitching: 450 };
const WRITTEN_MS = 120_000;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** `npm run trial -- failover`: what docs/operating.md says of failover is so, on three nodes of this machine. */
await runTrial(async (daemons) => {
  needPackages(PACKAGES, process.argv.includes('--install'));
  const cluster = await startCluster(daemons);
  console.log('Three nodes, HAProxy and PgBouncer stand.');
  await createRoles(cluster);
  const world = await startNetwork(cluster);
  const probe = await startProbe(cluster.urlOf('postgres', 'postgres'));
  try {
    await tryAll(cluster, world, probe);
  } catch (error) {
    const waiting = await readdir(join(world.dataDir, 'spool')).catch(() => []);
    const said = world.servers.flatMap((server) =>
      server
        .output()
        .split('\n')
        .filter((line) => line.includes('spool')),
    );
    throw new Error([(error as Error).message, `On disk: ${waiting.join(' ')}`, ...said.slice(-10)].join('\n'));
  } finally {
    await probe.stop().catch(() => undefined);
    await world.close();
  }
});

type Network = ChaosWorld & { addresses: string[] };

/** Two servers and a worker through PgBouncer, as a role that owns nothing. */
async function startNetwork(cluster: Cluster): Promise<Network> {
  const [server, owner] = (['callstead_server', 'callstead_owner'] as const).map((user) =>
    cluster.urlOf(user, 'callstead'),
  );
  const environment = { DATABASE_URL: server ?? '', MIGRATION_DATABASE_URL: owner ?? '' };
  const migrated = await runProgram('migrate', [], environment);
  if (migrated.code !== 0) throw new Error(`migrate: ${migrated.output}`);
  const dataDir = await makeDataFolder();
  const ground = { url: owner ?? '', dataDir, postgresPid: () => 0, stop: async () => undefined };
  const world = await createChaosOn(ground);
  const env = {
    DATABASE_URL: server ?? '',
    DATABASE_REPORTS_URL: cluster.urlOf('callstead_server', 'callstead_reports'),
    APP_SECRET: 'known to whoever reads how this was tried',
    ...{ ADMIN_PASSWORD: 'Demo1234!', ADMIN_TWO_FACTOR: 'optional', LOG_LEVEL: 'warn' },
  };
  const first = await world.startServer({ ...env, WORKER: '0' });
  const addresses = [first, await world.startServer({ ...env, WORKER: '0' })];
  await world.startServer({ ...env, WORKER: 'only' });
  console.log('Two servers and a worker run on them, through PgBouncer.');
  return { ...world, addresses };
}

async function tryAll(cluster: Cluster, world: Network, probe: Probe): Promise<void> {
  const reports = await readReports(world.addresses[0] ?? '');
  await reports.expectFrom('replica');
  const killed = await underLoad(world, probe, 1, [CALLS.untilKilled, CALLS.whileGone], async () => {
    const leader = await cluster.leader();
    cluster.kill(leader);
    return leader;
  });
  tell('The leader and its Patroni were killed', killed);
  const back = await rejoin(cluster, killed.leader);
  console.log(`  The killed node follows the new leader again, ${seconds(back)} after it was started.`);
  const switched = await underLoad(world, probe, 2, [CALLS.untilSwitched, CALLS.whileSwitching], async () => {
    const leader = await cluster.leader();
    await cluster.switchOver(leader);
    return leader;
  });
  tell('The leader was changed as one does for an update', switched);
  await until('all three are there again', cluster.isWhole, 90_000);
  await reports.tryLag(cluster);
  const probed = await probe.stop();
  if (probed.lost > 0) throw new Error(`${probed.lost} acknowledged writes are lost`);
  const verified = await verify(cluster, world, [killed.load, switched.load]);
  reportCounts({
    ...verified,
    'writes beside them': probed.acknowledged,
    lost: 0,
    'ms without a leader that was killed': killed.gapMs,
    'ms without one that was changed': switched.gapMs,
  });
  console.log(
    `${JSON.stringify(verified)}, ${probed.acknowledged} other writes: nothing that was acknowledged is lost.`,
  );
}

type Tried<Leader> = {
  leader: Leader;
  load: Load;
  gapMs: number;
  soldAgainMs: number;
  apologies: number;
  fallbacks: number;
};

/** Calls come all the while; the gap is measured by writes that go the same way, ten times a second. */
async function underLoad<Leader>(
  world: Network,
  probe: Probe,
  seed: number,
  [before, after]: [number, number],
  happen: () => Promise<Leader>,
): Promise<Tried<Leader>> {
  const numbers = world.lines.map(({ number }) => number);
  const playing = playCalls(world.addresses, numbers, { calls: before + after, ratePerSecond: RATE, seed });
  await sleep((before / RATE) * 1000);
  const at = Date.now();
  const leader = await happen();
  const load = await playing;
  await everythingWritten(world, load);
  const late = load.answered.filter((each) => each.at >= at);
  const fallen = await soldUnbilled(
    world,
    late.map(({ callSid }) => callSid),
  );
  const normal = late.filter(({ callSid, isApology }) => !isApology && !fallen.has(callSid));
  const gap = longestGap(probe.acknowledged(), at);
  const sold = normal.map((each) => each.at).filter((each) => each >= gap.endedAt);
  if (sold.length === 0) throw new Error('no call was sold after somebody led again');
  const soldAgainMs = Math.min(...sold) - at;
  const apologies = late.filter(({ isApology }) => isApology).length;
  return { leader, load, gapMs: gap.ms, soldAgainMs, apologies, fallbacks: fallen.size };
}

function tell(what: string, { gapMs, soldAgainMs, apologies, fallbacks, load }: Tried<unknown>): void {
  console.log(
    `${what}, with ${load.answered.length} calls and ${load.acknowledged.length} webhooks acknowledged around it:`,
  );
  console.log(
    `  Nobody could write for ${seconds(gapMs)}; the first call was sold as ever after ${seconds(soldAgainMs)}.`,
  );
  console.log(
    `  Meanwhile ${apologies} callers heard an apology, ${fallbacks} calls rang by the last good lines, ${load.failed} got no answer.`,
  );
}

async function soldUnbilled({ database }: Network, sids: readonly string[]): Promise<Set<string>> {
  const rows = await database.pool.query<{ call_sid: string }>(
    `select call_sid from call where call_sid = any ($1) and decision ->> 'fallback' is not null`,
    [sids],
  );
  return new Set(rows.rows.map(({ call_sid }) => call_sid));
}

/** Whoever heard an apology, or was rung from memory, is written down a moment later. */
async function everythingWritten({ database, dataDir }: Network, { acknowledged }: Load): Promise<void> {
  const arrived = acknowledged.filter(({ path }) => path.endsWith('/voice'));
  const sids = [...new Set(arrived.map(({ parameters }) => parameters.CallSid ?? ''))];
  let missing: string[] = sids;
  await until(
    'every acknowledged call is written, and nothing waits on disk',
    async () => {
      const { rows } = await database.pool.query<{ call_sid: string }>(
        'select call_sid from call where call_sid = any ($1)',
        [sids],
      );
      const written = new Set(rows.map(({ call_sid }) => call_sid));
      missing = sids.filter((sid) => !written.has(sid));
      const waiting = await readdir(join(dataDir, 'spool')).catch(() => []);
      if (missing.length + waiting.length > 0)
        throw new Error(`${missing.length} calls are missing, ${waiting.length} entries wait`);
      return true;
    },
    WRITTEN_MS,
  );
}

async function rejoin(cluster: Cluster, killed: Awaited<ReturnType<Cluster['leader']>>): Promise<number> {
  cluster.restart(killed);
  return until('the killed node follows', cluster.isWhole, 120_000);
}

/** What was acknowledged says the same as what was written, and the books and sums agree with it. */
async function verify(cluster: Cluster, { database, env }: Network, loads: readonly Load[]) {
  const acknowledged = loads.flatMap((load) => load.acknowledged);
  const talked = acknowledged.filter(
    ({ path, parameters }) => path.endsWith('/dial') && parameters.DialCallStatus === 'completed',
  );
  const { rows } = await database.pool.query<{ call_sid: string; status: string; talk_seconds: number | null }>(
    'select call_sid, status, talk_seconds from call where call_sid = any ($1)',
    [acknowledged.map(({ parameters }) => parameters.CallSid ?? '')],
  );
  const bySid = new Map(rows.map((row) => [row.call_sid, row]));
  for (const { parameters } of talked) {
    const row = bySid.get(parameters.CallSid ?? '');
    // One of its two webhooks may have rung without a database, and a limit refused the other.
    if (row?.status === 'refused') continue;
    if (row?.status !== 'completed' || row.talk_seconds !== Number(parameters.DialCallDuration))
      throw new Error(
        `call ${parameters.CallSid} talked ${parameters.DialCallDuration} s and is ${JSON.stringify(row)}`,
      );
  }
  const tools = { 'verify-ledger': 'The books are right.', 'verify-rollups': 'The sums are right.' };
  for (const [tool, right] of Object.entries(tools)) {
    const { output } = await runProgram(tool, [], {
      ...env,
      DATABASE_URL: cluster.urlOf('callstead_server', 'callstead'),
    });
    if (!output.includes(right)) throw new Error(`${tool}: ${output}`);
  }
  const twice = await once(
    cluster.urlOf('callstead_owner', 'callstead'),
    `select call_id from ledger_entry where kind = 'qualified' group by 1 having count(*) > 1`,
    [],
  );
  if (twice.rows.length > 0) throw new Error(`${twice.rows.length} calls were paid twice`);
  const calls = loads.reduce((sum, { answered }) => sum + new Set(answered.map(({ callSid }) => callSid)).size, 0);
  return { calls, 'webhooks acknowledged': acknowledged.length };
}
