import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Terms } from '@callstead/domain/campaigns/terms';
import { afterEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { executeRaw } from '../../db/execute-raw.ts';
import { createLog } from '../../log.ts';
import { personKeyOf } from '../../secrets/person-hash.ts';
import type { HttpWire } from '../../telephony/simulator/http-wire.ts';
import type { PlannedCall } from '../../telephony/simulator/plan-traffic.ts';
import { type ChaosWorld, createChaos, watchConcurrency } from '../../testing/chaos.ts';
import { postmasterPid } from '../../testing/data-folder.ts';
import { reportCounts, sized } from '../../testing/proof.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { openRoutingTable } from '../routing/routing-table.ts';
import { createCallEngine } from './engine.ts';
import { sweepLostCalls } from './sweep-lost-calls.ts';

let world: ChaosWorld;
afterEach(() => world.close());

async function startWorld(): Promise<void> {
  world = await createChaos((dataDir) => postmasterPid(dataDir) ?? 0);
  await Promise.all([world.startServer(), world.startServer()]); // one founds, the other waits
}

const TIMEOUT_MS = 600_000;

const STORM = { calls: sized({ small: 400, whole: 4_000 }), ratePerSecond: 150 };
/** Kills come while calls are under way, and some are still to come. */
const KILLS = { calls: sized({ small: 350, whole: 2_500 }), ratePerSecond: 100 };
const KILL_AFTER_MS = sized({ small: 1_000, whole: 5_000 });

test(
  'a storm of calls on two servers, every callback doubled, shuffled, some lost: nothing is billed twice, nothing exceeded',
  async () => {
    await startWorld();
    const playing = world.play({ ...STORM, seed: 11 });
    await expectPromisesKept(playing, { complete: true });
    expect((await playing).failed).toBe(0);
  },
  TIMEOUT_MS,
);

test(
  'a server killed in the middle, and PostgreSQL after it, lose nothing that was acknowledged',
  async () => {
    await startWorld();
    const playing = world.play({
      ...KILLS,
      seed: 12,
      meanwhile: async () => {
        await sleep(KILL_AFTER_MS);
        world.servers[0]?.child.kill('SIGKILL');
        await sleep(KILL_AFTER_MS);
        process.kill(world.postgresPid(), 'SIGKILL');
      },
    });
    await expectPromisesKept(playing, { complete: false });
  },
  TIMEOUT_MS,
);

async function expectPromisesKept(playing: ReturnType<ChaosWorld['play']>, { complete }: { complete: boolean }) {
  const { database } = world;
  const most = await watchConcurrency(database, playing);
  const { planned, wire } = await playing;
  await nothingWaits(wire);
  await settle(database);
  await expectNothingLost(database, wire, { complete });
  await expectRightBooks(database, planned, { complete });
  await expectLimitsKept(database, most, { complete });
  reportCounts({ calls: planned.length, 'callbacks acknowledged': wire.acknowledged.length });
}

/** A claim of whoever was killed ends after a minute. */
const WAITING_ENDS_MS = 120_000;

/** Who called while the database was dead is written down once it is back; until then he waits in a server's memory or on disk. */
async function nothingWaits({ acknowledged }: HttpWire): Promise<void> {
  const arrived = new Set(
    acknowledged.filter(({ path }) => path.endsWith('/voice')).map(({ parameters }) => parameters.CallSid ?? ''),
  );
  const waiting = async () => {
    const written = new Set((await readCalls(world.database)).map(({ call_sid }) => call_sid));
    const onDisk = await readdir(join(world.dataDir, 'spool')).catch(() => []); // there is none while nothing ever waited
    return [...[...arrived].filter((sid) => !written.has(sid)), ...onDisk];
  };
  await expect.poll(waiting, { timeout: WAITING_ENDS_MS, interval: 500 }).toEqual([]);
}

/** What was lost is swept, as it would be an hour later. */
async function settle(database: OpenDatabase): Promise<void> {
  const log = createLog('silent');
  const routing = await openRoutingTable({ ...database, personKey: personKeyOf('any', 'any') }, log);
  const engine = createCallEngine({ pool: database.pool, routing });
  await sweepLostCalls(engine, new Date(Date.now() + 3 * 3_600_000));
  await routing.close();
}

type Row = {
  call_sid: string;
  status: string;
  outcome: string | null;
  reason: string | null;
  billing: string;
  talk_seconds: number | null;
  price_cents: number | null;
  payout_cents: number | null;
  terms: Terms | null;
  duplicate: boolean;
};

async function readCalls(database: OpenDatabase): Promise<Row[]> {
  const { rows } = await executeRaw(
    database.db,
    `select c.call_sid, c.status, c.outcome, c.reason, c.billing, c.talk_seconds, c.price_cents, c.payout_cents, v.terms,
            c.reservation ->> 'duplicateOfCallId' is not null as duplicate
     from call c left join campaign_version v on v.campaign_id = c.campaign_id and v.version = c.campaign_version`,
    [],
  );
  return rows as Row[];
}

/** What the network answered with 200 it has taken in, whatever was killed afterwards. */
async function expectNothingLost(database: OpenDatabase, wire: HttpWire, { complete }: { complete: boolean }) {
  const bySid = new Map((await readCalls(database)).map((row) => [row.call_sid, row]));
  for (const { path, parameters } of wire.acknowledged) {
    const row = bySid.get(parameters.CallSid ?? '');
    if (path.endsWith('/voice')) expect(row?.call_sid).toBe(parameters.CallSid);
    // One of its two webhooks may have rung without a database, and a limit refused the other: nobody pays for that talk.
    if (!complete && row?.status === 'refused') continue;
    if (path.endsWith('/dial') && parameters.DialCallStatus === 'completed') {
      expect([row?.status, row?.talk_seconds]).toEqual(['completed', Number(parameters.DialCallDuration)]);
    }
  }
}

/** An oracle of its own: what the plan says happened on the line, held against what was written and booked. */
async function expectRightBooks(
  database: OpenDatabase,
  planned: readonly PlannedCall[],
  { complete }: { complete: boolean },
) {
  expect(await verifyLedger(database.db)).toEqual([]);
  const bySid = new Map((await readCalls(database)).map((row) => [row.call_sid, row]));
  if (complete) expect(bySid.size).toBe(planned.length);
  const tally = { qualified: 0, unqualified: 0 };
  for (const call of planned) {
    const row = bySid.get(call.callSid);
    if (!row) continue; // its webhook was never acknowledged: the server was dead
    expect(row.outcome).not.toBeNull();
    if (row.outcome === 'qualified') tally.qualified += 1;
    else tally.unqualified += 1;
    if (row.outcome === 'qualified') expectRightPrice(row, call);
    else expect([row.reason === null, row.billing, row.price_cents ?? 0]).toEqual([false, 'none', 0]);
  }
  // It would prove nothing without either; how many calls get through between kills is the machine's business.
  const least = complete ? planned.length / 20 : 0;
  expect(tally.qualified).toBeGreaterThan(least);
  expect(tally.unqualified).toBeGreaterThan(least);
  const { rows } = await executeRaw(
    database.db,
    `select call_id, count(*) as times from ledger_entry where kind = 'qualified' group by 1 having count(*) > 1`,
    [],
  );
  expect(rows).toEqual([]);
}

function expectRightPrice(row: Row, call: PlannedCall): void {
  expect(row.talk_seconds).toBe(call.talkSeconds);
  expect(row.talk_seconds).toBeGreaterThanOrEqual(row.terms?.minimumSeconds ?? 0);
  expect(row.duplicate).toBe(false);
  if (row.billing === 'review') return;
  const pricing = row.terms?.pricing;
  const reached = pricing?.kind === 'tiers' ? pricing.tiers.filter((tier) => tier.fromSeconds <= call.talkSeconds) : [];
  const price = pricing?.kind === 'fixed' ? pricing.priceCents : reached.at(-1)?.priceCents;
  const paced = row.terms?.budget.dailyCents !== null; // pacing moves it between its floor and ceiling, which are equal here
  expect([row.billing, row.price_cents, paced]).toEqual(['held', price, paced]);
  expect(row.payout_cents).toBe(Math.ceil((price ?? 0) / 2 - 0.5));
}

/**
 * A duplicate that only rings takes no slot, nor does one that rang without a database. One closed as lost, or decided too late, gave
 * its slot back: a talk that follows all the same holds none unless it reserved anew.
 */
const HOLDS_NO_SLOT = `
  k.decision ->> 'fallback' is not null
  or k.reservation ->> 'duplicateOfCallId' is not null
  or (exists (select 1 from carrier_event e where e.call_sid = k.call_sid and e.event ->> 'kind' = 'swept')
      and not exists (select 1 from ledger_entry l where l.source_key = 'call:' || k.id || ':reserve:2'))`;

async function expectLimitsKept(
  database: OpenDatabase,
  most: Awaited<ReturnType<typeof watchConcurrency>>,
  { complete }: { complete: boolean },
) {
  const { rows: campaigns } = await executeRaw(
    database.db,
    `select c.id, v.terms,
            count(k.*) filter (where k.outcome = 'qualified') as qualified,
            count(k.*) filter (where k.status = 'completed') as connected,
            count(k.*) filter (where k.status <> 'refused') as attempt,
            coalesce(sum(k.price_cents) filter (where k.billing in ('held', 'approved')), 0)::bigint as spent
     from campaign c join campaign_version v on v.campaign_id = c.id
     left join call k on k.campaign_id = c.id and not (${HOLDS_NO_SLOT})
     where c.public_id like 'TS%' group by c.id, v.terms`,
    [],
  );
  for (const campaign of campaigns as Campaign[]) {
    const { caps, concurrency, budget, targets } = campaign.terms;
    const used = campaign[caps.counts];
    for (const limit of [caps.daily, caps.monthly]) {
      if (limit !== null) expect(used).toBeLessThanOrEqual(limit);
    }
    for (const limit of [budget.totalCents, budget.dailyCents]) {
      if (limit !== null) expect(campaign.spent).toBeLessThanOrEqual(limit);
    }
    if (concurrency.campaign) expect(most.campaign.get(campaign.id) ?? 0).toBeLessThanOrEqual(concurrency.campaign);
    for (const [key, count] of most.publisher) {
      if (key.startsWith(campaign.id) && concurrency.perPublisher)
        expect(count).toBeLessThanOrEqual(concurrency.perPublisher);
    }
    for (const target of targets) {
      if (target.concurrency)
        expect(most.target.get(`${campaign.id} ${target.id}`) ?? 0).toBeLessThanOrEqual(target.concurrency);
    }
  }
  const limits = ['over_cap', 'no_capacity', 'over_budget', 'no_balance'];
  const turnedAway = (await readCalls(database)).filter(({ reason }) => limits.includes(reason ?? ''));
  if (complete) expect(turnedAway.length).toBeGreaterThan(0); // the test would prove nothing if no limit was ever reached
}

type Campaign = { id: string; terms: Terms; qualified: number; connected: number; attempt: number; spent: number };
