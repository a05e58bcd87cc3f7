import type { PublisherDashboard } from '@callstead/contract/reports/dashboards';
import type { Report } from '@callstead/contract/reports/report';
import { addDays } from '@callstead/domain/calendar-day';
import { localDate, startOfLocalDay } from '@callstead/domain/zone-clock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aLine, aQualifiedCall, type Line, rows } from '../../../testing/call-world.ts';
import { aClick, aPaidLine } from '../../../testing/conversion-world.ts';
import { aLeadCampaign, postLead } from '../../../testing/lead-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { rebuildRollups } from '../rollups/rebuild.ts';

let t: TestNetwork;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
});
afterAll(() => t.close());

const get = (query: Record<string, string>, { headers }: Person = admin) =>
  t.call('GET', `/report?${new URLSearchParams(query)}`, { headers });
async function ask(query: Record<string, string>, person = admin): Promise<Report> {
  const response = await get(query, person);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Report>();
}

const ZONE = 'America/New_York';
/** From the day before yesterday until tomorrow. */
const lately = (zone = ZONE) => {
  const today = localDate(new Date(), zone);
  return {
    from: startOfLocalDay(addDays(today, -2), zone).toISOString(),
    to: startOfLocalDay(addDays(today, 1), zone).toISOString(),
    zone,
  };
};

type Kept = {
  at: string;
  reason?: string;
  billing?: string;
  price?: number;
  state?: string;
  source?: string;
  talk?: number;
};

/** Calls as the engine leaves them behind; of these nobody told the roller. */
async function someCalls(line: Line, calls: readonly Kept[]): Promise<void> {
  await rows(t.db, "select ensure_months('call', $1, $2)", ['2025-01-01', '2027-12-31']);
  await rows(
    t.db,
    `insert into call (id, arrived_at, call_sid, number, publisher_id, advertiser_id, campaign_id, status, outcome, reason, billing,
                       price_cents, payout_cents, approve_at, state, source, talk_seconds, decision)
     select 'call_' || gen_random_uuid(), c.at, gen_random_uuid()::text, $2, $3, $4, $5, 'completed',
            case when c.billing is null then 'unqualified' else 'qualified' end, case when c.billing is null then coalesce(c.reason, 'too_short') end,
            coalesce(c.billing, 'none'), coalesce(c.price, 0), coalesce(c.price, 0) / 2, case when c.billing is not null then c.at end,
            c.state, c.source, c.talk, '{}'
     from jsonb_to_recordset($1::jsonb) as c (at timestamptz, reason text, billing text, price bigint, state text, source text, talk integer)`,
    [JSON.stringify(calls), line.number, line.publisherId, line.advertiserId, line.campaignId],
  );
  await rebuildRollups(t.db, ZONE);
}

const named = async ({ campaignId, publisherId }: Line) => {
  const [found] = await rows<{ offer: string; aff: string; title: string }>(
    t.db,
    `select c.public_id as offer, a.aff_id as aff, c.texts -> 'en' ->> 'title' as title
     from campaign_with_terms c, account a where c.id = $1 and a.id = $2`,
    [campaignId, publisherId],
  );
  return found as { offer: string; aff: string; title: string };
};

