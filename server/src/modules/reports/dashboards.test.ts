import type { AdminOverview, AdvertiserDashboard, PublisherDashboard } from '@callstead/contract/reports/dashboards';
import { addDays } from '@callstead/domain/calendar-day';
import { BILLINGS, type Billing } from '@callstead/domain/calls/call';
import { localDate, startOfLocalDay } from '@callstead/domain/zone-clock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aLine, aQualifiedCall, type Line, rows } from '../../testing/call-world.ts';
import { aClick, aPaidLine } from '../../testing/conversion-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { rebuildRollups } from './rollups/rebuild.ts';

let t: TestNetwork;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
});
afterAll(() => t.close());

type Kept = { at: Date; billing: Billing; price: number; payout: number; reason: string | null };

/** Calls as the engine leaves them behind, spread over moments of somebody's choice. */
async function someCalls(line: Line, moments: readonly Date[]): Promise<Kept[]> {
  const calls = moments.map((at, index): Kept => {
    const billing = BILLINGS[index % BILLINGS.length] as Billing;
    const price = billing === 'none' ? 0 : 1000 + index;
    return { at, billing, price, payout: Math.floor(price / 2), reason: billing === 'none' ? 'too_short' : null };
  });
  await rows(t.db, "select ensure_months('call', $1, $2)", ['2025-01-01', '2027-12-31']);
  await rows(
    t.db,
    `insert into call (id, arrived_at, call_sid, number, publisher_id, advertiser_id, campaign_id, status, outcome, reason,
                       billing, price_cents, payout_cents, decision)
     select 'call_' || gen_random_uuid(), (c ->> 'at')::timestamptz, gen_random_uuid()::text, $2, $3, $4, $5, 'completed',
            case when c ->> 'reason' is null then 'qualified' else 'unqualified' end, c ->> 'reason', c ->> 'billing',
            (c ->> 'price')::bigint, (c ->> 'payout')::bigint, '{}'
     from jsonb_array_elements($1::jsonb) c`,
    [JSON.stringify(calls), line.number, line.publisherId, line.advertiserId, line.campaignId],
  );
  await rebuildRollups(t.db, 'America/New_York'); // of these nobody told the roller
  return calls;
}

const HOUR_MS = 3_600_000;
const stands = ({ billing }: Kept) => !['none', 'refused', 'review'].includes(billing);
const total = (calls: readonly Kept[], amount: 'price' | 'payout') =>
  calls.filter(stands).reduce((sum, call) => sum + call[amount], 0);

