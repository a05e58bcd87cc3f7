import { campaignRoom } from '@callstead/domain/clicks/campaign-room';
import { localDate } from '@callstead/domain/zone-clock';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { balances, rows, topUp } from '../../testing/call-world.ts';
import { aClick, aPaidLine, type PaidLine, TEN_PERCENT } from '../../testing/conversion-world.ts';
import { aMethod, anAdjustment, runsOf } from '../../testing/payout-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { listUse } from '../billing/invoices/queries.ts';
import { readCampaignUse } from '../clicks/queries.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { sumPieces } from '../reports/figures.ts';
import { sumCampaigns } from '../reports/report/campaign-queries.ts';
import { approveDueConversions } from './approve-conversions.ts';
import { bookWaitingConversions } from './book-waiting.ts';
import { forgetPostbacks } from './forget-postbacks.ts';
import { newPostbackToken } from './postback-token.ts';

let t: TestNetwork;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
});
afterEach(async () => {
  expect(await verifyLedger(t.db)).toEqual([]);
});
afterAll(() => t.close());

const DAY_MS = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS);

type Said = Record<string, string>;
const report = (line: { token: string }, said: Said) =>
  t.app.inject({ method: 'GET', url: `/v1/postback?${new URLSearchParams({ token: line.token, ...said })}` });
const codeOf = async (line: { token: string }, said: Said): Promise<string> => (await report(line, said)).json().code;
const aConversion = async (line: PaidLine, said: Said = {}): Promise<string> => {
  const answer = await report(line, { click_id: await aClick(t, line), ...said });
  expect(answer.json()).toMatchObject({ accepted: true });
  return answer.json().conversionId;
};
const standing = async (id: string) => {
  const [row] = await rows<{ billing: string; reason: string | null; status: string; price_cents: number }>(
    t.db,
    'select billing, reason, status, price_cents from conversion where id = $1',
    [id],
  );
  return row;
};
const keysOf = async (id: string) =>
  (
    await rows<{ key: string }>(
      t.db,
      'select source_key as key from ledger_entry where conversion_id = $1 order by id',
      [id],
    )
  ).map(({ key }) => key.replace(`conversion:${id}:`, ''));

