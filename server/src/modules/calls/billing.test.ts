import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  aCarrier,
  aLine,
  aNumber,
  aQualifiedCall,
  aSid,
  balances,
  type Line,
  rows,
  topUp,
} from '../../testing/call-world.ts';
import { createTestNetwork, PASSWORD, type TestNetwork } from '../../testing/test-network.ts';
import { memberOf } from '../identity/session/actor.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { approveDueCalls } from './approve-calls.ts';
import { decideCall } from './commands.ts';
import { sweepLostCalls } from './sweep-lost-calls.ts';

let t: TestNetwork;
let carrier: ReturnType<typeof aCarrier>;
beforeAll(async () => {
  t = await createTestNetwork();
  carrier = aCarrier(t);
});
afterAll(async () => {
  expect(await verifyLedger(t.db)).toEqual([]);
  await t.close();
});

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

const idOf = async (sid: string) =>
  (await rows<{ id: string }>(t.db, 'select id from call where call_sid = $1', [sid]))[0]?.id ?? '';
const billingOf = async (id: string) =>
  (await rows<{ billing: string }>(t.db, 'select billing from call where id = $1', [id]))[0]?.billing;

/** The advertiser of a line, logged in. */
async function advertiserOf(line: Line) {
  const profile = await t.db
    .selectFrom('account_with_person')
    .selectAll()
    .where('id', '=', line.advertiserId)
    .executeTakeFirstOrThrow();
  const login = await t.call('POST', '/login', { body: { email: profile.email, password: PASSWORD } });
  const cookie = [login.headers['set-cookie'] ?? []]
    .flat()
    .map((each) => String(each).split(';')[0])
    .join('; ');
  return { cookie };
}

const dispute = (id: string, headers: Record<string, string>) =>
  t.call('POST', `/calls/${id}/dispute`, { headers, body: { reason: 'wrong number' } });

test('a held call is approved by itself when its time is over, and not before', async () => {
  const line = await aLine(t);
  const id = await aQualifiedCall(t, line);
  await approveDueCalls(t, inDays(6.9));
  expect(await billingOf(id)).toBe('held');
  await Promise.all([1, 2, 3].map(() => approveDueCalls(t, inDays(7.1))));
  expect(await billingOf(id)).toBe('approved');
  expect(await balances(t.db, line)).toEqual({ balance: 995_000, reserved: 0, held: 0, payable: 2_500 });
});

test('a dispute inside the time waits for an admin, who gives the money back', async () => {
  const line = await aLine(t);
  const id = await aQualifiedCall(t, line);
  const headers = await advertiserOf(line);
  expect((await dispute(id, headers)).json()).toEqual({ id, billing: 'disputed' });
  expect((await dispute(id, headers)).json().code).toBe('billing_state');
  await approveDueCalls(t, inDays(30));
  expect(await billingOf(id)).toBe('disputed');
  const admin = await t.signIn('admin');
  const body = { decision: 'refused', reason: 'right' };
  const decided = await t.call('POST', `/admin/calls/${id}/decision`, { headers: admin.headers, body });
  expect(decided.json()).toEqual({ id, billing: 'refused' });
  expect(await balances(t.db, line)).toEqual({ balance: 1_000_000, reserved: 0, held: 0 });
});

test('two admins decide a dispute at once: the first decision stands, the other learns that it moved', async () => {
  const line = await aLine(t);
  const id = await aQualifiedCall(t, line);
  await dispute(id, await advertiserOf(line));
  const [first, second] = [await t.signIn('admin'), await t.signIn('admin')];
  const decide = (decision: string, { headers }: typeof first) =>
    t.call('POST', `/admin/calls/${id}/decision`, { headers, body: { decision, seen: 'disputed' } });
  const answers = await Promise.all([decide('approved', first), decide('refused', second)]);
  expect(answers.map((answer) => answer.json().code ?? 'decided').toSorted()).toEqual(['billing_state', 'decided']);
  const stands = answers.find((answer) => answer.statusCode === 200);
  expect(await billingOf(id)).toBe(stands?.json().billing);
});

test('after approval an admin may still take it back: the publisher then owes it', async () => {
  const line = await aLine(t);
  const id = await aQualifiedCall(t, line);
  await approveDueCalls(t, inDays(8));
  expect((await dispute(id, await advertiserOf(line))).json().code).toBe('billing_state');
  const { headers } = await t.signIn('admin');
  await t.call('POST', `/admin/calls/${id}/decision`, { headers, body: { decision: 'refused' } });
  expect(await balances(t.db, line)).toEqual({ balance: 1_000_000, reserved: 0, held: 0, payable: 0 });
});

