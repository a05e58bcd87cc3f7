import { aTarget } from '@callstead/domain/testing/a-call';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aCarrier, aLine, aNumber, aSid, balances, rows } from '../../testing/call-world.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';

let t: TestNetwork;
let carrier: ReturnType<typeof aCarrier>;
beforeAll(async () => {
  t = await createTestNetwork();
  carrier = aCarrier(t);
});
afterAll(() => t.close());

type Row = Record<string, unknown> & { status: string; outcome: string; reason: string; billing: string };
const callOf = async (callSid: string) =>
  (await rows<Row>(t.db, 'select * from call where call_sid = $1', [callSid]))[0];

test('a call rings, is answered, talks long enough, and its money stands on both sides', async () => {
  const line = await aLine(t);
  const sid = aSid();
  const ringing = await carrier.voice(sid, aNumber(), line.number);
  expect(ringing.statusCode).toBe(200);
  expect(ringing.headers['content-type']).toContain('text/xml');
  expect(ringing.body).toContain('+13055550100</Number>');
  expect(await callOf(sid)).toMatchObject({ status: 'ringing', campaign_id: line.campaignId, billing: 'none' });
  expect(await balances(t.db, line)).toEqual({ balance: 995_000, reserved: 5_000 });

  await carrier.answered(sid, 'leg1');
  expect(await callOf(sid)).toMatchObject({ status: 'connected' });
  const after = await carrier.dialEnded(sid, 'leg1', 'completed', 120);
  expect(after.body).toContain('<Hangup/>');
  expect(await callOf(sid)).toMatchObject({
    status: 'completed',
    outcome: 'qualified',
    reason: null,
    billing: 'held',
    talk_seconds: 120,
    price_cents: 5_000,
    payout_cents: 2_500,
  });
  expect(await balances(t.db, line)).toEqual({ balance: 995_000, reserved: 0, held: 2_500 });
  await carrier.ended(sid);
  await carrier.legCompleted(sid, 'leg1', 120);
  expect(await balances(t.db, line)).toEqual({ balance: 995_000, reserved: 0, held: 2_500 });
});

test('a short call is not paid and gives everything back', async () => {
  const line = await aLine(t);
  const sid = aSid();
  await carrier.voice(sid, aNumber(), line.number);
  await carrier.dialEnded(sid, 'leg1', 'completed', 12);
  expect(await callOf(sid)).toMatchObject({ outcome: 'unqualified', reason: 'too_short', billing: 'none' });
  expect(await balances(t.db, line)).toEqual({ balance: 1_000_000, reserved: 0 });
});

test('asked again, the carrier gets the same answer and nothing happens twice', async () => {
  const line = await aLine(t);
  const [sid, caller] = [aSid(), aNumber()];
  const answers = await Promise.all([1, 2, 3].map(() => carrier.voice(sid, caller, line.number)));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await rows(t.db, 'select 1 from call where call_sid = $1', [sid])).toHaveLength(1);
  expect(await balances(t.db, line)).toEqual({ balance: 995_000, reserved: 5_000 });
});

test('a busy target hands over to the next, a repeated dial callback to the same one, and the last ends the call', async () => {
  const targets = [
    aTarget({ id: 'a', number: '+13055550101', priority: 1 }),
    aTarget({ id: 'b', number: '+13055550102', priority: 2 }),
  ];
  const line = await aLine(t, { terms: { targets } });
  const sid = aSid();
  expect((await carrier.voice(sid, aNumber(), line.number)).body).toContain('+13055550101');
  const next = await carrier.dialEnded(sid, 'leg1', 'busy');
  expect(next.body).toContain('+13055550102');
  expect((await carrier.dialEnded(sid, 'leg1', 'busy')).body).toBe(next.body);
  expect((await carrier.dialEnded(sid, 'leg2', 'no-answer', 0, 1)).body).toContain('<Hangup/>');
  expect(await callOf(sid)).toMatchObject({ status: 'no_answer', reason: 'no_answer', billing: 'none' });
  expect(await balances(t.db, line)).toEqual({ balance: 1_000_000, reserved: 0 });
});

test('callbacks that overtake the call are kept and count when it comes', async () => {
  const line = await aLine(t);
  const sid = aSid();
  await carrier.dialEnded(sid, 'leg1', 'completed', 100);
  await carrier.voice(sid, aNumber(), line.number);
  expect(await callOf(sid)).toMatchObject({ status: 'completed', outcome: 'qualified', billing: 'held' });
});

test('a forged or unsigned webhook changes nothing and leaves a metric only', async () => {
  const line = await aLine(t);
  const forger = aCarrier(t, 'a guess');
  const before = await rows(t.db, 'select count(*) as calls from call');
  expect((await forger.voice(aSid(), aNumber(), line.number)).statusCode).toBe(403);
  const unsigned = await t.app.inject({ method: 'POST', url: '/carrier/twilio/status', payload: { CallSid: 'x' } });
  expect(unsigned.statusCode).toBe(403);
  expect(await rows(t.db, 'select count(*) as calls from call')).toEqual(before);
  expect(await t.services.metrics.registry.metrics()).toContain('carrier_webhooks_refused_total 2');
});