test('one row of everything says what the dashboards say', async () => {
  const advertiser = await t.signIn('advertiser');
  const publisher = await t.signIn('publisher');
  const sides = { advertiserId: advertiser.profile.id, publisherId: publisher.profile.id };
  const calls = await aLine(t, sides);
  await aQualifiedCall(t, calls);
  const refused = await aQualifiedCall(t, calls);
  await t.call('POST', `/admin/calls/${refused}/decision`, {
    headers: admin.headers,
    body: { decision: 'refused', reason: 'wrong number' },
  });
  const leads = await aLeadCampaign(t, sides);
  await postLead(t, leads);
  await postLead(t, leads, { isTest: true });
  await postLead(t, leads, { person: { phone: '1' } });
  const sales = await aPaidLine(t, sides);
  const clickId = await aClick(t, sales);
  for (const txid of ['1', '2']) {
    const said = new URLSearchParams({ token: sales.token, click_id: clickId, txid });
    expect((await t.app.inject({ method: 'GET', url: `/v1/postback?${said}` })).statusCode).toBe(200);
  }
  const { period } = (
    await t.call('GET', `/publisher/dashboard?${new URLSearchParams(lately())}`, publisher)
  ).json<PublisherDashboard>();
  const { rows: found, totals, rowCount } = await ask(lately(), publisher);
  expect(rowCount).toBe(1);
  expect(found[0]?.figures).toEqual(totals);
  expect(totals).toMatchObject({
    ...{ incoming: period.calls, sold: period.leads, leadsIn: period.leadsIn, conversions: period.conversions },
    ...{ payoutCents: period.amountCents, incoming: 2, connected: 2, qualified: 1, leads: 1, sold: 4, conversions: 3 },
    ...{ clicks: 1, refusedRate: 1 / 5, averageTalkSeconds: 100 },
  });
  const spent = (await ask(lately(), advertiser)).totals;
  expect(spent).toMatchObject({ sold: 4, revenueCents: 5_000 + 5_000 + 8_000 });
  const all = (await ask({ ...lately(), view: 'admin', account: publisher.profile.id })).totals;
  expect(all).toMatchObject({ revenueCents: spent.revenueCents, payoutCents: totals.payoutCents });
  expect(all.marginCents).toBe((spent.revenueCents ?? 0) - (totals.payoutCents ?? 0));
});

test('hours at the cap are the quarters in which something was turned away, however much it was', async () => {
  const [publisher, other] = [await t.signIn('publisher'), await t.signIn('publisher')];
  const line = await aLine(t, { publisherId: publisher.profile.id });
  const others = await aLine(t, { ...line, publisherId: other.profile.id });
  const refused = (minute: number) => ({
    at: new Date(Date.parse('2026-05-05T12:00:00Z') + minute * 60_000).toISOString(),
    reason: 'over_cap',
  });
  await someCalls(line, [refused(1), refused(14), refused(15), { ...refused(31), reason: 'over_budget' }]);
  await someCalls(others, [refused(2), refused(46), { ...refused(61), reason: 'closed' }]);
  const day = { from: '2026-05-05T00:00:00Z', to: '2026-05-06T00:00:00Z', zone: 'UTC' };
  const { offer } = await named(line);
  const capHours = async (query: Record<string, string>, person?: Person) =>
    (await ask({ ...day, campaign: offer, ...query }, person)).totals.capHours;
  expect(await capHours({})).toBe(1); // 12:00, 12:15, 12:30 and 12:45
  expect(await capHours({ by: 'campaign,hour' })).toBe(1);
  expect(await capHours({ to: '2026-05-05T12:20:00Z' })).toBe(0.5);
  expect(await capHours({}, publisher)).toBe(0.75);
  expect(await capHours({}, other)).toBe(0.5);
  expect(await capHours({ by: 'state' })).toBeNull();
  expect(await capHours({ source: 'mail' })).toBeNull();
});

