import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { findFreePort } from '../../db/embedded/free-port.ts';
import { aLine, aQualifiedCall, balances, type Line, rows } from '../../testing/call-world.ts';
import { makeDataFolder, removeDataFolder } from '../../testing/data-folder.ts';
import { PROOF_TIMEOUT_MS, reportCounts, sized } from '../../testing/proof.ts';
import { addressOf, type ServerProcess, spawnServer } from '../../testing/server-process.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { memberOf } from '../identity/session/actor.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { startCorrection } from './commands.ts';
import { previewCorrection, previewReversal } from './preview-correction.ts';

const ROUNDS = sized({ small: 1, whole: 30 });
const CALLS = sized({ small: 250, whole: 1_500 });
const HOST = '127.0.0.1';

let t: TestNetwork;
let dataDir: string;
let url = '';
const servers: ServerProcess[] = [];
afterEach(async () => {
  for (const { child, exit } of servers) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await exit;
  }
  await t.close();
  await removeDataFolder(dataDir);
});

async function startWorld(): Promise<void> {
  dataDir = await makeDataFolder();
  t = await createTestNetwork({ dataDir }, async (given) => {
    url = given;
    return given;
  });
}

async function startServer(): Promise<ServerProcess> {
  const env = { HOST, PORT: String(await findFreePort(HOST)), DATABASE_URL: url, DATA_DIR: dataDir };
  const network = { DEMO: '0', PUBLIC_URL: 'https://corrects.example', ADMIN_EMAIL: 'admin@corrects.example' };
  const server = spawnServer({ ...env, ...network, LOG_LEVEL: 'fatal' });
  servers.push(server);
  await addressOf(server);
  return server;
}

/** One call that was really made, and as many like it as a set of several batches needs. */
async function manyCalls(line: Line): Promise<void> {
  const many = Array.from({ length: CALLS });
  const at = 10;
  for (let from = 0; from < many.length; from += at)
    await Promise.all(many.slice(from, from + at).map(() => aQualifiedCall(t, line)));
}

async function statusOf(id: string) {
  const [found] = await rows<{ status: string; done: number }>(
    t.db,
    `select s.status, count(i.done_at)::int as done from correction_set s join correction_item i on i.set_id = s.id
     where s.id = $1 group by s.id`,
    [id],
  );
  return found;
}

/** Killed when some of it is done, as often as it can be, until a server brings it to its end. */
async function runUnderKills(id: string, seed: number): Promise<number> {
  let kills = 0;
  for (;;) {
    const server = await startServer();
    const before = (await statusOf(id))?.done ?? 0;
    for (let waited = 0; waited < 90_000; waited += 5) {
      const now = await statusOf(id);
      const isFarEnough = kills < 2 && (now?.done ?? 0) > before;
      if (now?.status === 'done' || isFarEnough) break;
      await sleep(5);
    }
    if (kills < 2) await sleep((seed * 37) % 60);
    server.child.kill('SIGKILL');
    await server.exit;
    if ((await statusOf(id))?.status === 'done') return kills;
    kills += 1;
  }
}

test(
  'a server killed again and again while it corrects: each call is corrected once, and reversing leaves all as it was',
  async () => {
    await startWorld();
    const line = await aLine(t, { balanceCents: 100_000_000 });
    await manyCalls(line);
    const admin = memberOf(await t.anAccount('admin'));
    const before = await balances(t.db, line);
    const change = { kind: 'percent', value: -1_000 } as const;
    let kills = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const filter = { account: line.advertiserId };
      const isFirst = round % 2 === 0;
      const last = await rows<{ id: string }>(t.db, 'select id from correction_set order by number desc limit 1');
      const id = isFirst
        ? await previewCorrection(t.services, admin, { action: 'reprice', change, filter, reason: 'zone' })
        : await previewReversal(t.services, admin, { id: last[0]?.id ?? '', reason: 'right after all' });
      await startCorrection(t.services, admin, id);
      kills += await runUnderKills(id, round);
      const moved = isFirst ? CALLS * 500 : 0;
      expect(await balances(t.db, line)).toMatchObject({ balance: (before.balance ?? 0) + moved });
      expect(await verifyLedger(t.db)).toEqual([]);
    }
    const entries = await rows(t.db, `select 1 from ledger_entry where kind = 'repriced'`);
    expect(entries).toHaveLength(CALLS * ROUNDS);
    reportCounts({ 'sets under kills': ROUNDS, 'calls in each': CALLS, kills });
  },
  PROOF_TIMEOUT_MS,
);
