import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays } from '@callstead/domain/calendar-day';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { type ChaosWorld, createChaos } from '../../testing/chaos.ts';
import { postmasterPid } from '../../testing/data-folder.ts';
import { PROOF_TIMEOUT_MS, reportCounts, sized } from '../../testing/proof.ts';
import { countClicks } from './count-clicks.ts';

const CLICKS = sized({ small: 1_500, whole: 10_000 });
const AT_ONCE = 80; // more than are rows at once: most wait in batches
const VISITORS = 40;
const ZONE = 'America/New_York';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36';

let world: ChaosWorld;
let dataDir = '';
afterEach(() => world.close());

test(
  'a server killed among clicks, and PostgreSQL after it: none that was acknowledged is lost, none is counted twice',
  async () => {
    world = await createChaos((folder) => {
      dataDir = folder;
      return postmasterPid(folder) ?? 0;
    });
    world.postgresPid(); // tells where the data lies
    const start = () => world.startServer({ TRUST_PROXY: 'true' });
    const servers = await Promise.all([start(), start()]);
    const acknowledged = await storm(servers, await linksOf(world));
    await start(); // whoever finds the spool applies it
    await nothingWaits();
    await expectEachOnce(acknowledged);
    reportCounts({ clicks: CLICKS, 'clicks acknowledged': acknowledged.length });
  },
  PROOF_TIMEOUT_MS,
);

async function linksOf({ database, lines }: ChaosWorld): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select '/t/' || c.public_id || '/' || p.aff_id as path
    from application a join campaign c on c.id = a.campaign_id join account p on p.id = a.publisher_id
    where a.id = any (${lines.map(({ applicationId }) => applicationId)}::uuid[])`.execute(database.db);
  return rows.map(({ path }) => path);
}

/** One server dies after a third of the clicks, the database after two thirds. */
async function storm(servers: readonly string[], links: readonly string[]): Promise<string[]> {
  const acknowledged: string[] = [];
  let next = 0;
  const visit = async () => {
    for (let n = next++; n < CLICKS; n = next++) {
      if (n === Math.floor(CLICKS / 3)) world.servers[0]?.child.kill('SIGKILL');
      if (n === Math.floor((2 * CLICKS) / 3)) process.kill(world.postgresPid(), 'SIGKILL');
      const id = await follow(servers[n % 2] ?? '', links[n % links.length] ?? '', (n * 7) % VISITORS);
      if (id) acknowledged.push(id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  return acknowledged;
}

async function follow(server: string, path: string, visitor: number): Promise<string | undefined> {
  const headers = { 'user-agent': BROWSER, 'x-forwarded-for': `198.51.100.${visitor}` };
  const answer = await fetch(`${server}${path}?sub1=${visitor}`, { headers, redirect: 'manual' }).catch(
    () => undefined,
  );
  await answer?.text().catch(() => undefined);
  return /clk_[0-9a-z]{26}/.exec(answer?.headers.get('location') ?? '')?.[0];
}

async function nothingWaits(): Promise<void> {
  const waits = async () => (await readdir(`${dataDir}/click-spool`).catch(() => [])).length > 0;
  while (await waits()) await sleep(100);
  const inBatches = () => world.database.db.selectFrom('click_batch').select('id').executeTakeFirst();
  while (await inBatches()) await sleep(100);
}

async function expectEachOnce(acknowledged: readonly string[]): Promise<void> {
  const { db } = world.database;
  const { rows } = await sql<{
    id: string;
    visitor: string;
    is_unique: boolean;
    campaign_id: string;
    publisher_id: string;
  }>`
    select id, sub1 as visitor, is_unique, campaign_id, publisher_id from click`.execute(db);
  const ids = new Set(rows.map(({ id }) => id));
  expect(ids.size).toBe(rows.length);
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(CLICKS / 3);
  const visits = new Set(rows.map((row) => `${row.campaign_id} ${row.publisher_id} ${row.visitor}`));
  expect(rows.filter((row) => row.is_unique).length).toBe(visits.size);
  const tomorrow = new Date(`${addDays(new Date().toISOString().slice(0, 10), 2)}T12:00:00Z`);
  await countClicks({ db }, { now: tomorrow, zone: ZONE, keptMonths: 13 });
  const { rows: counted } = await sql<{ clicks: number; unique_clicks: number }>`
    select sum(clicks)::int as clicks, sum(unique_clicks)::int as unique_clicks from click_day`.execute(db);
  expect(counted).toEqual([{ clicks: rows.length, unique_clicks: visits.size }]);
}
