import { setTimeout as sleep } from 'node:timers/promises';
import type { Member } from '@callstead/domain/policy';
import { afterEach, expect, test } from 'vitest';
import { findFreePort } from '../../db/embedded/free-port.ts';
import { aLine, aQualifiedCall, balances, rows } from '../../testing/call-world.ts';
import { makeDataFolder, removeDataFolder } from '../../testing/data-folder.ts';
import { aLeadCampaign, postLead } from '../../testing/lead-world.ts';
import { PROOF_TIMEOUT_MS, reportCounts, sized } from '../../testing/proof.ts';
import { addressOf, type ServerProcess, spawnServer } from '../../testing/server-process.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { memberOf } from '../identity/session/actor.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { startCorrection } from './commands.ts';
import { previewCorrection, previewReversal } from './preview-correction.ts';

const ROUNDS = sized({ small: 1, whole: 30 });
const SALES = sized({ small: 250, whole: 1_500 });
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

/** As many as a set of several batches needs, some at once. */
async function many(sell: () => Promise<unknown>): Promise<void> {
  const at = 10;
  for (let from = 0; from < SALES; from += at)
    await Promise.all(Array.from({ length: Math.min(at, SALES - from) }, sell));
}

async function statusOf(ids: readonly string[]) {
  const [found] = await rows<{ isDone: boolean; done: number }>(
    t.db,
    `select bool_and(s.status = 'done') as "isDone", count(i.done_at)::int as done
     from correction_set s join correction_item i on i.set_id = s.id where s.id = any($1::uuid[])`,
    [ids],
  );
  return found;
}

/** Killed when some of them is done, as often as it can be, until a server brings all to their end. */
async function runUnderKills(ids: readonly string[], seed: number): Promise<number> {
  let kills = 0;
  for (;;) {
    const server = await startServer();
    const before = (await statusOf(ids))?.done ?? 0;
    for (let waited = 0; waited < 90_000; waited += 5) {
      const now = await statusOf(ids);
      const isFarEnough = kills < 2 && (now?.done ?? 0) > before;
      if (now?.isDone || isFarEnough) break;
      await sleep(5);
    }
    if (kills < 2) await sleep((seed * 37) % 60);
    server.child.kill('SIGKILL');
    await server.exit;
    if ((await statusOf(ids))?.isDone) return kills;
    kills += 1;
  }
}

const SUBJECTS = ['call', 'lead'] as const;

test(
  'a server killed again and again while it corrects calls and leads: each is corrected once, and reversing leaves all as it was',
  async () => {
    await startWorld();
    const line = await aLine(t, { balanceCents: 100_000_000 });
    const { advertiserId, publisherId } = line;
    const leads = await aLeadCampaign(t, { advertiserId, publisherId, balanceCents: 0 });
    await many(() => aQualifiedCall(t, line));
    await many(() => postLead(t, leads));
    const admin = memberOf(await t.anAccount('admin'));
    const before = await balances(t.db, line);
    let kills = 0;
    let last: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const isFirst = round % 2 === 0;
      const ids: string[] = [];
      for (const subject of SUBJECTS)
        ids.push(isFirst ? await lowered(admin, subject, advertiserId) : await putBack(admin, last.shift() ?? ''));
      for (const id of ids) await startCorrection(t.services, admin, id);
      last = ids;
      kills += await runUnderKills(ids, round);
      const moved = isFirst ? SUBJECTS.length * SALES * 500 : 0;
      expect(await balances(t.db, line)).toMatchObject({ balance: (before.balance ?? 0) + moved });
      expect(await verifyLedger(t.db)).toEqual([]);
    }
    const entries = await rows(t.db, `select 1 from ledger_entry where kind = 'repriced'`);
    expect(entries).toHaveLength(SUBJECTS.length * SALES * ROUNDS);
    reportCounts({ 'sets under kills': SUBJECTS.length * ROUNDS, 'sales in each': SALES, kills });
  },
  PROOF_TIMEOUT_MS,
);

const lowered = (admin: Member, subject: (typeof SUBJECTS)[number], account: string) =>
  previewCorrection(t.services, admin, {
    ...{ action: 'reprice', change: { kind: 'percent', value: -1_000 }, reason: 'zone' },
    selection: { subject, filter: { account } },
  });

const putBack = (admin: Member, id: string) => previewReversal(t.services, admin, { id, reason: 'right after all' });
