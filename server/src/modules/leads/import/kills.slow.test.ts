import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { balances, rows } from '../../../testing/call-world.ts';
import { anImportCampaign, aRow, csvOf, upload } from '../../../testing/lead-import-world.ts';
import { createMortalServers } from '../../../testing/mortal-servers.ts';
import { PROOF_TIMEOUT_MS, reportCounts, sized } from '../../../testing/proof.ts';
import type { Person } from '../../../testing/test-network.ts';
import { verifyLedger } from '../../ledger/verify.ts';

const ROWS = sized({ small: 900, whole: 10_000 });
const KILLS = sized({ small: 2, whole: 12 });
const PRICE_CENTS = 5_000;
/** For nine in ten of those who could be taken. */
const BALANCE_CENTS = Math.floor(ROWS * 0.72) * PRICE_CENTS;

let world: Awaited<ReturnType<typeof createMortalServers>>;
afterEach(() => world.close());

/** Of ten rows one has no consent, and one is the row before it again. */
function aFile(): string {
  const lines: string[][] = [];
  for (let place = 0; place < ROWS; place += 1) {
    const before = lines.at(-1);
    if (place % 10 === 5 && before) lines.push(before);
    else
      lines.push(
        aRow({ 2: `+1305${2_000_000 + place}`, 3: `p${place}@example.com`, ...(place % 10 === 9 && { 7: '' }) }),
      );
  }
  return csvOf(lines);
}

type Standing = { status: string; position: number };

async function standingOf(id: string): Promise<Standing> {
  const [found] = await rows<Standing>(world.t.db, 'select status, position from lead_import where id = $1', [id]);
  return found as Standing;
}

/** A dead process leaves its lease and its job behind; the minute until others go on is not what is proved here. */
async function goOn(): Promise<void> {
  const { db, services } = world.t;
  await rows(db, 'update lead_import set leased_until = null where leased_until is not null');
  await services.queue.enqueue(db, { name: 'run-lead-imports', data: null });
}

/** Killed whenever some of it is done, at a moment nobody chose, until a server brings it to its end. */
async function runUnderKills(id: string, end: string): Promise<number> {
  let kills = 0;
  for (;;) {
    const { server } = await world.start();
    await goOn();
    const before = (await standingOf(id)).position;
    let standing = await standingOf(id);
    while (standing.status !== end && (kills >= KILLS || standing.position === before)) {
      await sleep(5);
      standing = await standingOf(id);
    }
    await sleep((kills * 37) % 90);
    await world.kill(server);
    if ((await standingOf(id)).status === end) return kills;
    kills += 1;
  }
}

test(
  'a server killed again and again among the rows of a file: each has one verdict and is one lead at most',
  async () => {
    world = await createMortalServers(({ services }) => ({ PUBLIC_URL: services.config.publicUrl }));
    const { t } = world;
    const publisher = await t.signIn('publisher');
    const campaign = await anImportCampaign(t, publisher, { balanceCents: BALANCE_CENTS });
    const id = await upload(t, publisher, campaign, aFile());
    const at = `/publisher/lead-imports/${id}`;
    const { mapping } = (await t.call('GET', at, publisher)).json();
    await t.call('POST', `${at}/check`, { ...publisher, body: { columns: mapping } });
    const checking = await runUnderKills(id, 'checked');
    await t.call('POST', `${at}/start`, publisher);
    const running = await runUnderKills(id, 'done');
    expect(checking + running).toBeGreaterThan(0);
    await expectEachOnce(id, campaign, publisher);
    reportCounts({ 'rows under kills': ROWS, 'kills among rows': checking + running });
  },
  PROOF_TIMEOUT_MS,
);

async function expectEachOnce(
  id: string,
  campaign: { campaignId: string; advertiserId: string; publisherId: string },
  publisher: Person,
): Promise<void> {
  const { t } = world;
  const verdicts = await rows<{ row: number; verdict: string; reason: string | null; lead_id: string | null }>(
    t.db,
    'select "row", verdict, reason, lead_id from lead_import_row where import_id = $1 order by "row"',
    [id],
  );
  expect(verdicts.map(({ row }) => row)).toEqual(Array.from({ length: ROWS }, (_, place) => place + 1));
  const leads = await rows<{ id: string; is: string }>(
    t.db,
    `select id, concat_ws(':', status, reason) as is from lead where campaign_id = $1`,
    [campaign.campaignId],
  );
  const saidOf = new Map(
    verdicts.map(({ lead_id, verdict, reason }) => [lead_id, reason ? `${verdict}:${reason}` : verdict]),
  );
  expect(new Set(saidOf.keys()).size).toBe(ROWS); // every row has a lead of its own
  expect(leads.filter((lead) => saidOf.get(lead.id) !== lead.is)).toEqual([]);
  expect(leads).toHaveLength(ROWS);
  expectAsWritten(verdicts);
  const taken = verdicts.filter(({ verdict }) => verdict === 'accepted').length;
  expect(taken).toBe(BALANCE_CENTS / PRICE_CENTS);
  expect((await balances(t.db, campaign)).balance).toBe(0);
  expect(await verifyLedger(t.db)).toEqual([]);
  const { counts } = (await t.call('GET', `/publisher/lead-imports/${id}`, publisher)).json();
  const counted = (counts as { rows: number }[]).reduce((sum, each) => sum + each.rows, 0);
  expect(counted).toBe(ROWS);
}

/** What the file itself says of each row, whatever became of the money. */
function expectAsWritten(verdicts: readonly { row: number; verdict: string; reason: string | null }[]): void {
  const isTaken = (row: number) => verdicts[row - 1]?.verdict === 'accepted';
  const wrong = verdicts.filter(({ row, verdict, reason }) => {
    const place = (row - 1) % 10;
    if (place === 9) return reason !== 'no_consent';
    const isTwinTaken = place === 5 && isTaken(row - 1);
    if (isTwinTaken) return verdict !== 'duplicate';
    return verdict !== 'accepted' && reason !== 'no_balance' && verdict !== 'duplicate';
  });
  expect(wrong).toEqual([]);
}