describe('who looks', () => {
  let line: Line;
  let publisher: Person;
  let advertiser: Person;
  beforeAll(async () => {
    publisher = await t.signIn('publisher');
    advertiser = await t.signIn('advertiser');
    line = await aLine(t, { publisherId: publisher.profile.id, advertiserId: advertiser.profile.id });
    await aQualifiedCall(t, line);
    await aQualifiedCall(t, await aLine(t, { advertiserId: line.advertiserId }));
    await aQualifiedCall(t, await aLine(t, { publisherId: line.publisherId }));
  });

  test('publishers and advertisers see their own rows, whomever they ask for', async () => {
    const others = { ...lately(), account: (await t.anAccount('publisher')).id, view: 'admin' };
    expect((await ask(others, publisher)).totals).toMatchObject({ incoming: 2, payoutCents: 5_000 });
    expect((await ask(others, advertiser)).totals).toMatchObject({ incoming: 2, revenueCents: 10_000 });
    expect((await ask(others, await t.signIn('publisher'))).totals.incoming).toBe(0);
  });

  test('neither learns the other amount, nor the margin', async () => {
    const ofPublisher = (await ask(lately(), publisher)).totals;
    expect(ofPublisher).not.toHaveProperty('revenueCents');
    expect(ofPublisher).not.toHaveProperty('marginCents');
    expect(ofPublisher).not.toHaveProperty('costPerSaleCents');
    const ofAdvertiser = (await ask(lately(), advertiser)).totals;
    expect(ofAdvertiser).not.toHaveProperty('payoutCents');
    expect(ofAdvertiser).not.toHaveProperty('epcCents');
  });

  test.each([
    ['publisher', { by: 'advertiser' }],
    ['publisher', { by: 'day,target' }],
    ['publisher', { target: '+13055550100' }],
    ['advertiser', { by: 'sub1' }],
    ['advertiser', { referrerHost: 'blog.example' }],
    ['advertiser', { by: 'number' }],
  ] as const)('a %s who asks for what is hidden is refused: %o', async (role, query) => {
    const response = await get({ ...lately(), ...query }, role === 'publisher' ? publisher : advertiser);
    expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden']);
  });

  test('an admin in the panel of a publisher sees what publishers see', async () => {
    const asked = { ...lately(), view: 'publisher', account: line.publisherId };
    expect((await ask(asked)).totals).not.toHaveProperty('revenueCents');
    expect((await get({ ...asked, by: 'advertiser' })).statusCode).toBe(403);
  });

  test('an advertiser knows publishers by their affId, an admin by name', async () => {
    const { aff } = await named(line);
    const keys = (report: Report) => report.rows.flatMap((row) => row.keys);
    const seen = keys(await ask({ ...lately(), by: 'publisher' }, advertiser));
    expect(seen).toContainEqual({ value: aff, label: aff });
    expect(JSON.stringify(seen)).not.toContain('Test publisher');
    const ofAdmin = keys(await ask({ ...lately(), by: 'publisher', account: line.advertiserId }));
    expect(ofAdmin).toContainEqual({ value: aff, label: 'Test publisher' });
    const narrowed = await ask({ ...lately(), publisher: aff }, advertiser);
    expect(narrowed.totals.incoming).toBe(1);
  });

  test('campaigns carry their titles and are filtered by their ids', async () => {
    const { offer, title } = await named(line);
    const report = await ask({ ...lately(), by: 'campaign', language: 'en' }, publisher);
    expect(report.rows.map(({ keys }) => keys[0])).toContainEqual({ value: offer, label: title });
    expect((await ask({ ...lately(), campaign: offer }, publisher)).totals.incoming).toBe(1);
    expect((await ask({ ...lately(), campaign: 'XX999' }, publisher)).totals.incoming).toBe(0);
    expect((await ask({ ...lately(), advertiser: 'nobody' })).totals.incoming).toBe(0);
  });
});

