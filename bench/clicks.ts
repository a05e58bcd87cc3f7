import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { assert } from '@callstead/domain/assert';
import { buildApp } from '../server/src/app.ts';
import { closeServices, createServices } from '../server/src/compose.ts';
import { loadConfig } from '../server/src/config.ts';
import { type OpenDatabase, openDatabase } from '../server/src/db/database.ts';
import { startEmbeddedPostgres } from '../server/src/db/embedded-postgres.ts';
import { executeRaw } from '../server/src/db/execute-raw.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { startQueue } from '../server/src/jobs/queue.ts';
import { createLog } from '../server/src/log.ts';
import { untilSpread } from '../server/src/modules/click-log/spread-batches.ts';
import { openLinkTable } from '../server/src/modules/clicks/link-table.ts';
import { makeDataFolder, removeDataFolder } from '../server/src/testing/data-folder.ts';
import { median } from './median.ts';
import type { LoadResult } from './post-load.ts';
import { type Play, startLoader } from './start-loader.ts';
import { someNumbers } from './tracking-numbers.ts';

const TURNS = Number(process.env.TURNS ?? 5);
const LINKS = Number(process.env.LINKS ?? 100_000);
const FEW = 10;
const CONNECTIONS = [64, 256] as const;
const CLICKS = Number(process.env.CLICKS ?? 20_000);
/** What is asked of it: the rate against a plain server, many links against few, memory above the start. */
const BARS = { againstPlain: 0.6, manyAgainstFew: 0.95, memoryMb: 150 };
const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36';

/** Clicks over HTTP, each written before its redirect, against a plain Node server that redirects and writes nothing. */
export async function benchClicks(): Promise<void> {
  const dataDir = await makeDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const database = openDatabase(postgres.url);
  await migrate(database.db);
  const links = await someLinks(database);
  const log = createLog('silent');
  await measureMemory(database);
  const config = loadConfig({ DATA_DIR: dataDir, DEMO: '0', ADMIN_EMAIL: 'a@b.example', TRUST_PROXY: 'true' });
  const queue = await startQueue({ pool: database.pool, log });
  const services = await createServices(config, database, queue, log);
  const app = await buildApp(services, log);
  await app.listen({ port: 0, host: '127.0.0.1' });
  await services.clicks.links.loaded; // before, each that nobody followed yet would be read by itself
  const plain = createServer((_request, response) => {
    response.writeHead(302, {
      location: 'https://offers.example.com/',
      'cache-control': 'no-store',
      'content-length': 0,
    });
    response.end();
  });
  plain.listen(0, '127.0.0.1');
  await once(plain, 'listening');
  const { play, stop } = startLoader();
  try {
    const untilQuiet = () => untilSpread(database.pool);
    await measure({ play, clicks: portOf(app.server), plain: portOf(plain), links, untilQuiet });
    await services.clicks.applySpooled(); // what took too long waits on disk
    await expectAllWritten(database);
  } finally {
    stop();
    plain.close();
    await app.close();
    await closeServices(services);
    await queue.stop();
    await database.close();
    await postgres.stop();
    await removeDataFolder(dataDir);
  }
}

const portOf = (server: { address: () => unknown }) => (server.address() as { port: number }).port;

/** A campaign of its own for each: sharing one would make them smaller. */
async function someLinks(database: OpenDatabase): Promise<string[]> {
  await someNumbers(database, LINKS);
  const { db } = database;
  await executeRaw(
    db,
    `update campaign set destination = 'https://offers.example.com/' || public_id || '?c={click_id}&s={sub1}'`,
    [],
  );
  const { rows } = await executeRaw(
    db,
    `select '/t/' || c.public_id || '/' || p.aff_id as path from application a
     join campaign c on c.id = a.campaign_id join account p on p.id = a.publisher_id order by random()`,
    [],
  );
  await database.pool.query('vacuum analyze');
  return (rows as { path: string }[]).map(({ path }) => path);
}

async function measureMemory(database: OpenDatabase): Promise<void> {
  const before = memoryMb();
  const start = performance.now();
  const table = await openLinkTable(database, createLog('silent'));
  await table.loaded;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const after = memoryMb();
  const residentMb = after.rss - before.rss;
  console.log(
    `${LINKS.toLocaleString('en')} links in memory after ${seconds} s: ${(after.heap - before.heap).toFixed(0)} MB of heap, ${residentMb.toFixed(0)} MB resident above the start (asked: at most ${BARS.memoryMb}): ${verdictOf(residentMb <= BARS.memoryMb)}`,
  );
  await table.close();
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function memoryMb() {
  collectGarbage();
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed / 2 ** 20, rss: rss / 2 ** 20 };
}