test.each([
  ['too many calls of the day', { caps: { daily: 3, monthly: null, counts: 'qualified' as const } }, 'over_cap', 3],
  ['too many calls at once', { concurrency: { campaign: 4, perPublisher: null } }, 'no_capacity', 4],
  ['too many calls of one publisher', { concurrency: { campaign: null, perPublisher: 2 } }, 'no_capacity', 2],
  ['full targets', { targets: [aTarget({ concurrency: 2 })] }, 'no_capacity', 2],
  ['a spent daily budget', { budget: { totalCents: null, dailyCents: 14_999 } }, 'over_budget', 2],
  ['a spent total budget', { budget: { totalCents: 15_000, dailyCents: null } }, 'over_budget', 3],
])('%s: never one too many, however many come at once', async (_name, terms, reason, admitted) => {
  const line = await aLine(t, { terms });
  const sids = Array.from({ length: 20 }, aSid);
  await Promise.all(sids.map((sid) => carrier.voice(sid, aNumber(), line.number)));
  const counted = await rows(
    t.db,
    'select status, reason, count(*) as calls from call where campaign_id = $1 group by 1, 2',
    [line.campaignId],
  );
  expect(counted).toContainEqual({ status: 'ringing', reason: null, calls: admitted });
  expect(counted).toContainEqual({ status: 'refused', reason, calls: 20 - admitted });
});

test('an advertiser who runs out of money gets exactly the calls the balance covers', async () => {
  const line = await aLine(t, { balanceCents: 22_000 });
  await Promise.all(Array.from({ length: 20 }, () => carrier.voice(aSid(), aNumber(), line.number)));
  expect(await balances(t.db, line)).toEqual({ balance: 2_000, reserved: 20_000 });
});

test('a caller has one call to a campaign at a time; after a qualified one the next is a duplicate that rings unbilled', async () => {
  const line = await aLine(t);
  const caller = aNumber();
  const [first, second, third] = [aSid(), aSid(), aSid()];
  await Promise.all([first, second].map((sid) => carrier.voice(sid, caller, line.number)));
  const states = [await callOf(first), await callOf(second)].map((call) => call?.reason);
  expect(states.toSorted()).toEqual(['in_flight', null]);
  const open = states[0] === null ? first : second;
  await carrier.dialEnded(open, 'leg1', 'completed', 100);
  expect((await carrier.voice(third, caller, line.number)).body).toContain('<Dial');
  await carrier.dialEnded(third, 'leg3', 'completed', 300);
  expect(await callOf(third)).toMatchObject({ status: 'completed', reason: 'duplicate', billing: 'none' });
  expect(await balances(t.db, line)).toEqual({ balance: 995_000, reserved: 0, held: 2_500 });
});

test('a blocked caller reaches nobody: on the network, or only with the advertiser who blocked them', async () => {
  const [line, other] = [await aLine(t), await aLine(t)];
  const [everywhere, here] = [aNumber(), aNumber()];
  const { headers } = await t.signIn('admin');
  await t.call('POST', '/blocked-callers', { headers, body: { number: everywhere, reason: 'spam' } });
  const own = { number: here, advertiserId: line.advertiserId };
  expect((await t.call('POST', '/blocked-callers', { headers, body: own })).statusCode).toBe(201);
  const reasonOf = async (from: string, to: string) => {
    const sid = aSid();
    await carrier.voice(sid, from, to);
    return (await callOf(sid))?.reason;
  };
  expect(await reasonOf(everywhere, other.number)).toBe('blocked');
  expect(await reasonOf(here, line.number)).toBe('blocked');
  expect(await reasonOf(here, other.number)).toBeNull();
});

test('a paused campaign takes no call from the moment it is paused', async () => {
  const line = await aLine(t);
  await carrier.voice(aSid(), aNumber(), line.number); // now it is in memory
  await t.db.updateTable('campaign').set({ status: 'paused' }).where('id', '=', line.campaignId).execute();
  await vi.waitFor(async () => {
    const sid = aSid();
    await carrier.voice(sid, aNumber(), line.number);
    expect(await callOf(sid)).toMatchObject({ status: 'refused', reason: 'campaign_inactive' });
  }, 30_000);
});

test('when the database stalls the caller hears an apology, and what came too late is given back', async () => {
  const line = await aLine(t);
  const sid = aSid();
  const blocker = t.newClient();
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query('select 1 from ledger_balance where account = $1 for update', [
    `advertiser:${line.advertiserId}:balance`,
  ]);
  const answer = await carrier.voice(sid, aNumber(), line.number);
  expect(answer.body).toContain('something went wrong on our side');
  expect(answer.body).not.toContain('<Dial');
  await blocker.query('rollback');
  await blocker.end();
  await vi.waitFor(async () => expect(await callOf(sid)).toMatchObject({ status: 'failed', reason: 'failed' }), 30_000);
  expect(await balances(t.db, line)).toEqual({ balance: 1_000_000, reserved: 0 });
});
