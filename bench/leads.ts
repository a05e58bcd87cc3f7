import { assert } from '@callstead/domain/assert';
import { buildApp } from '../server/src/app.ts';
import { closeServices, createServices } from '../server/src/compose.ts';
import { loadConfig } from '../server/src/config.ts';
import { type OpenDatabase, openDatabase } from '../server/src/db/database.ts';
import { startEmbeddedPostgres } from '../server/src/db/embedded-postgres.ts';
import { executeRaw } from '../server/src/db/execute-raw.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { startSpine } from '../server/src/events/spine.ts';
import { startQueue } from '../server/src/jobs/queue.ts';
import { createLog } from '../server/src/log.ts';
import { verifyLedger } from '../server/src/modules/ledger/verify.ts';
import { makeDataFolder, removeDataFolder } from '../server/src/testing/data-folder.ts';
import { SUBSCRIBERS } from '../server/src/workers/subscribers.ts';
import { type LeadSender, leadPosts, someSenders } from './lead-posts.ts';
import { median } from './median.ts';
import { openPgbench } from './pgbench.ts';
import type { LoadResult } from './post-load.ts';
import { type Play, startLoader } from './start-loader.ts';

const TURNS = Number(process.env.TURNS ?? 5);
const LEADS = Number(process.env.LEADS ?? 2_000);
const CONNECTIONS = [16, 64, 256] as const;
/** Each of its clients is a connection of PostgreSQL, which takes a hundred; it is no slower with fewer. */
const PGBENCH_CLIENTS = 64;
const LONE_LEADS = 200;
const WARM = 1_500;
/** What is asked of it: of the bare insert, or of the TPC-B-like transaction, whichever is lower. */
const BARS = { bare: 0.5, tpcB: 1 };

type World = { url: string; database: OpenDatabase; port: number; play: Play; senders: readonly LeadSender[] };

/** Leads as programs post them, each taken, charged and told as an event, against pgbench on the same PostgreSQL. */
export async function benchLeads(): Promise<void> {
  const dataDir = await makeDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const database = openDatabase(postgres.url);
  await migrate(database.db);
  const senders = await someSenders(database.db);
  await database.pool.query('vacuum analyze');
  const log = createLog('silent');
  const config = loadConfig({ DATA_DIR: dataDir, DEMO: '0', ADMIN_EMAIL: 'a@b.example' });
  const queue = await startQueue({ pool: database.pool, log });
  const services = await createServices(config, database, queue, log);
  const app = await buildApp(services, log);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const spine = await startSpine(services, database.newClient, SUBSCRIBERS, log);
  services.eventSignal.listen(spine.wake);
  const { port } = app.server.address() as { port: number };
  const { play, stop } = startLoader();
  try {
    await measure({ url: postgres.url, database, port, play, senders });
  } finally {
    stop();
    await app.close();
    await spine.close();
    await closeServices(services);
    await queue.stop();
    await database.close();
    await postgres.stop();
    await removeDataFolder(dataDir);
  }
}

async function measure(world: World): Promise<void> {
  const pgbench = await openPgbench(world.url);
  assert(pgbench, 'pgbench is the yardstick (Debian: apt install postgresql)');
  const posted = { count: 0 };
  const post = (connections: number, count: number, isKeyed: boolean) => {
    posted.count += count;
    return postLeads(world, { connections, count, isKeyed });
  };
  await post(16, WARM, false);
  const script = await bareInsert(world.database);
  for (const connections of CONNECTIONS) {
    const turns: Turn[] = [];
    for (let turn = 0; turn < TURNS; turn += 1)
      turns.push({
        tpcB: { perSecond: await pgbench.tpcB(Math.min(connections, PGBENCH_CLIENTS)) },
        bare: { perSecond: await pgbench.statement(Math.min(connections, PGBENCH_CLIENTS), script) },
        plain: await post(connections, LEADS, false),
        keyed: await post(connections, LEADS, true),
      });
    report(connections, turns);
  }
  const alone = await post(1, LONE_LEADS, false);
  console.log(`\none lead alone: p50 ${alone.p50Ms.toFixed(1)} ms, p99 ${alone.p99Ms.toFixed(1)} ms`);
  await expectAllTaken(world.database, posted.count);
}

