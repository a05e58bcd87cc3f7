import { DIMENSIONS, type Dimension, FACT_DIMENSIONS, TIME_DIMENSIONS } from '@callstead/domain/reports/dimensions';
import { isToldBy, METRICS } from '@callstead/domain/reports/metrics';
import { cutTime, type TimePieces } from '@callstead/domain/reports/time-pieces';
import { localDate } from '@callstead/domain/zone-clock';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCarrier, aLine, aNumber, aQualifiedCall, aSid, type Line, rows } from '../../../testing/call-world.ts';
import { aClick, aPaidLine, type PaidLine } from '../../../testing/conversion-world.ts';
import { aLeadCampaign, aPerson, type LeadCampaign, postLead } from '../../../testing/lead-world.ts';
import { aPastCall } from '../../../testing/past-calls.ts';
import { aMethod, anAdjustment, runsOf } from '../../../testing/payout-world.ts';
import { PROOF_TIMEOUT_MS, reportCounts, sized } from '../../../testing/proof.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { approveDueCalls } from '../../calls/approve-calls.ts';
import { sweepLostCalls } from '../../calls/sweep-lost-calls.ts';
import { type Click, keepBatch, recordClicks, recordLateClicks } from '../../click-log/record-queries.ts';
import { spreadAll } from '../../click-log/spread-batches.ts';
import { recordFormVisits } from '../../click-log/visit-queries.ts';
import { newClickId } from '../../clicks/click-id.ts';
import { runCorrections } from '../../corrections/run-corrections.ts';
import { memberOf } from '../../identity/session/actor.ts';
import { decideLead, returnLead } from '../../leads/commands.ts';
import { settleLead } from '../../leads/settle-lead.ts';
import { type FactQuestion, type Group, sumFacts } from '../report/fact-queries.ts';
import { readMoment, sumRolled } from '../report/sum-rolled.ts';
import { prepareRollups, rebuildRollups } from './rebuild.ts';
import { rollVisitors } from './roller.ts';
import { verifyRollups } from './verify.ts';

let t: TestNetwork;
let admin: Person;
let world: World;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
  world = await aWorld();
});
afterAll(() => t.close());

type World = {
  advertiser: Person;
  publisher: Person;
  lines: Line[];
  leads: LeadCampaign;
  delivered: LeadCampaign;
  /** Leads and sales for which there is no room after the first. */
  full: LeadCampaign;
  fullSales: PaidLine;
  sales: PaidLine;
  calls: string[];
  taken: string[];
  clicks: string[];
};

const ONE_A_DAY = { daily: 1, monthly: null, counts: 'qualified' } as const;

/** Two sides with a campaign of each kind, and somebody else who joined one. */
async function aWorld(): Promise<World> {
  const [advertiser, publisher] = [await t.signIn('advertiser'), await t.signIn('publisher')];
  const sides = { advertiserId: advertiser.profile.id, publisherId: publisher.profile.id, balanceCents: 100_000_000 };
  const line = await aLine(t, sides);
  const other = await aLine(t, { advertiserId: line.advertiserId, campaignId: line.campaignId });
  return {
    ...{ advertiser, publisher, lines: [line, other] },
    leads: await aLeadCampaign(t, sides),
    delivered: await aLeadCampaign(t, { ...sides, form: { countedWhen: 'delivered' } }),
    full: await aLeadCampaign(t, { ...sides, terms: { caps: ONE_A_DAY } }),
    sales: await aPaidLine(t, sides),
    fullSales: await aPaidLine(t, { ...sides, terms: { caps: ONE_A_DAY } }),
    ...{ calls: [], taken: [], clicks: [] },
  };
}

const pick = <Item>(items: readonly Item[], chance: number): Item | undefined => items[chance % items.length];
const decide = (path: string, decision: string) =>
  t.call('POST', path, { headers: admin.headers, body: { decision, reason: 'seen' } });

/** A call that is not over yet, and may never be. */
async function aRingingCall(line: Line): Promise<string> {
  const sid = aSid();
  await aCarrier(t).voice(sid, aNumber(), line.number, { FromState: 'TX', FromCountry: 'US' });
  return sid;
}