describe('a reported conversion', () => {
  test('is charged at once: the payout held, the margin ours', async () => {
    const line = await aPaidLine(t, { balanceCents: 10_000 });
    const id = await aConversion(line);
    expect(await standing(id)).toEqual({ billing: 'held', reason: null, status: 'approved', price_cents: 4_000 });
    expect(await balances(t.db, line)).toMatchObject({ balance: 6_000, reserved: 0, held: 2_000 });
    expect(await keysOf(id)).toEqual(['reserve', 'qualified']);
  });

  test('costs its percentage up to the ceiling, to the cent', async () => {
    const line = await aPaidLine(t, { terms: { pricing: TEN_PERCENT } });
    const small = await aConversion(line, { amount: '49.95' });
    const large = await aConversion(line, { amount: '900' });
    expect([(await standing(small))?.price_cents, (await standing(large))?.price_cents]).toEqual([500, 5_000]);
    expect(await codeOf(line, { click_id: await aClick(t, line) })).toBe('amount_missing');
    const nothing = await aConversion(line, { amount: '0' });
    expect(await standing(nothing)).toMatchObject({ billing: 'none', reason: 'no_price' });
  });

  test('is information alone where calls are paid', async () => {
    const pricing = { kind: 'fixed', priceCents: 5_000, floorCents: 0, ceilingCents: 9_000 } as const;
    const line = await aPaidLine(t, { terms: { pricing } });
    const id = await aConversion(line, { amount: '12.50' });
    expect(await standing(id)).toMatchObject({ billing: 'none', reason: 'information' });
  });

  test('comes by form, JSON or bearer token all the same', async () => {
    const line = await aPaidLine(t);
    const post = async (type: string, payload: string, headers = {}) => {
      const answer = await t.app.inject({
        method: 'POST',
        url: '/v1/postback',
        headers: { 'content-type': type, ...headers },
        payload,
      });
      return answer.statusCode;
    };
    const clicks = [await aClick(t, line), await aClick(t, line), await aClick(t, line)] as const;
    expect(await post('application/x-www-form-urlencoded', `token=${line.token}&click_id=${clicks[0]}&amount=3`)).toBe(
      200,
    );
    expect(
      await post('application/json', JSON.stringify({ token: line.token, click_id: clicks[1], amount: 3.5 })),
    ).toBe(200);
    const bearer = { authorization: `Bearer ${line.token}` };
    expect(await post('application/json', JSON.stringify({ click_id: clicks[2] }), bearer)).toBe(200);
    const kept = await rows<{ parameters: Said }>(
      t.db,
      'select parameters from postback_received where campaign_id = $1',
      [line.campaignId],
    );
    expect(JSON.stringify(kept)).not.toContain(line.token);
    expect(kept).toHaveLength(3);
  });

  test('is booked once, however many arrive at once', async () => {
    const line = await aPaidLine(t, { balanceCents: 100_000 });
    const click = await aClick(t, line);
    const answers = await Promise.all(Array.from({ length: 12 }, () => report(line, { click_id: click, txid: 'A-1' })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.json().code === 'duplicate')).toHaveLength(11);
    expect(new Set(answers.map((answer) => answer.json().conversionId)).size).toBe(1);
    expect(await balances(t.db, line)).toMatchObject({ balance: 96_000, held: 2_000 });
    expect((await report(line, { click_id: click, txid: 'A-2' })).statusCode).toBe(200);
  });

  test('of fifty at once with a budget for seven, seven are booked and the rest wait', async () => {
    const line = await aPaidLine(t, { terms: { budget: { totalCents: 28_500, dailyCents: null } } });
    const clicks = await Promise.all(Array.from({ length: 50 }, () => aClick(t, line)));
    const answers = await Promise.all(clicks.map((click) => report(line, { click_id: click })));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const found = await rows(
      t.db,
      'select billing, reason, count(*)::int as n from conversion where campaign_id = $1 group by 1, 2 order by 1',
      [line.campaignId],
    );
    expect(found).toEqual([
      { billing: 'held', reason: null, n: 7 },
      { billing: 'review', reason: 'over_budget', n: 43 },
    ]);
  });
});