test('a call whose end was never heard of is swept; when it is heard of after all, it is billed', async () => {
  const line = await aLine(t);
  const sid = aSid();
  await carrier.voice(sid, aNumber(), line.number);
  await sweepLostCalls(t.services.calls, inDays(1));
  const id = await idOf(sid);
  expect(await balances(t.db, line)).toEqual({ balance: 1_000_000, reserved: 0 });
  const askedAgain = await carrier.voice(sid, aNumber(), line.number);
  expect(askedAgain.body).not.toContain('<Dial'); // it holds no place any more
  await carrier.dialEnded(sid, 'leg1', 'completed', 100);
  expect(await billingOf(id)).toBe('held');
  expect(await balances(t.db, line)).toEqual({ balance: 995_000, reserved: 0, held: 2_500 });
});

test('heard of too late to be paid for, it waits for an admin, who bills it once there is money', async () => {
  const line = await aLine(t, { balanceCents: 5_000 });
  const [lost, other] = [aSid(), aSid()];
  await carrier.voice(lost, aNumber(), line.number);
  await sweepLostCalls(t.services.calls, inDays(1));
  await carrier.voice(other, aNumber(), line.number);
  await carrier.dialEnded(other, 'leg2', 'completed', 100);
  await carrier.dialEnded(lost, 'leg1', 'completed', 100);
  const id = await idOf(lost);
  expect(await billingOf(id)).toBe('review');
  const { headers } = await t.signIn('admin');
  const approve = () => t.call('POST', `/admin/calls/${id}/decision`, { headers, body: { decision: 'approved' } });
  expect((await approve()).json().code).toBe('insufficient_balance');
  await topUp(t.db, line.advertiserId, 5_000);
  expect((await approve()).json()).toEqual({ id, billing: 'held' });
  expect(await balances(t.db, line)).toEqual({ balance: 0, reserved: 0, held: 5_000 });
});

test('billed by an admin long after it ended, a call may still be disputed, and its money is dated by the decision', async () => {
  const line = await aLine(t, { balanceCents: 5_000 });
  const lost = aSid();
  await carrier.voice(lost, aNumber(), line.number);
  await sweepLostCalls(t.services.calls, inDays(1));
  const other = await aQualifiedCall(t, line);
  await carrier.dialEnded(lost, 'leg1', 'completed', 100);
  const id = await idOf(lost);
  const { profile } = await t.signIn('admin');
  const at = inDays(20);
  const admin = memberOf(profile, { at });
  await decideCall(t.services, admin, { callId: other, decision: 'refused', reason: null });
  await decideCall(t.services, admin, { callId: id, decision: 'approved', reason: null });
  await approveDueCalls(t, inDays(26.9));
  expect(await billingOf(id)).toBe('held');
  const dated = await rows<{ at: Date }>(t.db, `select at from ledger_entry where source_key = $1`, [
    `call:${id}:qualified`,
  ]);
  expect(dated).toEqual([{ at }]);
});

test('a call whose slot went to another while it was lost waits for an admin, who may bill it all the same', async () => {
  const caps = { daily: 1, monthly: null, counts: 'qualified' as const };
  const line = await aLine(t, { terms: { caps, budget: { dailyCents: 5_000, totalCents: 5_000 } } });
  const lost = aSid();
  await carrier.voice(lost, aNumber(), line.number);
  await sweepLostCalls(t.services.calls, inDays(1));
  await aQualifiedCall(t, line);
  await carrier.dialEnded(lost, 'leg1', 'completed', 100);
  const id = await idOf(lost);
  expect(await billingOf(id)).toBe('review');
  const { headers } = await t.signIn('admin');
  const decided = await t.call('POST', `/admin/calls/${id}/decision`, { headers, body: { decision: 'approved' } });
  expect(decided.json()).toEqual({ id, billing: 'held' });
  expect(await balances(t.db, line)).toEqual({ balance: 990_000, reserved: 0, held: 5_000 });
});

