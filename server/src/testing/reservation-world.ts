import { createHash, randomUUID } from 'node:crypto';
import type { ReservationRequest } from '@callstead/domain/routing/reservation';
import type { StoredDecision } from '@callstead/domain/routing/stored-decision';
import { aTarget, someTerms } from '@callstead/domain/testing/a-call';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../db/database.ts';
import { aNumber } from './call-world.ts';

const DAYS = ['2026-03-31', '2026-04-01'] as const;
const SINCE = new Date('2026-03-01T00:00:00Z');
const PRICE_CENTS = 100;

const few = fc.integer({ min: 0, max: 3 });
const limit = fc.option(fc.integer({ min: 0, max: 4 }), { freq: 2 });
const cents = fc.integer({ min: 0, max: 4 }).map((calls) => calls * PRICE_CENTS);
const centsLimit = fc.option(fc.integer({ min: 0, max: 6 }), { freq: 2 }).map((n) => n && n * PRICE_CENTS);
const day = fc.constantFrom(...DAYS);

/** What may be asked for: every limit set or not, a caller or none, targets with places or without limit. */
export const anAsking = fc.record({
  campaign: fc.integer({ min: 0, max: 1 }),
  publisher: fc.integer({ min: 0, max: 1 }),
  day,
  hasCaller: fc.boolean(),
  after: fc.constantFrom('qualified' as const, 'connected' as const),
  route: fc.boolean(),
  bill: fc.boolean(),
  dailyCap: limit,
  monthlyCap: limit,
  campaignConcurrency: limit,
  publisherConcurrency: limit,
  targets: fc.array(limit, { minLength: 1, maxLength: 3 }),
  dailyBudgetCents: centsLimit,
  totalBudgetCents: centsLimit,
  isFree: fc.boolean(),
});
export type Asking = typeof anAsking extends fc.Arbitrary<infer Value> ? Value : never;

/** What stands in the books before: counters, calls in flight, earlier calls of a caller, money. */
export const aWorld = fc.record({
  availableCents: cents,
  floorCents: fc.constantFrom(0, -200),
  campaigns: fc.array(
    fc.record({
      slots: fc.tuple(few, few),
      spent: fc.tuple(cents, cents),
      monthSlots: fc.tuple(few, few),
      totalSpentCents: cents,
      open: fc.array(
        fc.record({
          publisher: fc.integer({ min: 0, max: 1 }),
          target: fc.integer({ min: 0, max: 2 }),
          day: fc.option(day),
        }),
        { maxLength: 4 },
      ),
    }),
    { minLength: 2, maxLength: 2 },
  ),
  callerIsInFlight: fc.boolean(),
  blockedBy: fc.constantFrom(
    'nobody' as const,
    'nobody' as const,
    'advertiser' as const,
    'network' as const,
    'another' as const,
  ),
  qualified: fc.constantFrom('never' as const, 'before' as const, 'since' as const),
  connected: fc.constantFrom('never' as const, 'before' as const, 'since' as const),
});
export type World = typeof aWorld extends fc.Arbitrary<infer Value> ? Value : never;

const WHEN = { never: null, before: '2026-02-01T00:00:00Z', since: '2026-03-20T00:00:00Z' };

export type Ids = { advertiserId: string; campaignIds: string[]; publisherIds: string[]; caller: string };
/** Everybody has a caller of their own: one that the network blocks is blocked in every world. */
export const someIds = (): Ids => ({
  advertiserId: randomUUID(),
  campaignIds: [randomUUID(), randomUUID()],
  publisherIds: [randomUUID(), randomUUID()],
  caller: aNumber(),
});

/** Any hash does, as long as it is the same one. */
const personOf = (caller: string) => createHash('sha256').update(caller).digest('hex');