describe('a postback is refused', () => {
  test('without a valid token, and says nothing of clicks', async () => {
    const line = await aPaidLine(t);
    const click = await aClick(t, line);
    const wrong = await report({ token: newPostbackToken('pb').token }, { click_id: click });
    const unknown = await report({ token: 'x' }, { click_id: 'clk_nothing' });
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(wrong.headers['content-type']).toContain('application/problem+json');
    expect({ ...wrong.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' });
    expect(await rows(t.db, 'select 1 from postback_received where campaign_id = $1', [line.campaignId])).toEqual([]);
    const head = await t.app.inject({ method: 'HEAD', url: `/v1/postback?token=${line.token}&click_id=${click}` });
    expect(head.statusCode).toBe(405);
  });

  test('for each thing that is wrong, by its own code, and is kept with it', async () => {
    const [line, sister, other] = [await aPaidLine(t), await aPaidLine(t), await aPaidLine(t)];
    await rows(t.db, 'update campaign set advertiser_id = $1 where id = $2', [line.advertiserId, sister.campaignId]);
    const click = await aClick(t, line);
    const cases: [Said, string][] = [
      [{}, 'id_missing'],
      [{ click_id: click, call_id: 'call_1' }, 'id_ambiguous'],
      [{ click_id: 'clk_unknown' }, 'unknown_click'],
      [{ call_id: 'call_unknown' }, 'unknown_call'],
      [{ lead_id: 'lead_unknown' }, 'unknown_lead'],
      [{ click_id: await aClick(t, other) }, 'unknown_click'],
      [{ click_id: await aClick(t, sister) }, 'other_campaign'],
      [{ click_id: await aClick(t, line, new Date(), 'full') }, 'not_taken'],
      [{ click_id: await aClick(t, line, daysFromNow(-31)) }, 'outside_look_back'],
      [{ click_id: click, status: 'sold' }, 'status_invalid'],
      [{ click_id: click, amount: '49,90' }, 'amount_invalid'],
      [{ click_id: click, amount: '1', currency: 'EUR' }, 'currency_mismatch'],
      [{ click_id: click, txid: 'x'.repeat(201) }, 'txid_invalid'],
    ];
    for (const [said, code] of cases) expect(await codeOf(line, said)).toBe(code);
    const kept = await rows<{ code: string }>(
      t.db,
      'select code from postback_received where campaign_id = $1 order by received_at',
      [line.campaignId],
    );
    expect(kept.map(({ code }) => code).sort()).toEqual(cases.map(([, code]) => code).sort());
    expect((await report(line, { click_id: click, amount: '1', currency: 'usd' })).statusCode).toBe(200);
  });
});

test('how old a click may be is the campaign’s choice', async () => {
  const pricing = { ...TEN_PERCENT, lookBackDays: 60 };
  const line = await aPaidLine(t, { terms: { pricing } });
  const codeAfter = async (days: number) =>
    codeOf(line, { click_id: await aClick(t, line, daysFromNow(-days)), amount: '5' });
  expect([await codeAfter(59), await codeAfter(61)]).toEqual([undefined, 'outside_look_back']);
});

describe('inside the approval time', () => {
  test('a pending one changes its amount, is rejected and approved again: only differences move', async () => {
    const line = await aPaidLine(t, { terms: { pricing: TEN_PERCENT }, balanceCents: 4_000 });
    const click = await aClick(t, line);
    const say = (said: Said) => report(line, { click_id: click, status: 'pending', ...said });
    const id = (await say({ amount: '100' })).json().conversionId;
    expect((await say({ amount: '150' })).statusCode).toBe(200);
    expect(await balances(t.db, line)).toMatchObject({ balance: 2_500, held: 750 });
    expect((await say({ amount: '50' })).statusCode).toBe(200);
    expect(await balances(t.db, line)).toMatchObject({ balance: 3_500, held: 250 });
    expect((await say({ amount: '450' })).json().code).toBe('rise_not_covered');
    expect((await say({ amount: '50' })).json().code).toBe('duplicate');
    expect((await say({ status: 'rejected' })).statusCode).toBe(200);
    expect(await standing(id)).toMatchObject({ billing: 'none', reason: 'rejected', price_cents: 0 });
    expect(await balances(t.db, line)).toMatchObject({ balance: 4_000, held: 0 });
    expect((await say({ amount: '50' })).json().code).toBe('duplicate'); // an older one that was slower
    expect((await say({ status: 'approved', amount: '60' })).statusCode).toBe(200);
    expect(await balances(t.db, line)).toMatchObject({ balance: 3_400, held: 300, reserved: 0 });
    expect((await say({ status: 'rejected' })).json().code).toBe('duplicate'); // only disputed from now on
    expect(await keysOf(id)).toEqual([
      'reserve',
      'qualified',
      'amended:1',
      'amended:2',
      'amended:3',
      'reserve:2',
      'amended:4',
    ]);
    const [used] = await listUse(t.db, line.advertiserId, { from: undefined, to: daysFromNow(1), zone: 'UTC' });
    expect(used).toMatchObject({ campaign_id: line.campaignId, calls: 1, cents: 600 });
  });

  test('in whatever order they arrive, the same remains', async () => {
    const orders = [
      ['pending', 'rejected', 'approved'],
      ['approved', 'pending', 'rejected'],
      ['rejected', 'approved', 'pending'],
      ['rejected', 'pending', 'approved'],
    ];
    for (const order of orders) {
      const line = await aPaidLine(t, { balanceCents: 10_000 });
      const click = await aClick(t, line);
      for (const status of order) await report(line, { click_id: click, status });
      expect(await balances(t.db, line)).toMatchObject({ balance: 6_000, held: 2_000 });
    }
  });

  test('after it nothing changes, and what nobody decided is approved', async () => {
    const line = await aPaidLine(t);
    const click = await aClick(t, line);
    const id = (await report(line, { click_id: click, status: 'pending' })).json().conversionId;
    await approveDueConversions(t, daysFromNow(6));
    expect((await standing(id))?.billing).toBe('held');
    await approveDueConversions(t, daysFromNow(8));
    expect((await standing(id))?.billing).toBe('approved');
    expect(await codeOf(line, { click_id: click, status: 'rejected' })).toBe('duplicate');
    expect(await balances(t.db, line)).toMatchObject({ held: 0, payable: 2_000 });
  });
});

describe('one that nobody can pay for', () => {
  test('waits, and is booked by itself once there is money', async () => {
    const line = await aPaidLine(t, { balanceCents: 3_000 });
    const id = await aConversion(line);
    expect(await standing(id)).toMatchObject({ billing: 'review', reason: 'no_balance', price_cents: 4_000 });
    await bookWaitingConversions(t, new Date());
    expect((await standing(id))?.billing).toBe('review');
    await topUp(t.db, line.advertiserId, 2_000);
    await Promise.all([bookWaitingConversions(t, new Date()), bookWaitingConversions(t, new Date())]);
    expect(await standing(id)).toMatchObject({ billing: 'held', reason: null });
    expect(await balances(t.db, line)).toMatchObject({ balance: 1_000, held: 2_000 });
  });

  test('is left alone after thirty days, and an admin decides', async () => {
    const line = await aPaidLine(t, { balanceCents: 1_000 });
    const id = await aConversion(line);
    const decide = (decision: string) =>
      t.call('POST', `/admin/conversions/${id}/decision`, { headers: admin.headers, body: { decision } });
    expect((await decide('approved')).json().code).toBe('insufficient_balance');
    await topUp(t.db, line.advertiserId, 9_000);
    await bookWaitingConversions(t, daysFromNow(31));
    expect((await standing(id))?.billing).toBe('review');
    expect((await decide('approved')).json()).toEqual({ id, billing: 'held' });
    expect((await decide('refused')).json()).toEqual({ id, billing: 'refused' });
    expect(await balances(t.db, line)).toMatchObject({ balance: 10_000, held: 0 });
  });
});

test('a dispute is decided, and what was paid out and is refused is owed', async () => {
  const advertiser = await t.signIn('advertiser');
  const publisher = await t.signIn('publisher');
  const line = await aPaidLine(t, { advertiserId: advertiser.profile.id });
  await rows(t.db, 'update application set publisher_id = $1 where id = $2', [
    publisher.profile.id,
    line.applicationId,
  ]);
  const own = { ...line, publisherId: publisher.profile.id };
  await aMethod(t, own.publisherId);
  const [disputed, kept] = [await aConversion(own, { amount: '80' }), await aConversion(own)];
  const dispute = () =>
    t.call('POST', `/conversions/${disputed}/dispute`, { headers: advertiser.headers, body: { reason: 'cancelled' } });
  expect((await dispute()).json()).toEqual({ id: disputed, billing: 'disputed' });
  expect((await dispute()).json().code).toBe('billing_state');
  const decide = (id: string, decision: string) =>
    t.call('POST', `/admin/conversions/${id}/decision`, { headers: admin.headers, body: { decision, reason: 'seen' } });
  expect((await decide(disputed, 'approved')).json().billing).toBe('approved');
  await rows(t.db, `update conversion set approve_at = now() - interval '3 days' where id = $1`, [kept]);
  await approveDueConversions(t, new Date());

  const read = async (who: Person, id = disputed) =>
    (await t.call('GET', `/conversions/${id}`, { headers: who.headers })).json();
  const [seenBy, earnedBy, whole] = [await read(advertiser), await read(publisher), await read(admin)];
  expect(seenBy).toMatchObject({ priceCents: 4_000, payoutCents: null, marginCents: null, amountCents: 8_000 });
  expect(earnedBy).toMatchObject({ priceCents: null, payoutCents: 2_000, marginCents: null, amountCents: null });
  expect(whole).toMatchObject({ priceCents: 4_000, payoutCents: 2_000, marginCents: 2_000, funded: 'prepaid' });
  expect(JSON.stringify(earnedBy)).not.toContain('4000');
  expect(whole.timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
    'received',
    'booked',
    'disputed',
    'approved',
  ]);

  await anAdjustment(t, own.publisherId, 10_000);
  const runs = runsOf(t, admin);
  const run = await runs.frozen(new Date());
  const payout = (await runs.rowOf(run.id, own.publisherId))?.payout;
  const sent = await runs.post(`/admin/payouts/${payout?.id}/sent`, {
    sentOn: localDate(new Date(), 'America/New_York'),
    reference: null,
  });
  expect(sent.statusCode).toBe(204);
  expect([(await standing(disputed))?.billing, (await standing(kept))?.billing]).toEqual(['paid', 'paid']);
  expect((await decide(disputed, 'refused')).json().billing).toBe('refused');
  expect(await balances(t.db, own)).toMatchObject({ payable: -2_000 });
});

describe('setting up', () => {
  test('a token is shown once, two are valid while one is exchanged, and a revoked one is not', async () => {
    const advertiser = await t.signIn('advertiser');
    const line = await aPaidLine(t, { advertiserId: advertiser.profile.id });
    const base = `/advertiser/campaigns/${line.campaignId}/postback`;
    const ask = (method: 'GET' | 'POST' | 'DELETE', path = '', who = advertiser) =>
      t.call(method, `${base}${path}`, { headers: who.headers });
    const first = (await ask('POST', '/tokens')).json();
    const second = (await ask('POST', '/tokens')).json();
    expect(second.setup.tokens.map(({ state }: { state: string }) => state)).toEqual(['current', 'previous']);
    expect(first.template).toContain(`token=${first.token}&click_id={click_id}`);
    expect(await codeOf(line, {})).toBe('invalid_token'); // two exchanges ago
    expect([await codeOf(first, {}), await codeOf(second, {})]).toEqual(['id_missing', 'id_missing']);
    const [, previous] = (await ask('GET')).json().tokens;
    expect(previous.lastUsedAt).not.toBeNull();
    expect((await ask('DELETE', `/tokens/${previous.id}`)).statusCode).toBe(204);
    expect(await codeOf(first, {})).toBe('invalid_token');
    expect((await ask('GET', '', await t.signIn('advertiser'))).statusCode).toBe(404);
  });

  test('a test works as its address stands, moves no money and counts nowhere', async () => {
    const advertiser = await t.signIn('advertiser');
    const line = await aPaidLine(t, { advertiserId: advertiser.profile.id, balanceCents: 10_000 });
    const asked = await t.call('POST', `/advertiser/campaigns/${line.campaignId}/postback/test`, {
      headers: advertiser.headers,
    });
    const { address, clickId } = asked.json();
    const { pathname, search } = new URL(address);
    const answer = await t.app.inject({ method: 'GET', url: `${pathname}${search}` });
    expect(answer.json()).toMatchObject({ accepted: true });
    expect(await standing(answer.json().conversionId)).toMatchObject({ billing: 'none', reason: 'test' });
    expect((await report(line, { click_id: clickId, txid: 'again' })).statusCode).toBe(200);
    const testToken = new URL(address).searchParams.get('token') ?? '';
    expect(await codeOf({ token: testToken }, { click_id: await aClick(t, line) })).toBe('unknown_click');
    expect(await balances(t.db, line)).toMatchObject({ balance: 10_000 });
    const found = await t.call('GET', `/postbacks?search=${clickId}`, { headers: advertiser.headers });
    expect(found.json().data).toMatchObject([
      { verdict: 'accepted', isTest: true },
      { verdict: 'accepted', isTest: true },
    ]);
  });
});

test('lists show everybody their own, page by page', async () => {
  const advertiser = await t.signIn('advertiser');
  const line = await aPaidLine(t, { advertiserId: advertiser.profile.id });
  for (const txid of ['T-1', 'T-2', 'T-3']) await aConversion(line, { txid });
  await report(line, {});
  const get = async (path: string, who = advertiser) => (await t.call('GET', path, { headers: who.headers })).json();
  const page = await get('/conversions?limit=2');
  expect(page.data.map(({ txid }: { txid: string }) => txid)).toEqual(['T-3', 'T-2']);
  const next = await get(`/conversions?limit=2&after=${page.next}`);
  expect(next.data.map(({ txid }: { txid: string }) => txid)).toEqual(['T-1']);
  expect((await get('/conversions?billing=sold&status=approved&search=T-1')).data).toHaveLength(1);
  expect((await get('/conversions?billing=review')).data).toEqual([]);
  expect((await get('/postbacks?verdict=refused')).data).toMatchObject([{ code: 'id_missing', conversionId: null }]);
  expect((await get('/postbacks?verdict=accepted')).data).toHaveLength(3);
  expect((await get('/conversions', await t.signIn('advertiser'))).data).toEqual([]);
  expect((await get('/conversions?limit=200', admin)).data.length).toBeGreaterThan(3);
});

test('the file has what the list is narrowed to, in the columns each side may see; what waits adds up to nothing', async () => {
  const [advertiser, publisher] = [await t.signIn('advertiser'), await t.signIn('publisher')];
  const sides = { advertiserId: advertiser.profile.id, publisherId: publisher.profile.id };
  const line = await aPaidLine(t, { ...sides, balanceCents: 5_000 });
  const sold = await aConversion(line, { txid: '=1+1', amount: '49.90' });
  const waiting = await aConversion(line, { txid: 'T-2' });
  const file = async (path: string, who: Person) => {
    const answer = await t.call('GET', path, { headers: who.headers });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [header = '', ...lines] = answer.body.trim().split('\r\n');
    return { header, lines };
  };
  const told = await file('/conversions/export?language=en&zone=America/New_York', advertiser);
  expect(told.header).toContain('Time (America/New_York),Conversion ID,Campaign,Publisher,Reported for');
  expect(told.header).not.toMatch(/Payout|Margin|Advertiser/);
  expect(told.lines.map((row) => row.split(',')[1])).toEqual([waiting, sold]);
  expect(told.lines[0]).toContain(',T-2,approved,,0,review,no_balance,news,');
  expect(told.lines[1]).toContain(",'=1+1,approved,49.9,40,held,,news,");
  const earned = await file('/conversions/export?language=es&billing=sold', publisher);
  expect(earned.header).toMatch(/Ganancia \(USD\)/);
  expect(earned.header).not.toMatch(/Precio|txid|Monto|Editor/);
  expect(earned.lines).toHaveLength(1);
  expect(earned.lines[0]).toContain(',approved,20,held,,news,');
  expect((await file(`/conversions/export?search=${sold}&language=en`, admin)).header).toContain('Margin (USD)');
  expect((await file('/conversions/export?campaign=XX999', admin)).lines).toEqual([]);
  const clicks = await file('/clicks/export?language=en', publisher);
  expect(clicks.header).not.toContain('Publisher');
  expect(clicks.lines).toHaveLength(2);
  expect(clicks.lines[0]).toContain(',ok,false,news,');
});

test('what is sold counts in figures and offers, and what is given back no longer does; a campaign without money is full', async () => {
  const line = await aPaidLine(t, { balanceCents: 4_000 });
  const id = await aConversion(line);
  const figures = async () => {
    await t.handleEvents();
    const [sums] = await sumPieces(t.db, { publisherId: line.publisherId }, [daysFromNow(-1), daysFromNow(1)]);
    const offers = await sumCampaigns(t.db, [line.campaignId], new Date(0));
    return [sums, offers.get(line.campaignId)];
  };
  expect(await figures()).toMatchObject([
    { incoming: 0, sold: 1, conversions: 1, revenueCents: 4_000, payoutCents: 2_000 },
    { incoming: 0, sold: 1, payoutCents: 2_000 },
  ]);
  const [use] = await readCampaignUse(t.services.pool, [
    { campaignId: line.campaignId, advertiserId: line.advertiserId, day: localDate(new Date(), 'America/New_York') },
  ]);
  const limits = { caps: { daily: null, monthly: null, counts: 'qualified' as const }, neededCents: 4_000 };
  expect(use && campaignRoom({ ...limits, budget: { dailyCents: null, totalCents: null } }, use)).toBe(0);
  await t.call('POST', `/admin/conversions/${id}/decision`, { headers: admin.headers, body: { decision: 'refused' } });
  expect(await figures()).toMatchObject([
    { incoming: 0, sold: 0, conversions: 0, revenueCents: 0, payoutCents: 0 },
    { incoming: 0, sold: 0, payoutCents: 0 },
  ]);
  const told = await rows<{ kind: string }>(t.db, `select kind from notification where data ->> 'conversionId' = $1`, [
    id,
  ]);
  expect(told.map(({ kind }) => kind)).toEqual(['conversion_decided', 'conversion_decided']);
});

test('what came in is forgotten after thirteen months, conversions are not', async () => {
  const line = await aPaidLine(t);
  const id = await aConversion(line);
  await forgetPostbacks(t.db, daysFromNow(390));
  expect(await rows(t.db, 'select 1 from postback_received where conversion_id = $1', [id])).toHaveLength(1);
  await forgetPostbacks(t.db, daysFromNow(400));
  expect(await rows(t.db, 'select 1 from postback_received where conversion_id = $1', [id])).toEqual([]);
  expect((await standing(id))?.billing).toBe('held');
});

test.each([
  ['POST', 'application/json', '[1,2]'],
  ['POST', 'application/json', '{"click_id":{"a":1},"token":["x"]'],
  ['POST', 'text/plain', '\u0000\ud800'],
  ['POST', 'application/x-www-form-urlencoded', '__proto__=1&constructor=2&click_id[]=3'],
] as const)('%s %s %j is refused without a fault', async (method, type, payload) => {
  const line = await aPaidLine(t);
  const headers = { 'content-type': type, authorization: `Bearer ${line.token}` };
  const url = '/v1/postback?txid=%00%ff&__proto__=1&amount=';
  const answer = await t.app.inject({ method, url, headers, payload });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'id_missing']);
});

test('the database refuses a conversion whose money says something else', async () => {
  const line = await aPaidLine(t);
  const id = await aConversion(line);
  const breach = (sql: string) => rows(t.db, sql, [id]);
  await expect(breach(`update conversion set billing = 'refused' where id = $1`)).rejects.toThrow(/moved/);
  await expect(breach('update conversion set price_cents = 1 where id = $1')).rejects.toThrow(/conversion/);
  await expect(breach('delete from conversion where id = $1')).rejects.toThrow();
  await expect(
    breach(
      'insert into conversion select (jsonb_populate_record(c, \'{"id": "conv_x"}\')).* from conversion c where id = $1',
    ),
  ).rejects.toThrow(/source_id/);
});