type World = {
  play: Play;
  clicks: number;
  plain: number;
  links: readonly string[];
  untilQuiet: () => Promise<unknown>;
};
/** With what this process itself used for a request; PostgreSQL and the loader are others. */
type Measured = LoadResult & { cpuMicros: number };
type Turn = { plain: Measured; few: Measured; many: Measured };

let sent = 0;

async function measure({ play, clicks, plain, links, untilQuiet }: World): Promise<void> {
  await sleep(500);
  const few = links.slice(0, FEW);
  const load = async (port: number, of: readonly string[], connections: number, count = CLICKS): Promise<Measured> => {
    const posts = Array.from({ length: count }, (_, n) => aRequest(of, n));
    if (port === clicks) sent += count;
    const before = process.cpuUsage();
    const result = await play({ kind: 'posts', port, connections, posts });
    const { user, system } = process.cpuUsage(before);
    return { ...result, cpuMicros: (user + system) / count };
  };
  for (const port of [plain, clicks]) await load(port, links, 64, 5_000); // warm
  for (const connections of CONNECTIONS) {
    const turns: Turn[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      await untilQuiet(); // else the plain server would bear what the last clicks left to write
      const bare = await load(plain, few, connections);
      // As in a busy hour, each of both begins while the clicks before it are still being written; and neither is always the first.
      await load(clicks, links, connections, CLICKS / 4);
      const rows = turn % 2 ? (['many', 'few'] as const) : (['few', 'many'] as const);
      const measured: Partial<Turn> = {};
      for (const row of rows) measured[row] = await load(clicks, row === 'few' ? few : links, connections);
      turns.push({ plain: bare, ...(measured as Omit<Turn, 'plain'>) });
    }
    report(connections, turns);
  }
}

/** Each a visitor of their own, as expensive as a click can be. */
function aRequest(links: readonly string[], n: number): string {
  const path = links[Math.floor(Math.random() * links.length)] ?? '';
  const address = `${1 + (n % 223)}.${(n >> 8) & 255}.${Math.floor(Math.random() * 256)}.${n & 255}`;
  return [
    `GET ${path}?sub1=ad-${n % 50}&sub2=group&source=newsletter HTTP/1.1`,
    'Host: calls.example',
    `User-Agent: ${BROWSER}`,
    'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'Accept-Language: es-US,es;q=0.9',
    'Referer: https://blog.example/post',
    `X-Forwarded-For: ${address}`,
    '',
    '',
  ].join('\r\n');
}

function report(connections: number, turns: readonly Turn[]): void {
  console.log(`\n${connections} connections, medians of ${turns.length} turns of ${CLICKS.toLocaleString('en')}`);
  for (const [row, text] of [
    ['plain', 'plain Node server, 302 without writing'],
    ['few', `${FEW} links, each click written`],
    ['many', `${LINKS.toLocaleString('en')} links`],
  ] as const) {
    const of = (what: keyof Measured) => median(turns.map((turn) => turn[row][what]));
    const ratio = median(turns.map((turn) => turn[row].perSecond / turn.plain.perSecond));
    console.log(
      `${text.padEnd(42)}${of('perSecond').toFixed(0).padStart(8)}/s ${ratio.toFixed(2)}×  p50 ${of('p50Ms').toFixed(1)} ms  p99 ${of('p99Ms').toFixed(1)} ms  server ${of('cpuMicros').toFixed(0)} µs each  loader ${Math.round(of('loaderShare') * 100)} %`,
    );
  }
  const ratios = turns.map(({ plain, few, many }) => ({
    plain: few.perSecond / plain.perSecond,
    few: many.perSecond / few.perSecond,
  }));
  compare('clicks against the plain server', median(ratios.map(({ plain }) => plain)), BARS.againstPlain);
  compare('many links against few', median(ratios.map(({ few }) => few)), BARS.manyAgainstFew);
}

function compare(what: string, ratio: number, least: number): void {
  console.log(`${what}: ${ratio.toFixed(2)}× (asked: at least ${least}×): ${verdictOf(ratio >= least)}`);
}

const verdictOf = (holds: boolean) => (holds ? 'holds' : 'does not hold');

/** Speed without writing would be none. */
async function expectAllWritten({ db, pool }: OpenDatabase): Promise<void> {
  await untilSpread(pool); // the server may be at the last of them
  const { rows } = await executeRaw(db, `select count(*)::int as count from click where verdict = 'ok'`, []);
  const written = (rows as { count: number }[])[0]?.count ?? 0;
  assert(written === sent, `${written} of ${sent} clicks were written`);
  console.log(`\nall ${sent.toLocaleString('en')} clicks are in the database, none of them twice`);
}