export function requestOf(
  ids: Ids,
  asking: Asking,
  caller = ids.caller,
): ReservationRequest & { person: string | null } {
  const { campaign, publisher, hasCaller, after, route, bill, targets, isFree, ...limits } = asking;
  return {
    ...limits,
    campaignId: ids.campaignIds[campaign] ?? '',
    publisherId: ids.publisherIds[publisher] ?? '',
    advertiserId: ids.advertiserId,
    caller: hasCaller ? caller : null,
    person: hasCaller ? personOf(caller) : null,
    duplicates: { after, route, bill, since: SINCE },
    month: asking.day.slice(0, 7),
    targets: targets.map((concurrency, index) => ({ id: `line-${index}`, concurrency })),
    reservedCents: isFree ? 0 : PRICE_CENTS,
    neededCents: isFree ? 1 : PRICE_CENTS,
  };
}

export function decisionOf(reservation: ReservationRequest) {
  const { since, ...duplicates } = reservation.duplicates;
  const terms = someTerms({ duplicates: { ...duplicates, windowDays: 30, pay: false } });
  return {
    kind: 'routable',
    targets: reservation.targets.map(({ id, concurrency }) => aTarget({ id, concurrency })),
    price: {} as never,
    reservation,
    trace: [],
    assignment: { campaign: { terms } },
  } satisfies StoredDecision;
}

/** The test's own campaigns are no campaigns: nothing looks them up. */
export async function inPretence<Result>(owner: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  const undo = new Error('undone');
  let result: Result | undefined;
  await owner
    .transaction()
    .execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      result = await work(tx);
      throw undo;
    })
    .catch((error) => {
      if (error !== undo) throw error;
    });
  return result as Result;
}

type Worlds = readonly { world: World; ids: Ids }[];

export async function writeWorlds(db: Db, worlds: Worlds): Promise<void> {
  const campaigns = campaignsOf(worlds);
  const open = openCallsOf(campaigns);
  await insertMoney(db, worlds);
  await insertCounters(db, campaigns, open);
  await insertOpenCalls(db, open);
  await insertCallers(db, worlds);
}

function insert(db: Db, table: string, rows: readonly unknown[]) {
  const values = sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
  return sql`insert into ${sql.table(table)} select * from ${values}`.execute(db);
}

const campaignsOf = (worlds: Worlds) =>
  worlds.flatMap(({ world, ids }) =>
    world.campaigns.map((campaign, index) => ({ ...campaign, world, ids, campaign_id: ids.campaignIds[index], index })),
  );

type Campaigns = ReturnType<typeof campaignsOf>;

const openCallsOf = (campaigns: Campaigns) =>
  campaigns.flatMap(({ open, world, ids, campaign_id, index }) => [
    ...open.map((call) => ({ ...call, ids, campaign_id, caller: null as string | null })),
    ...(world.callerIsInFlight && index === 0
      ? [{ publisher: 0, target: 0, day: null, ids, campaign_id, caller: ids.caller }]
      : []),
  ]);

type OpenCalls = ReturnType<typeof openCallsOf>;

async function insertMoney(db: Db, worlds: Worlds): Promise<void> {
  await insert(
    db,
    'ledger_balance',
    worlds.flatMap(({ world: { availableCents, floorCents }, ids: { advertiserId } }) => [
      {
        account: `advertiser:${advertiserId}:balance`,
        balance_cents: availableCents + floorCents,
        floor_cents: floorCents,
      },
      { account: `advertiser:${advertiserId}:reserved`, balance_cents: 0, floor_cents: 0 },
    ]),
  );
}

async function insertCounters(db: Db, campaigns: Campaigns, open: OpenCalls): Promise<void> {
  await insert(
    db,
    'campaign_live',
    campaigns.map(({ campaign_id, totalSpentCents }) => ({
      campaign_id,
      calls: open.filter((call) => call.campaign_id === campaign_id).length,
      spent_cents: totalSpentCents,
    })),
  );
  await insert(
    db,
    'campaign_day',
    campaigns.flatMap(({ campaign_id, slots, spent }) =>
      DAYS.map((day, n) => ({ campaign_id, day, slots: slots[n], spent_cents: spent[n] })),
    ),
  );
  await insert(
    db,
    'campaign_month',
    campaigns.flatMap(({ campaign_id, monthSlots }) =>
      ['2026-03-01', '2026-04-01'].map((month, n) => ({ campaign_id, month, slots: monthSlots[n] })),
    ),
  );
}