/** Lost callbacks: closed by the network, then the carrier tells after all how it ended. */
async function aReclaimedCall(line: Line): Promise<void> {
  const sid = await aRingingCall(line);
  await sweepLostCalls(t.services.calls, new Date(Date.now() + 2 * 3_600_000));
  await aCarrier(t).dialEnded(sid, `leg of ${sid}`, 'completed', 90);
}

const MOMENTS = ['2026-03-08T06:59:59Z', '2026-03-08T07:00:00Z', '2026-11-01T05:20:00Z', '2026-11-01T06:20:00Z'];

function aClickOf(line: Line, chance: number): Click {
  const at = chance % 3 === 0 ? new Date(pick(MOMENTS, chance) as string) : new Date(Date.now() - chance * 7_000_000);
  return {
    ...{
      id: newClickId(at),
      clickedMs: at.getTime(),
      day: at.toISOString().slice(0, 10),
      asked: null,
      deepLink: null,
      ads: null,
    },
    verdict: chance % 5 === 4 ? 'bot' : 'ok',
    visit: chance % 5 === 4 ? null : crypto.randomUUID(),
    ...{ isOutside: chance % 2 === 0, campaignId: line.campaignId, publisherId: line.publisherId },
    ...{ applicationId: line.applicationId, savedLinkId: null, referrerHost: null },
    subs: { source: pick(['mail', 'ads', undefined], chance) },
    ...{
      country: 'US',
      state: pick(['FL', 'TX', null], chance) ?? null,
      device: pick(['phone', 'desktop', null], chance) ?? null,
    },
  } as Click;
}

async function clickOn(line: Line, chance: number): Promise<void> {
  const clicks = [aClickOf(line, chance), aClickOf(line, chance + 1)];
  const { pool } = t.services;
  if (chance % 3 === 0) await recordClicks(pool, clicks);
  else if (chance % 3 === 1) await recordLateClicks(pool, [...clicks]);
  else {
    await keepBatch(pool, clicks);
    await spreadAll(pool);
  }
  if (chance % 7 === 0) await recordLateClicks(pool, clicks); // an answer was lost
  world.clicks.push(...clicks.filter(({ verdict }) => verdict === 'ok').map(({ id }) => id));
}

async function reportSale({ token }: PaidLine, said: Record<string, string | undefined>): Promise<void> {
  const known = Object.entries({ token, ...said }).filter((entry): entry is [string, string] => entry[1] !== undefined);
  await t.app.inject({ method: 'GET', url: `/v1/postback?${new URLSearchParams(known)}` });
}