test('money is recorded by admins once, and never below what the advertiser may owe', async () => {
  const line = await aLine(t, { balanceCents: 0 });
  const { headers } = await t.signIn('admin');
  const send = (path: string, body: object) => t.call('POST', `/admin/ledger/${path}`, { headers, body });
  const topUpBody = { id: crypto.randomUUID(), accountId: line.advertiserId, amountCents: 10_000, reason: 'wire' };
  await Promise.all([1, 2, 3].map(() => send('top-ups', topUpBody)));
  expect(await balances(t.db, line)).toEqual({ balance: 10_000 });
  const withdrawal = { id: crypto.randomUUID(), accountId: line.advertiserId, kind: 'withdrawal', amountCents: 10_001 };
  expect((await send('withdrawals', withdrawal)).json().code).toBe('insufficient_balance');
  await t.call('PUT', `/admin/ledger/credit-limits/${line.advertiserId}`, { headers, body: { creditLimitCents: 100 } });
  expect((await send('withdrawals', withdrawal)).statusCode).toBe(204);
  expect(await balances(t.db, line)).toEqual({ balance: -1 });
  const adjustment = {
    id: crypto.randomUUID(),
    accountId: line.publisherId,
    side: 'publisher',
    amountCents: -300,
    reason: 'chargeback',
  };
  expect((await send('adjustments', adjustment)).statusCode).toBe(204);
  expect(await balances(t.db, line)).toEqual({ balance: -1, payable: -300 });
  expect(await rows(t.db, "select 1 from audit_entry where action = 'ledger.record'")).toHaveLength(4);
});

test('an amount corrected after the answer got lost is not taken for the one that was booked', async () => {
  const line = await aLine(t, { balanceCents: 0 });
  const { headers } = await t.signIn('admin');
  const first = { id: crypto.randomUUID(), accountId: line.advertiserId, amountCents: 10_000, reason: 'wire' };
  const send = (body: object) => t.call('POST', '/admin/ledger/top-ups', { headers, body });
  expect((await send(first)).statusCode).toBe(204);
  expect((await send({ ...first, amountCents: 20_000 })).json().code).toBe('recorded_otherwise');
  expect((await send({ ...first, accountId: (await aLine(t)).advertiserId })).json().code).toBe('recorded_otherwise');
  expect((await send(first)).statusCode).toBe(204);
  expect(await balances(t.db, line)).toEqual({ balance: 10_000 });
});

test('the books cannot be edited', async () => {
  await aQualifiedCall(t, await aLine(t));
  await rows(t.db, `insert into call_event (call_id, kind) values ('call_1', 'approved')`);
  for (const statement of [
    'update ledger_posting set amount_cents = 1',
    'delete from ledger_posting',
    'truncate ledger_posting',
    'delete from ledger_entry',
    'update call_event set kind = kind',
    'delete from audit_entry',
  ]) {
    await expect(rows(t.db, statement)).rejects.toThrow(/permission denied/);
    await expect(rows(t.owner, statement)).rejects.toThrow(/append-only/);
  }
});

test('whenever billing moves, open pages of both sides and of admins ask for calls and money again', async () => {
  const line = await aLine(t);
  const admin = await t.signIn('admin');
  const headers = await advertiserOf(line);
  const told: string[] = [];
  const leave = [
    { who: 'publisher', accountId: line.publisherId, isAdmin: false },
    { who: 'advertiser', accountId: line.advertiserId, isAdmin: false },
    { who: 'admin', accountId: admin.profile.id, isAdmin: true },
  ].map(({ who, ...person }) => {
    const tell = ({ topic }: { topic: string }) => told.push(`${who} ${topic}`);
    return t.services.hub.join({ ...person, userId: who, tell, resync: () => undefined });
  });
  const everybody = ['publisher', 'advertiser', 'admin'].flatMap((who) => [`${who} calls`, `${who} money`]);
  const isTold = async () => {
    await t.handleEvents();
    await vi.waitFor(() => expect(told).toEqual(expect.arrayContaining(everybody)), { timeout: 30_000 });
  };
  const id = await aQualifiedCall(t, line);
  await isTold(); // of the call itself
  for (const move of [
    () => dispute(id, headers),
    () => t.call('POST', `/admin/calls/${id}/decision`, { headers: admin.headers, body: { decision: 'refused' } }),
  ]) {
    told.length = 0;
    await move();
    await isTold();
  }
  told.length = 0;
  const other = await aQualifiedCall(t, line);
  await isTold();
  told.length = 0;
  await approveDueCalls(t, inDays(8));
  await isTold();
  expect(await billingOf(other)).toBe('approved');
  for (const each of leave) each();
});