describe('time', () => {
  test('days without anything are rows of noughts, and days are those of the zone', async () => {
    const line = await aLine(t);
    await someCalls(line, [
      { at: '2026-03-08T04:59:00Z' },
      { at: '2026-03-08T05:00:00Z' },
      { at: '2026-03-10T03:59:00Z' },
    ]);
    const query = { account: line.publisherId, zone: ZONE, by: 'day' };
    const span = { from: '2026-03-07T05:00:00Z', to: '2026-03-11T04:00:00Z' };
    const { rows: days, rowCount } = await ask({ ...query, ...span });
    expect(days.map(({ keys, figures }) => [keys[0]?.value, figures.incoming])).toEqual([
      ['2026-03-07', 1],
      ['2026-03-08', 1],
      ['2026-03-09', 1],
      ['2026-03-10', 0],
    ]);
    expect(rowCount).toBe(4);
    const utc = await ask({ ...query, ...span, zone: 'UTC' });
    expect(utc.rows.map(({ figures }) => figures.incoming)).toEqual([0, 2, 0, 1, 0]);
  });

  test('the hour that comes twice is two hours, and one of the day', async () => {
    const line = await aLine(t);
    await someCalls(line, [{ at: '2026-11-01T05:30:00Z' }, { at: '2026-11-01T06:30:00Z' }]);
    const query = { account: line.publisherId, zone: ZONE, from: '2026-11-01T04:00:00Z', to: '2026-11-02T05:00:00Z' };
    const hours = await ask({ ...query, by: 'hour' });
    expect(hours.rowCount).toBe(25);
    expect(hours.rows.filter(({ figures }) => figures.incoming === 1).map(({ keys }) => keys[0]?.value)).toEqual([
      '2026-11-01T05:00:00.000Z',
      '2026-11-01T06:00:00.000Z',
    ]);
    const ofDay = await ask({ ...query, by: 'hourOfDay' });
    expect(ofDay.rows.map(({ figures }) => figures.incoming)).toEqual([0, 2, ...Array(22).fill(0)]);
    const heat = await ask({ ...query, by: 'weekday,hourOfDay' });
    expect(heat.rows.map(({ keys, figures }) => [...keys.map(({ value }) => value), figures.incoming])).toEqual([
      ['7', '1', 2],
    ]);
  });

  test('the span before is as long, and its days stand beside those of the same place', async () => {
    const line = await aLine(t);
    await someCalls(line, [
      { at: '2026-06-01T12:00:00Z' },
      { at: '2026-06-03T12:00:00Z' },
      { at: '2026-06-03T13:00:00Z' },
    ]);
    const query = { account: line.publisherId, by: 'day', from: '2026-06-03T00:00:00Z', to: '2026-06-05T00:00:00Z' };
    const report = await ask({ ...query, compare: 'true' });
    expect(report.rows.map(({ figures, before }) => [figures.incoming, before?.incoming])).toEqual([
      [2, 1],
      [0, 0],
    ]);
    expect([report.spanBefore?.from, report.totalsBefore?.incoming]).toEqual(['2026-06-01T00:00:00.000Z', 1]);
    expect((await ask(query)).rows[0]?.before).toBeNull();
  });

  test('a span that ends before it begins has nothing, and one that is too long for rows is refused', async () => {
    const empty = await ask({ from: '2026-06-03T00:00:00Z', to: '2026-06-01T00:00:00Z', by: 'day' });
    expect([empty.rows, empty.totals.incoming, empty.totals.qualifyRate]).toEqual([[], 0, null]);
    const long = { from: '2026-01-01T00:00:00Z', to: '2026-06-01T00:00:00Z', by: 'sub1' };
    const refused = await get(long);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'report_too_long']);
  });
});