type Posted = LoadResult & { cpuMicros: number };
type Measured = Pick<LoadResult, 'perSecond'> & Partial<Posted>;
type Turn = Record<keyof typeof ROWS, Measured>;

const ROWS = {
  tpcB: "pgbench's TPC-B-like transaction",
  bare: "pgbench's bare insert of a lead's row",
  plain: 'lead: read, judged, written, charged',
  keyed: '… with an idempotency key',
} as const;

type Posting = { connections: number; count: number; isKeyed: boolean };

async function postLeads({ play, port, senders }: World, { connections, count, isKeyed }: Posting): Promise<Posted> {
  const posts = leadPosts(senders, count, isKeyed);
  const before = process.cpuUsage();
  const result = await play({ kind: 'posts', port, connections, posts });
  const { user, system } = process.cpuUsage(before);
  return { ...result, cpuMicros: (user + system) / count };
}

/** The row a lead writes, as one of somebody who was there before: money that nobody moved the database would refuse. */
async function bareInsert({ db }: OpenDatabase): Promise<string> {
  const { rows } = await executeRaw(db, `select * from lead where status = 'accepted' limit 1`, []);
  const sample = { ...(rows[0] as Record<string, unknown>), status: 'duplicate', billing: 'none', approve_at: null };
  const id = `'bench_' || :client_id || '_' || :serial`;
  const changed: Record<string, string> = { id, arrived_at: 'clock_timestamp()', day: 'current_date' };
  const columns = Object.keys(sample);
  const values = columns.map((column) => changed[column] ?? asLiteral(sample[column as keyof typeof sample]));
  return `\\set serial random(1, 9000000000000000)\ninsert into lead (${columns.join(', ')}) values (${values.join(', ')});\n`;
}

function asLiteral(value: unknown): string {
  if (value === null) return 'null';
  const text = value instanceof Date ? value.toISOString() : typeof value === 'object' ? JSON.stringify(value) : value;
  return `'${String(text).replaceAll("'", "''")}'`;
}

function report(connections: number, turns: readonly Turn[]): void {
  console.log(`\n${connections} connections, medians of ${turns.length} turns of ${LEADS.toLocaleString('en')} leads`);
  for (const row of Object.keys(ROWS) as (keyof typeof ROWS)[]) {
    const of = (what: keyof Measured) => median(turns.flatMap((turn) => turn[row][what] ?? []));
    const isOurs = row === 'plain' || row === 'keyed';
    console.log(
      [
        ROWS[row].padEnd(42),
        `${of('perSecond').toFixed(0)}/s`.padStart(8),
        `${ratioOf(turns, row, 'tpcB').toFixed(2)}× TPC-B`.padStart(13),
        `${ratioOf(turns, row, 'bare').toFixed(2)}× bare`.padStart(12),
        isOurs ? `  p50 ${of('p50Ms').toFixed(1)} ms  p99 ${of('p99Ms').toFixed(1)} ms` : '',
        isOurs ? `  server ${of('cpuMicros').toFixed(0)} µs each  loader ${Math.round(of('loaderShare') * 100)} %` : '',
      ].join(''),
    );
  }
  const [bare, tpcB] = [ratioOf(turns, 'plain', 'bare'), ratioOf(turns, 'plain', 'tpcB')];
  const holds = bare >= BARS.bare || tpcB >= BARS.tpcB;
  console.log(
    `asked: at least ${BARS.bare}× of the bare insert or ${BARS.tpcB}× of TPC-B, whichever is lower: ${holds ? 'holds' : 'does not hold'}`,
  );
}

const ratioOf = (turns: readonly Turn[], row: keyof Turn, yardstick: keyof Turn) =>
  median(turns.map((turn) => turn[row].perSecond / turn[yardstick].perSecond));

/** Speed without taking them would be none. */
async function expectAllTaken({ db }: OpenDatabase, posted: number): Promise<void> {
  const { rows } = await executeRaw(db, `select count(*)::int as count from lead where billing = 'held'`, []);
  const taken = (rows as { count: number }[])[0]?.count ?? 0;
  assert(taken === posted, `${taken} of ${posted} leads were taken and charged`);
  const wrong = await verifyLedger(db);
  assert(wrong.length === 0, `the ledger has ${wrong.length} faults`);
  console.log(`all ${posted.toLocaleString('en')} leads are written and charged, and the ledger is in order`);
}