async function insertOpenCalls(db: Db, open: OpenCalls): Promise<void> {
  await insert(
    db,
    'call_live',
    open.map(({ publisher, target, day, ids, campaign_id, caller }, index) => ({
      call_id: `call_${campaign_id}_${index}`,
      call_sid: randomUUID(),
      arrived_at: new Date(),
      advertiser_id: ids.advertiserId,
      campaign_id,
      publisher_id: ids.publisherIds[publisher],
      caller,
      reserved_cents: 0,
      day,
      month: day && `${day.slice(0, 7)}-01`,
      target_id: `line-${target}`,
      expires_at: new Date(),
    })),
  );
}

/** Who is blocked, and who called before. */
async function insertCallers(db: Db, worlds: Worlds): Promise<void> {
  await insert(
    db,
    'blocked_caller',
    worlds.flatMap(({ world: { blockedBy }, ids }) => {
      if (blockedBy === 'nobody') return [];
      const owners = { advertiser: ids.advertiserId, network: null, another: randomUUID() };
      return [
        {
          id: randomUUID(),
          advertiser_id: owners[blockedBy],
          person: `\\x${personOf(ids.caller)}`,
          created_at: new Date(),
        },
      ];
    }),
  );
  await insert(
    db,
    'caller_history',
    worlds.map(({ world, ids }) => ({
      campaign_id: ids.campaignIds[0],
      person: `\\x${personOf(ids.caller)}`,
      qualified_at: WHEN[world.qualified],
      qualified_id: WHEN[world.qualified] && 'call_qualified',
      connected_at: WHEN[world.connected],
      connected_id: WHEN[world.connected] && 'call_connected',
    })),
  );
}

/** What a reservation must find, counted from the world itself. */
export function expectedState(world: World, asking: Asking) {
  const campaign = world.campaigns[asking.campaign] as World['campaigns'][number];
  const isKnown = asking.hasCaller && asking.campaign === 0;
  const inFlight = world.callerIsInFlight && asking.campaign === 0;
  const open = [...campaign.open, ...(inFlight ? [{ publisher: 0, target: 0, day: null }] : [])];
  const month = asking.day.slice(0, 7);
  const n = DAYS.indexOf(asking.day);
  const isLimited = asking.targets.some((concurrency) => concurrency !== null);
  const rung = new Set(open.map(({ target }) => target));
  return {
    isBlocked: asking.hasCaller && (world.blockedBy === 'advertiser' || world.blockedBy === 'network'),
    isSuppressed: false,
    inFlightCallId: isKnown && world.callerIsInFlight ? expect.any(String) : null,
    duplicateOfCallId: isKnown && world[asking.after] === 'since' ? `call_${asking.after}` : null,
    daySlots: campaign.slots[n],
    dayOpen: asking.dailyCap === null ? 0 : open.filter((call) => call.day === asking.day).length,
    monthSlots: campaign.monthSlots[n],
    monthOpen: asking.monthlyCap === null ? 0 : open.filter((call) => call.day?.startsWith(month)).length,
    campaignCalls: open.length,
    publisherCalls:
      asking.publisherConcurrency === null ? null : open.filter((call) => call.publisher === asking.publisher).length,
    targetCalls: isLimited
      ? Object.fromEntries([...rung].map((id) => [`line-${id}`, open.filter(({ target }) => target === id).length]))
      : null,
    daySpentCents: campaign.spent[n],
    totalSpentCents: campaign.totalSpentCents,
    availableCents: world.availableCents,
  };
}