/** Whatever can happen. */
const STEPS: Record<string, (chance: number) => Promise<unknown>> = {
  call: async (chance) => world.calls.push(await aQualifiedCall(t, pick(world.lines, chance) as Line)),
  ringing: (chance) => aRingingCall(pick(world.lines, chance) as Line),
  busy: async (chance) => {
    const sid = await aRingingCall(pick(world.lines, chance) as Line);
    await aCarrier(t).dialEnded(sid, `leg of ${sid}`, 'busy');
  },
  reclaimed: (chance) => aReclaimedCall(pick(world.lines, chance) as Line),
  unassigned: () => aCarrier(t).voice(aSid(), aNumber(), aNumber()),
  dispute: async (chance) => {
    const id = pick(world.calls, chance);
    if (id)
      await t.call('POST', `/calls/${id}/dispute`, { headers: world.advertiser.headers, body: { reason: 'wrong' } });
  },
  decide: async (chance) => {
    const id = pick(world.calls, chance);
    if (id) await decide(`/admin/calls/${id}/decision`, chance % 2 === 0 ? 'refused' : 'approved');
  },
  approve: () => approveDueCalls(t, new Date(Date.now() + 30 * 86_400_000)),
  correct: async (chance) => {
    const body = {
      reason: 'checked',
      ...(chance % 2 === 0 ? { action: 'refuse' } : { action: 'reprice', change: { kind: 'percent', value: -1_000 } }),
      selection: { subject: 'call', filter: { account: world.publisher.profile.id } },
    };
    const made = await t.call('POST', '/admin/corrections', { headers: admin.headers, body });
    expect(made.statusCode, made.body).toBe(201);
    await t.call('POST', `/admin/corrections/${made.json().id}/start`, admin);
    await runCorrections(t.services);
  },
  lead: async (chance) => {
    const { id } = await postLead(t, world.leads, { isTest: chance % 5 === 0 });
    world.taken.push(id);
  },
  delivered: async (chance) => {
    const { id } = await postLead(t, world.delivered);
    if (chance % 3 > 0) await settleLead(t, { id, isDelivered: chance % 3 === 1 }, new Date());
  },
  leadOverCap: async () => void (await postLead(t, world.full)),
  /** Waits for room, and sometimes a decision gives it. */
  saleOverCap: async (chance) => {
    await reportSale(world.fullSales, { click_id: await aClick(t, world.fullSales) });
    const [waiting] = await rows<{ id: string }>(t.db, `select id from conversion where billing = 'review' limit 1`);
    if (waiting && chance % 3 === 0) await decide(`/admin/conversions/${waiting.id}/decision`, 'refused');
  },
  badLead: async () => void (await postLead(t, world.leads, { person: { phone: '1' } })),
  sameLead: async () => {
    const person = aPerson();
    await postLead(t, world.leads, { person });
    await postLead(t, world.leads, { person });
  },
  giveBack: async (chance) => {
    const id = pick(world.taken, chance);
    if (!id) return;
    const { profile } = world.advertiser;
    await returnLead(t, memberOf(profile), { id, reason: 'fake', note: null }).catch(() => undefined);
    if (chance % 2 === 0)
      await decideLead(t, memberOf(admin.profile), { id, decision: 'refused', reason: 'seen' }).catch(() => undefined);
  },
  click: (chance) => clickOn(pick([...world.lines, world.sales], chance) as Line, chance),
  visit: (chance) => {
    const at = new Date(Date.now() - chance * 5_000_000);
    const { campaignId, publisherId, advertiserId } = world.leads;
    const visit = {
      at,
      day: at.toISOString().slice(0, 10),
      visit: crypto.randomUUID(),
      campaignId,
      publisherId,
      advertiserId,
    };
    return recordFormVisits(t.services.pool, [visit]);
  },
  sale: async (chance) => {
    await clickOn(world.sales, 3 * chance + 1);
    const source = chance % 2 === 0 ? { click_id: world.clicks.at(-1) } : { call_id: pick(world.calls, chance) };
    await reportSale(world.sales, {
      txid: `${chance % 4}`,
      status: pick(['approved', 'pending', 'rejected'], chance),
      ...source,
    });
  },
  roll: async () => {
    await t.handleEvents();
    await rollVisitors(t);
  },
  zone: async (chance) => {
    await prepareRollups(
      t.db,
      pick(['UTC', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'], chance) as string,
    );
  },
};

const step = fc.record({ name: fc.constantFrom(...Object.keys(STEPS)), chance: fc.nat(100) });

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const ZONES = ['UTC', 'America/New_York', 'Europe/Madrid', 'Asia/Kathmandu', 'America/St_Johns'];

const aQuestion = fc.record({
  by: fc.uniqueArray(fc.constantFrom(...DIMENSIONS), { maxLength: 3 }),
  zone: fc.constantFrom(...ZONES),
  from: fc.constantFrom(
    '2026-03-08T05:00:00Z',
    '2026-10-31T23:17:00Z',
    '2026-11-01T04:00:00Z',
    daysAgo(1),
    daysAgo(9).replace(/T.*/, 'T00:00:00Z'),
    daysAgo(35).replace(/T.*/, 'T04:30:00Z'),
    daysAgo(250).replace(/-\d\dT.*/, '-01T05:00:00Z'),
  ),
  hours: fc.constantFrom(25, 24 * 10, 24 * 40 + 3, 24 * 300),
  side: fc.constantFrom('network', 'publisher', 'advertiser'),
  filter: fc.option(
    fc.record({
      dimension: fc.constantFrom('state', 'billing', 'source', 'campaign', 'publisher', 'category'),
      unknown: fc.boolean(),
    }),
  ),
});
type Asked = typeof aQuestion extends fc.Arbitrary<infer Value> ? Value : never;

const VALUES = { state: ['FL'], billing: ['held', 'refused'], source: ['mail'], category: ['legal'] };

function questionOf(asked: Asked): { question: FactQuestion; to: Date } | undefined {
  const from = new Date(asked.from);
  const to = new Date(from.getTime() + asked.hours * 3_600_000);
  const times = asked.by.filter((name) => TIME_DIMENSIONS.some((each) => each === name));
  const pieces = cutTime({ from, to }, asked.zone, times as (typeof TIME_DIMENSIONS)[number][], 10_000);
  if (!pieces) return undefined;
  const { dimension, unknown } = asked.filter ?? {};
  const ids = { campaign: [world.lines[0]?.campaignId ?? ''], publisher: [world.lines[1]?.publisherId ?? ''] };
  const values = dimension && { ...VALUES, ...ids }[dimension as 'state'];
  const filters = values ? [{ dimension: dimension as 'state', values: unknown ? [...values, null] : values }] : [];
  const side = {
    ...(asked.side === 'publisher' && { publisherId: world.publisher.profile.id }),
    ...(asked.side === 'advertiser' && { advertiserId: world.advertiser.profile.id }),
  };
  const by = asked.by as Dimension[];
  const hasCaps = isToldBy('capHours', [...by, ...filters.map((each) => each.dimension)]);
  return { question: { ...side, by, filters, pieces: pieces as TimePieces, hasCaps }, to };
}

const comparable = (groups: readonly Group[]) =>
  groups
    .filter(({ counts }) => Object.values(counts).some((count) => count !== 0))
    .map(({ keys, counts }) => JSON.stringify([keys, counts]))
    .sort();

const MOST = 100_000;

/** How many of the questions sums could answer. */
async function compareAll(questions: readonly Asked[]): Promise<number> {
  let answered = 0;
  for (const asked of questions) {
    const made = questionOf(asked);
    if (!made) continue;
    const { question, to } = made;
    const rolled = await t.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => sumRolled(await readMoment(tx), question, to, MOST));
    if (!rolled) continue;
    answered += 1;
    const facts = await sumFacts(t.db, question, [{ from: new Date(asked.from), to }], MOST);
    expect(comparable(rolled), JSON.stringify(asked)).toEqual(comparable(facts));
  }
  return answered;
}

describe('after any history', () => {
  test(
    'sums are what the rows come to, in every grain, and reports from them are those of the rows',
    async () => {
      const done = { histories: 0, steps: 0, questions: 0 };
      const history = fc.array(step, { minLength: 5, maxLength: 25 });
      const questions = fc.array(aQuestion, { minLength: 5, maxLength: 10 });
      await fc.assert(
        fc.asyncProperty(history, questions, async (steps, asked) => {
          for (const { name, chance } of steps) await STEPS[name]?.(chance);
          expect(await verifyRollups(t.db)).toEqual([]); // with what is not rolled yet
          const answered = await compareAll(asked);
          await STEPS.roll?.(0);
          expect(await verifyRollups(t.db)).toEqual([]);
          done.histories += 1;
          done.steps += steps.length;
          done.questions += answered + (await compareAll(asked));
        }),
        { numRuns: sized({ small: 4, whole: 150 }), endOnFailure: true },
      );
      reportCounts({ ...done });
    },
    PROOF_TIMEOUT_MS,
  );

  test('sums that are made anew are the same', async () => {
    await STEPS.roll?.(0);
    const kept = async () =>
      rows(
        t.db,
        'select * from rollup_pair where incoming + clicks + leads_in + form_visits > 0 order by 1, 2, 3, 4, 5',
      );
    const before = await kept();
    const [{ zone }] = (await rows<{ zone: string }>(t.db, 'select zone from rollup_state')) as [{ zone: string }];
    await rebuildRollups(t.db, zone);
    expect(await kept()).toEqual(before);
    expect(await verifyRollups(t.db)).toEqual([]);
  });
});

test('a wrong sum is found, and made right by making them anew', async () => {
  await aQualifiedCall(t, world.lines[0] as Line);
  await STEPS.roll?.(0);
  await rows(t.db, `update rollup_dimension set incoming = incoming + 1 where dimension = 'state' and grain = 'day'`);
  const found = await verifyRollups(t.db);
  expect(new Set(found.map(({ rollup, count }) => `${rollup} ${count}`))).toEqual(
    new Set(['rollup_dimension incoming']),
  );
  await rebuildRollups(t.db, 'America/New_York');
  expect(await verifyRollups(t.db)).toEqual([]);
});

test('sums are made anew beside a roller that moves on', async () => {
  let isDone = false;
  const rebuilt = rebuildRollups(t.db, 'America/New_York').finally(() => (isDone = true));
  while (!isDone) await rows(t.db, `update event_cursor set position = position where subscriber = 'rollups'`);
  await rebuilt;
  expect(await verifyRollups(t.db)).toEqual([]);
});

test('what a payout paid is paid in the sums, too, and no more when it comes back', async () => {
  const line = await aLine(t);
  await aMethod(t, line.publisherId);
  await aPastCall(t, line, new Date(Date.now() - 20 * 86_400_000));
  await approveDueCalls(t, new Date(Date.now() - 5 * 86_400_000));
  await anAdjustment(t, line.publisherId, 10_000);
  const r = runsOf(t, admin);
  const run = await r.frozen();
  const { id = '' } = (await r.rowOf(run.id, line.publisherId))?.payout ?? {};
  const billings = async () => {
    await STEPS.roll?.(0);
    expect(await verifyRollups(t.db)).toEqual([]);
    return rows(
      t.db,
      `select value, incoming from rollup_dimension
       where account_id = $1 and dimension = 'billing' and grain = 'month' and incoming > 0`,
      [line.publisherId],
    );
  };
  expect(await billings()).toEqual([{ value: 'approved', incoming: 1 }]);
  await r.post(`/admin/payouts/${id}/sent`, { sentOn: localDate(new Date(), 'America/New_York'), reference: 'T-1' });
  expect(await billings()).toEqual([{ value: 'paid', incoming: 1 }]);
  await r.post(`/admin/payouts/${id}/failed`, { reason: 'account closed' });
  expect(await billings()).toEqual([{ value: 'approved', incoming: 1 }]);
});

test('an event that is seen again changes nothing', async () => {
  await STEPS.roll?.(0);
  const sums = () =>
    rows(t.db, 'select sum(incoming) as calls, sum(sold) as sold, sum(revenue_cents) as cents from rollup_pair');
  const before = await sums();
  await rows(t.db, `update event_cursor set position = 0 where subscriber = 'rollups'`);
  await aQualifiedCall(t, world.lines[0] as Line);
  await t.handleEvents();
  const [after] = (await sums()) as { calls: number }[];
  expect(Number(after?.calls) - Number((before as { calls: number }[])[0]?.calls)).toBe(4); // one in each grain
  expect(await verifyRollups(t.db)).toEqual([]);
});

test('sums of clicks outlive the clicks, also when they are made anew', async () => {
  const line = await aLine(t);
  await rows(t.db, `select ensure_months('click', '2025-01-01', '2025-02-28')`);
  const at = new Date('2025-01-15T12:00:00Z');
  const click = { ...aClickOf(line, 1), id: newClickId(at), clickedMs: at.getTime(), day: '2025-01-15' };
  await recordClicks(t.services.pool, [click]);
  const drop = () => rows(t.owner, `select drop_click_months('2025-02-15', '2025-01-01')`);
  await rows(t.db, `insert into click_day_counted (day, counted_at) values ('2025-01-15', now())`);
  await drop();
  expect(await rows(t.db, 'select 1 from click where id = $1', [click.id])).toHaveLength(1); // it is in no sum yet
  await rollVisitors(t);
  await drop();
  expect(await rows(t.db, 'select 1 from click where id = $1', [click.id])).toEqual([]);
  const clicked = () =>
    rows(t.db, `select grain, clicks from rollup_pair where campaign_id = $1 and clicks > 0 order by 1`, [
      line.campaignId,
    ]);
  const grains = ['day', 'hour', 'month', 'quarter'].map((grain) => ({ grain, clicks: 1 }));
  expect(await clicked()).toEqual(grains);
  expect(await verifyRollups(t.db)).toEqual([]);
  await rebuildRollups(t.db, 'Europe/Madrid');
  expect(await clicked()).toEqual(grains);
});

test('every metric and every dimension has a column in the facts', async () => {
  const [fact] = await rows<Record<string, unknown>>(t.db, 'select * from report_fact limit 1');
  expect(METRICS.length).toBeGreaterThan(0);
  const columns = Object.keys(fact ?? {});
  for (const name of FACT_DIMENSIONS.filter((each) => !['campaign', 'publisher', 'advertiser'].includes(each)))
    expect(columns).toContain(name === 'referrerHost' ? 'referrer_host' : name);
});
