import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Terms } from '@callstead/domain/campaigns/terms';
import { aTarget } from '@callstead/domain/testing/a-call';
import { sql } from 'kysely';
import { type OpenDatabase, openDatabase } from '../db/database.ts';
import { findFreePort } from '../db/embedded/free-port.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded-postgres.ts';
import { migrate } from '../db/migrate.ts';
import { insertMember } from '../modules/identity/queries.ts';
import { chanceFrom } from '../telephony/simulator/chance.ts';
import { createHttpWire, type HttpWire } from '../telephony/simulator/http-wire.ts';
import { type PlannedCall, planTraffic } from '../telephony/simulator/plan-traffic.ts';
import { simulate } from '../telephony/simulator/simulate.ts';
import { aLine, type Line } from './call-world.ts';
import { makeDataFolder, removeDataFolder } from './data-folder.ts';
import { addressOf, type ServerProcess, spawnServer } from './server-process.ts';

export const CHAOS_TOKEN = 'token-of-the-chaos';
export const PUBLIC_URL = 'https://calls.example';

/** Limits tight enough that thousands of calls run into each of them. */
const CAMPAIGNS: Partial<Terms>[] = [
  {},
  { caps: { daily: 40, monthly: null, counts: 'qualified' } },
  { caps: { daily: null, monthly: 25, counts: 'attempt' } },
  { caps: { daily: 30, monthly: 60, counts: 'connected' } },
  { concurrency: { campaign: 3, perPublisher: null } },
  { concurrency: { campaign: null, perPublisher: 2 } },
  { budget: { totalCents: 90_000, dailyCents: null } },
  { budget: { totalCents: null, dailyCents: 70_000 } },
  {
    pricing: {
      kind: 'tiers',
      tiers: [
        { fromSeconds: 60, priceCents: 1_500 },
        { fromSeconds: 180, priceCents: 4_500 },
      ],
      floorCents: 0,
      ceilingCents: 10_000,
    },
    minimumSeconds: 60,
  },
  {
    targets: [
      aTarget({ id: 'first', number: '+13055550111', priority: 1, concurrency: 2 }),
      aTarget({ id: 'second', number: '+13055550112', priority: 2, concurrency: 3 }),
      aTarget({ id: 'third', number: '+13055550113', priority: 3 }),
    ],
  },
];

export type ChaosWorld = {
  database: OpenDatabase;
  postgresPid: () => number;
  lines: Line[];
  servers: ServerProcess[];
  /** As every server of it is started. */
  env: Record<string, string>;
  dataDir: string;
  /** Answers where it listens. */
  startServer: (env?: Record<string, string>) => Promise<string>;
  play: (options: PlayOptions) => Promise<{ planned: PlannedCall[]; wire: HttpWire; failed: number }>;
  close: () => Promise<void>;
};

type PlayOptions = { calls: number; seed: number; ratePerSecond: number; meanwhile?: () => Promise<void> };

/** A database that keeps its promises, campaigns with tight limits, and real server processes in front of it. */
export async function createChaos(findPid: (dataDir: string) => number): Promise<ChaosWorld> {
  const dataDir = await makeDataFolder();
  const postgres: EmbeddedPostgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  return createChaosOn({ url: postgres.url, dataDir, postgresPid: () => findPid(dataDir), stop: postgres.stop });
}

type Ground = { url: string; dataDir: string; postgresPid: () => number; stop: () => Promise<void> };

/** The same on a database that somebody else started. */
export async function createChaosOn({ url, dataDir, postgresPid, stop }: Ground): Promise<ChaosWorld> {
  const database = openDatabase(url);
  await migrate(database.db);
  const lines: Line[] = [];
  for (const terms of CAMPAIGNS) lines.push(...(await linesOf(database, terms)));
  const servers: ServerProcess[] = [];
  const addresses: string[] = [];

  const common = {
    HOST: '127.0.0.1',
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    DEMO: '0',
    PUBLIC_URL,
    TWILIO_AUTH_TOKEN: CHAOS_TOKEN,
    LOG_LEVEL: 'fatal',
    ADMIN_EMAIL: 'admin@chaos.example',
    DRAIN_SECONDS: '0',
  };

  async function startServer(env: Record<string, string> = {}) {
    const port = await findFreePort('127.0.0.1'); // the greeting names the public address
    const server = spawnServer({ PORT: String(port), ...common, ...env });
    servers.push(server);
    await addressOf(server);
    const address = `http://127.0.0.1:${port}`;
    addresses.push(address);
    return address;
  }

  return {
    database,
    lines,
    servers,
    env: common,
    dataDir,
    startServer,
    postgresPid,
    play: (options) => play(options, lines, addresses),
    close: async () => {
      for (const { child } of servers) if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await Promise.all(servers.map(({ exit }) => exit));
      await database.close();
      await stop();
      await removeDataFolder(dataDir);
    },
  };
}