const ask = async <Answer>(path: string, query: Record<string, string>, { headers }: Person = admin) => {
  const response = await t.call('GET', `${path}?${new URLSearchParams(query)}`, { headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Answer>();
};

describe.each([
  ['America/New_York', '2026-03-01', '2026-03-14'], // 23 hours on the 8th
  ['America/New_York', '2026-10-25', '2026-11-07'], // 25 hours on the 1st
  ['Europe/Madrid', '2026-03-20', '2026-04-02'],
  ['Asia/Kathmandu', '2026-05-01', '2026-05-10'],
  ['America/Havana', '2026-03-05', '2026-03-11'], // the 8th has no midnight
])('two weeks in %s from %s', (zone, first, last) => {
  test('figures equal the sums of the calls of those days, day by day, without the refused', async () => {
    const line = await aLine(t);
    const [from, to] = [startOfLocalDay(first, zone), startOfLocalDay(addDays(last, 1), zone)];
    // From before the period until after it, at a pace that falls on every hour, and exactly on both ends.
    const moments: Date[] = [from, to, new Date(to.getTime() - 1), new Date(from.getTime() - 1)];
    for (let ms = from.getTime() - 30 * HOUR_MS; ms < to.getTime() + 30 * HOUR_MS; ms += 1.7 * HOUR_MS) {
      moments.push(new Date(Math.round(ms)));
    }
    const calls = await someCalls(line, moments);
    const dayOf = ({ at }: Kept) => localDate(at, zone);
    const within = calls.filter((call) => dayOf(call) >= first && dayOf(call) <= last);
    const period = { from: from.toISOString(), to: to.toISOString(), zone };

    const publisher = await ask<PublisherDashboard>('/publisher/dashboard', { account: line.publisherId, ...period });
    expect(publisher.period).toMatchObject({
      calls: within.length,
      leads: within.filter(stands).length,
      amountCents: total(within, 'payout'),
    });
    expect(publisher.reasons).toEqual([{ reason: 'too_short', calls: within.filter(({ reason }) => reason).length }]);
    const days = [...new Set(within.map(dayOf))].sort();
    const byDay = days.map((day) => within.filter((call) => dayOf(call) === day));
    expect(publisher.period.series).toEqual(
      byDay.map((ofDay) => ({
        ...{ calls: ofDay.length, leadsIn: 0, leads: ofDay.filter(stands).length },
        amountCents: total(ofDay, 'payout'),
      })),
    );

    const advertiser = await ask<AdvertiserDashboard>('/advertiser/dashboard', {
      account: line.advertiserId,
      ...period,
    });
    expect(advertiser.period).toMatchObject({ calls: within.length, amountCents: total(within, 'price') });

    const all = await ask<AdvertiserDashboard>('/advertiser/dashboard', { account: line.advertiserId, zone });
    expect(all.period).toMatchObject({ calls: calls.length, amountCents: total(calls, 'price'), before: null });
  });
});

test('the period before is as many days, right before', async () => {
  const line = await aLine(t);
  const at = (day: string) => new Date(`${day}T12:00:00Z`);
  await someCalls(line, ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05'].map(at));
  const query = { account: line.publisherId, from: '2026-06-04T00:00:00Z', to: '2026-06-06T00:00:00Z', zone: 'UTC' };
  const { period } = await ask<PublisherDashboard>('/publisher/dashboard', query);
  expect([period.calls, period.before?.calls]).toEqual([2, 2]);
});

test('a period that ends before it begins is empty', async () => {
  const query = { from: '2026-06-04T00:00:00Z', to: '2026-06-01T00:00:00Z', zone: 'UTC' };
  const { period } = await ask<PublisherDashboard>('/publisher/dashboard', query);
  expect(period).toMatchObject({ calls: 0, leads: 0, amountCents: 0 });
});

test('calls of the engine show up today: earned, held, and counted against the day', async () => {
  const line = await aLine(t, { terms: { caps: { daily: 10, monthly: null, counts: 'qualified' } } });
  await aQualifiedCall(t, line);
  const second = await aQualifiedCall(t, line);
  const zone = 'America/New_York';
  const before = await ask<PublisherDashboard>('/publisher/dashboard', { account: line.publisherId, zone });
  expect(before.earnings).toMatchObject({ heldCents: 5_000, payableCents: 0, nextPayout: { waitsFor: 'threshold' } });
  expect(before.today).toEqual({
    ...{ amountCents: 5_000, beforeCents: 0 },
    sold: { calls: 2, leads: 0, conversions: 0 },
  });
  const { meters, activeCampaigns } = await ask<AdvertiserDashboard>('/advertiser/dashboard', {
    account: line.advertiserId,
    zone,
  });
  expect(activeCampaigns).toBe(1);
  expect(meters).toMatchObject([
    { type: 'call', daily: { cap: 10, used: 2, inFlight: 0 }, monthly: { cap: null, used: 2 }, spentCents: 10_000 },
  ]);

  const body = { decision: 'refused', reason: 'wrong number' };
  await t.call('POST', `/admin/calls/${second}/decision`, { headers: admin.headers, body });
  const after = await ask<PublisherDashboard>('/publisher/dashboard', { account: line.publisherId, zone });
  expect(after.period).toMatchObject({ calls: 2, leads: 1, amountCents: 2_500 });
  expect(after.earnings.heldCents).toBe(2_500);
});

test('the overview counts the whole network and what waits', async () => {
  const zone = 'America/New_York';
  const before = await ask<AdminOverview>('/admin/overview', { zone });
  const line = await aLine(t);
  await aQualifiedCall(t, line);
  const kept = await someCalls(
    line,
    BILLINGS.map(() => new Date()),
  );
  await t.anAccount('publisher', 'pending');
  await aWaitingConversion();
  const after = await ask<AdminOverview>('/admin/overview', { zone });
  expect(after.today.calls - before.today.calls).toBe(BILLINGS.length + 1);
  expect(after.today.revenueCents - before.today.revenueCents).toBe(5_000 + total(kept, 'price'));
  expect(after.today.marginCents - before.today.marginCents).toBe(2_500 + total(kept, 'price') - total(kept, 'payout'));
  expect(after.days).toHaveLength(14);
  expect(after.days.at(-1)).toMatchObject({ calls: after.today.calls, revenueCents: after.today.revenueCents });
  expect(after.waiting.disputedCalls.count - before.waiting.disputedCalls.count).toBe(1);
  expect(after.waiting.reviewCalls.count - before.waiting.reviewCalls.count).toBe(1);
  expect(after.waiting.reviewConversions.count - before.waiting.reviewConversions.count).toBe(1);
  expect(after.waiting.disputedConversions.count - before.waiting.disputedConversions.count).toBe(0);
  expect(after.waiting.accounts.count - before.waiting.accounts.count).toBe(1);
});

/** Its advertiser has no money for it. */
async function aWaitingConversion(): Promise<void> {
  const line = await aPaidLine(t, { balanceCents: 1 });
  const said = new URLSearchParams({ token: line.token, click_id: await aClick(t, line) });
  expect((await t.app.inject({ method: 'GET', url: `/v1/postback?${said}` })).statusCode).toBe(200);
}

test('everybody but an admin sees their own figures, whomever they ask for', async () => {
  const line = await aLine(t);
  await aQualifiedCall(t, line);
  for (const [role, path] of [
    ['publisher', '/publisher/dashboard'],
    ['advertiser', '/advertiser/dashboard'],
  ] as const) {
    const stranger = await t.signIn(role);
    const account = role === 'publisher' ? line.publisherId : line.advertiserId;
    const { period } = await ask<PublisherDashboard>(path, { account }, stranger);
    expect(period).toMatchObject({ calls: 0, leads: 0, amountCents: 0 });
  }
});