describe('rows', () => {
  let line: Line;
  const span = { from: '2026-07-01T00:00:00Z', to: '2026-07-08T00:00:00Z' };
  beforeAll(async () => {
    line = await aLine(t);
    await someCalls(line, [
      { at: '2026-07-02T10:00:00Z', state: 'FL', billing: 'held', price: 4_000, source: 'a,b', talk: 60 },
      { at: '2026-07-02T11:00:00Z', state: 'FL', billing: 'refused', price: 4_000, talk: 30 },
      { at: '2026-07-03T10:00:00Z', state: 'TX', billing: 'paid', price: 9_000, source: 'c', talk: 90 },
      { at: '2026-07-03T10:00:00Z', talk: 0 },
    ]);
  });
  const about = (query: Record<string, string>) => ask({ ...span, account: line.publisherId, ...query });
  const valuesOf = (report: Report) => report.rows.map(({ keys }) => keys[0]?.value);

  test('stand by what sold most, or in the order asked for', async () => {
    expect(valuesOf(await about({ by: 'state' }))).toEqual(['FL', 'TX', null]);
    expect(valuesOf(await about({ by: 'state', sort: 'revenueCents' }))).toEqual(['TX', 'FL', null]);
    expect(valuesOf(await about({ by: 'state', sort: '+revenueCents' }))).toEqual([null, 'FL', 'TX']);
    expect(valuesOf(await about({ by: 'state', sort: 'refusedRate' }))).toEqual(['FL', 'TX', null]);
    const second = await about({ by: 'state', limit: '1', offset: '1' });
    expect([valuesOf(second), second.rowCount, second.totals.incoming]).toEqual([['TX'], 3, 4]);
  });

  test('are filtered by values, by several of them, and by what is not known', async () => {
    expect((await about({ state: 'FL' })).totals).toMatchObject({
      incoming: 2,
      sold: 1,
      disputeRate: 0,
      refusedRate: 0.5,
    });
    expect((await about({ state: 'FL,' })).totals.incoming).toBe(3);
    expect((await about({ state: '' })).totals.incoming).toBe(1);
    expect((await about({ source: 'a%2Cb,c' })).totals.incoming).toBe(2);
    expect((await about({ billing: 'refused', outcome: 'qualified' })).totals).toMatchObject({
      incoming: 1,
      qualified: 0,
    });
  });

  test('are narrowed to hours of the week, whatever they are told apart by', async () => {
    expect((await about({ hourOfDay: '10' })).totals.incoming).toBe(3);
    expect(valuesOf(await about({ weekday: '5', hourOfDay: '10', by: 'state' }))).toEqual(['TX', null]);
    const days = await about({ weekday: '4,5', hourOfDay: '11', by: 'day' });
    expect(days.rows.map(({ figures }) => figures.incoming)).toEqual([0, 1, 0, 0, 0, 0, 0]);
    const hour = await about({ weekday: '4', hourOfDay: '10', by: 'weekday,hourOfDay', state: 'FL' });
    expect(hour.rows.map(({ keys, figures }) => [...keys.map(({ value }) => value), figures.incoming])).toEqual([
      ['4', '10', 1],
    ]);
    const early = { from: '2026-07-01T04:00:00Z', to: '2026-07-08T04:00:00Z', zone: ZONE, hourOfDay: '6' };
    expect((await about(early)).totals.incoming).toBe(3); // by the clock of the zone
    expect((await about({ hourOfDay: '99,' })).totals.incoming).toBe(0);
  });

  test('of several dimensions name all of them, in their order', async () => {
    const { rows: found } = await about({ by: 'day,state,billing' });
    expect(found.map(({ keys }) => keys.map(({ value }) => value))).toEqual([
      ['2026-07-02', 'FL', 'held'],
      ['2026-07-02', 'FL', 'refused'],
      ['2026-07-03', 'TX', 'paid'],
      ['2026-07-03', null, 'none'],
    ]);
  });
});

test('a test call counts nowhere', async () => {
  const line = await aLine(t);
  const id = await aQualifiedCall(t, line);
  await rows(
    t.db,
    `update call set call_sid = 'CA5e57ca11' || substr(call_sid, 3), decision = '{"simulated": {"test": true}}' where id = $1`,
    [id],
  );
  const { totals } = await ask({ ...lately(), account: line.publisherId });
  expect(totals).toMatchObject({ incoming: 0, sold: 0, revenueCents: 0 });
});

test.each([
  { by: 'nonsense' },
  { by: 'day,day' },
  { by: 'day,state,sub1,sub2' },
  { zone: 'Mars/Olympus' },
  { from: 'yesterday' },
  { limit: '501' },
  { state: Array(51).fill('FL').join(',') },
])('what cannot be read is refused: %o', async (query) => {
  expect((await get({ ...lately(), ...query })).json().code).toBe('validation_failed');
});