/** Every callback doubled and shuffled by delays, one in twenty lost. */
const CHAOS = { doubled: 1, late: 0.6, lost: 0.05, lateMs: 1_500 };
/** On a machine with other work calls take longer: were ever more under way, limits would turn nearly all of them away. */
const AT_ONCE = 100;

async function play({ calls, seed, ratePerSecond, meanwhile }: PlayOptions, lines: Line[], servers: string[]) {
  const chance = chanceFrom(seed);
  const numbers = lines.map(({ number }) => number);
  const planned = planTraffic(chance, { calls, numbers, ratePerSecond, talk: { least: 5, most: 400 } });
  const wire = createHttpWire({ servers, publicUrl: PUBLIC_URL, token: CHAOS_TOKEN }, chance, CHAOS);
  const [{ failed }] = await Promise.all([simulate(planned, wire, AT_ONCE), meanwhile?.()]);
  await wire.settled();
  return { planned, wire, failed };
}

/** Two publishers on each campaign, of an advertiser whose money may run out. */
async function linesOf({ db }: OpenDatabase, terms: Partial<Terms>): Promise<Line[]> {
  const t = { db, anAccount: (userType: 'advertiser' | 'publisher') => anAccount(db, userType) };
  const first = await aLine(t as never, { terms, balanceCents: 400_000 });
  const { advertiserId, campaignId } = first;
  return [first, await aLine(t as never, { advertiserId, campaignId, balanceCents: 0 })];
}

export async function anAccount(db: OpenDatabase['db'], userType: 'advertiser' | 'publisher') {
  const id = randomUUID();
  const email = `${userType}.${randomBytes(5).toString('hex')}@chaos.example`;
  await db.insertInto('auth_user').values({ id, name: email, email, email_verified: true }).execute();
  const person = { full_name: email, email, language: 'en' as const };
  return insertMember(db, id, { person, account: { type: userType, status: 'approved' } });
}

/** Looks at the open calls again and again from outside, and remembers the most it ever saw. */
export async function watchConcurrency(database: OpenDatabase, until: Promise<unknown>) {
  const most = {
    campaign: new Map<string, number>(),
    publisher: new Map<string, number>(),
    target: new Map<string, number>(),
  };
  const state = { done: false };
  void until.finally(() => {
    state.done = true;
  });
  while (!state.done) {
    const open = await database.db
      .selectFrom('call_live as l')
      .innerJoin('call as c', 'c.id', 'l.call_id')
      .select(['l.campaign_id', 'l.publisher_id', 'l.target_id'])
      .where(sql`c.decision ->> 'fallback'`, 'is', null) // nobody could count while it rang
      .execute()
      .catch(() => []); // the database may be dead for a moment: that is the point
    for (const [kind, keyOf] of Object.entries(KEYS) as [keyof typeof most, (row: (typeof open)[number]) => string][]) {
      const counts = new Map<string, number>();
      for (const row of open) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
      for (const [key, count] of counts) most[kind].set(key, Math.max(count, most[kind].get(key) ?? 0));
    }
    await sleep(15);
  }
  return most;
}

type OpenCall = { campaign_id: string; publisher_id: string; target_id: string };
const KEYS = {
  campaign: (row: OpenCall) => row.campaign_id,
  publisher: (row: OpenCall) => `${row.campaign_id} ${row.publisher_id}`,
  target: (row: OpenCall) => `${row.campaign_id} ${row.target_id}`,
};
