import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { createPartitions } from '../../db/months.ts';
import { aCarrier, aLine, aSid, type Line, rows } from '../../testing/call-world.ts';
import { anImportCampaign, aRow, csvOf, upload } from '../../testing/lead-import-world.ts';
import { aLeadCampaign, aRequest, type LeadCampaign, postLead } from '../../testing/lead-world.ts';
import { createMortalServers } from '../../testing/mortal-servers.ts';
import { ERASED, tracesOfErased } from '../../testing/person-traces.ts';
import { PROOF_TIMEOUT_MS, reportCounts, sized } from '../../testing/proof.ts';
import { runImports } from '../leads/import/run-imports.ts';
import { verifyLedger } from '../ledger/verify.ts';

const CAMPAIGNS = 3;
const LEADS = sized({ small: 420, whole: 3_000 });
const CALLS = sized({ small: 240, whole: 1_500 });
const KILLS = sized({ small: 3, whole: 25 });
const AT_ONCE = 10;

let world: Awaited<ReturnType<typeof createMortalServers>>;
afterEach(() => world.close());

async function inTurns(count: number, make: (n: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, n) => make(from + n)));
}

/** So much of one person that erasing takes many pieces: calls that were paid, leads taken and refused, rows of a file. */
async function live(): Promise<void> {
  const { t } = world;
  const { phone, email, names } = ERASED;
  const lines: Line[] = []; // nobody calls one campaign twice at the same time
  for (let n = 0; n < AT_ONCE; n += 1) lines.push(await aLine(t, { terms: { duplicates: REPEATED } }));
  await inTurns(CALLS, (n) => callFrom(phone, lines[n % AT_ONCE] as Line));
  const campaigns: LeadCampaign[] = [];
  for (let n = 0; n < CAMPAIGNS; n += 1) campaigns.push(await aLeadCampaign(t));
  const request = { ...aRequest({ phone, email }), firstName: names[0], lastName: names[1] };
  await inTurns(LEADS, (n) => postLead(t, campaigns[n % CAMPAIGNS] as LeadCampaign, { request }));
  const publisher = await t.signIn('publisher');
  const campaign = await anImportCampaign(t, publisher);
  const id = await upload(
    t,
    publisher,
    campaign,
    csvOf([aRow({ 0: names[0], 1: names[1], 2: phone, 3: email, 7: '' })]),
  );
  const { mapping } = (await t.call('GET', `/publisher/lead-imports/${id}`, publisher)).json();
  await t.call('POST', `/publisher/lead-imports/${id}/check`, { ...publisher, body: { columns: mapping } });
  await runImports(t.services);
}

async function callFrom(phone: string, { number }: Line): Promise<void> {
  const [carrier, sid] = [aCarrier(world.t), aSid()];
  await carrier.voice(sid, phone, number);
  await carrier.dialEnded(sid, `leg of ${sid}`, 'completed', 100);
}

/** Each call is paid for. */
const REPEATED = { windowDays: 1, after: 'qualified', route: true, bill: true, pay: true } as const;

async function askToErase(): Promise<void> {
  const { t } = world;
  const { headers } = await t.signIn('admin');
  const { token } = (await t.call('POST', '/persons/searches', { headers, body: { contact: ERASED.phone } })).json();
  await t.call('POST', '/persons/erasures', { headers, body: { token, suppress: true } });
}

type Erasure = { isDone: boolean; erased: number };

async function standing(): Promise<Erasure> {
  const [found] = await rows<Erasure>(
    world.t.db,
    'select finished_at is not null as "isDone", calls + leads as erased from erasure',
  );
  return found as Erasure;
}

/** Killed whenever a piece is done, at a moment nobody chose, until a server brings it to its end. */
async function eraseUnderKills(): Promise<number> {
  const { t } = world;
  for (let kills = 0; ; kills += 1) {
    const { server } = await world.start();
    await t.services.queue.enqueue(t.db, { name: 'erase-persons', data: null }); // as the next minute does
    const before = (await standing()).erased;
    let now = await standing();
    while (!now.isDone && (kills >= KILLS || now.erased === before)) {
      await sleep(2);
      now = await standing();
    }
    await sleep((kills * 3) % 20);
    await world.kill(server);
    if ((await standing()).isDone) return kills;
  }
}

/** Every entry with its amounts: who paid whom for what names nobody, and stays. */
const ledger = () =>
  rows(
    world.t.db,
    `select e.id, e.source_key, e.kind, e.call_id, e.lead_id, p.from_account, p.to_account, p.amount_cents
     from ledger_entry e join ledger_posting p on p.entry_id = e.id order by e.id, p.line`,
  );

test(
  'a server killed again and again while it erases somebody: nothing of them is left, and the books are as before',
  async () => {
    world = await createMortalServers(({ services }) => ({ PUBLIC_URL: services.config.publicUrl }));
    const { t, dataDir } = world;
    await createPartitions(t.db, new Date()); // as a server does before it takes anything
    await live();
    await t.handleEvents();
    expect(await tracesOfErased(t, dataDir)).not.toEqual([]); // the dump would find them
    const before = await ledger();
    expect(before.length).toBeGreaterThan(CALLS);
    await askToErase();
    const kills = await eraseUnderKills();
    expect(kills).toBeGreaterThan(0);
    await t.handleEvents();
    expect(await tracesOfErased(t, dataDir)).toEqual([]);
    expect(await ledger()).toEqual(before);
    expect(await verifyLedger(t.db)).toEqual([]);
    expect(await standing()).toMatchObject({ erased: CALLS + LEADS }); // each counted once, whatever was interrupted
    reportCounts({ 'calls and leads erased': CALLS + LEADS, 'kills while erasing': kills });
  },
  PROOF_TIMEOUT_MS,
);
