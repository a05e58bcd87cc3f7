import { localDate } from '@callstead/domain/zone-clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLine, rows } from '../../../testing/call-world.ts';
import { aPastCall } from '../../../testing/past-calls.ts';
import { aMethod, anAdjustment, runsOf } from '../../../testing/payout-world.ts';
import { createTestNetwork, PASSWORD, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { approveDueCalls } from '../../calls/approve-calls.ts';
import { memberOf } from '../../identity/session/actor.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { changeSettings } from '../../settings/commands.ts';

let t: TestNetwork;
let admin: Person;
let referrer: Person;
let r: ReturnType<typeof runsOf>;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
  referrer = await t.signIn('publisher');
  r = runsOf(t, admin);
});
afterAll(() => t.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const affId = () => referrer.profile.aff_id ?? '';
const referralsOf = async (person: Person) => (await r.get('/referrals', person)).json();
const earned = async () => (await referralsOf(referrer)).earnedCents;

async function register(email: string, ref?: string): Promise<string> {
  const form = {
    ...{ userType: 'publisher', fullName: 'Ana Ruiz', email, phone: '(305) 555-0142', trafficSources: 'SEO' },
    ...{ password: PASSWORD, confirmPassword: PASSWORD, language: 'es', captchaId: await t.aSolvedCaptcha(), ref },
  };
  expect((await t.call('POST', '/register', { body: form })).statusCode).toBe(204);
  const [account] = await rows<{ id: string }>(t.db, 'select id from account where email = $1', [email]);
  return account?.id ?? '';
}

const tieOf = async (accountId: string) =>
  (await rows<{ referrer_id: string }>(t.db, 'select referrer_id from referral where account_id = $1', [accountId]))[0];

test('while the network gives nothing for it, no link is offered and nobody is tied', async () => {
  expect(await referralsOf(referrer)).toEqual({ offer: null, people: 0, earnedCents: 0 });
  expect(await tieOf(await register('early@people.example', affId()))).toBeUndefined();
});

test('who registers through a link is tied to its owner, once and for good; the admin sees to whom', async () => {
  const values = { shareBasisPoints: 1000, months: 6 };
  await changeSettings(t.services, memberOf(admin.profile), { group: 'referrals', version: 0, values });
  const { offer } = await referralsOf(referrer);
  expect(offer).toEqual({ link: expect.stringMatching(`/register\\?ref=${affId()}$`), ...values });
  const brought = await register('brought@people.example', affId().toLowerCase());
  expect(await tieOf(brought)).toEqual({ referrer_id: referrer.profile.id });
  expect(await referralsOf(referrer)).toMatchObject({ people: 1, earnedCents: 0 });
  expect((await r.get(`/admin/accounts/${brought}`)).json().referredBy).toMatchObject({
    ...{ id: referrer.profile.id, affId: affId(), shareBasisPoints: 1000 },
  });
  const change = `update referral set referrer_id = '${admin.profile.id}' where account_id = '${brought}'`;
  await expect(rows(t.db, change)).rejects.toThrow();
  await expect(rows(t.db, `delete from referral where account_id = '${brought}'`)).rejects.toThrow();
});

test('a code that nobody has, or of somebody who is not approved, keeps nobody from registering', async () => {
  const pending = await t.anAccount('publisher', 'pending');
  for (const [index, ref] of ['NOBODY', 'x'.repeat(500), pending.aff_id ?? '', undefined].entries())
    expect(await tieOf(await register(`odd${index}@people.example`, ref))).toBeUndefined();
});

test('nobody brings themselves', async () => {
  const own = `insert into referral values ($1, $1, 500, now(), now() + interval '1 year')`;
  await expect(rows(t.db, own, [referrer.profile.id])).rejects.toThrow(/check/);
});

/** On other terms than today's. */
const tie = (publisherId: string) =>
  rows(t.db, 'insert into referral values ($1, $2, 1000, $3, $4)', [
    ...[publisherId, referrer.profile.id, daysAgo(60), daysAgo(21.5)],
  ]);

/** Somebody with two sales of 25 dollars each, one of them after the time that counts for a referral, and an adjustment. */
async function aSeller(): Promise<{ publisherId: string; calls: string[] }> {
  const { id: publisherId } = await t.anAccount('publisher');
  await aMethod(t, publisherId);
  const line = await aLine(t, { publisherId });
  const calls = [await aPastCall(t, line, daysAgo(22)), await aPastCall(t, line, daysAgo(21))];
  await approveDueCalls(t, daysAgo(5));
  await anAdjustment(t, publisherId, 10_000);
  return { publisherId, calls };
}

async function paid(publisherId: string): Promise<string> {
  const { id: runId } = await r.frozen();
  const payoutId = (await r.rowOf(runId, publisherId))?.payout?.id ?? '';
  const sentOn = localDate(new Date(), 'America/New_York');
  expect((await r.post(`/admin/payouts/${payoutId}/sent`, { sentOn })).statusCode).toBe(204);
  return payoutId;
}

test('their sales, when paid, give a share out of the margin; what comes back takes it back, a refusal too', async () => {
  const { publisherId, calls } = await aSeller();
  await tie(publisherId);
  const payoutId = await paid(publisherId);
  expect(await earned()).toBe(250); // of one sale: neither the late one nor the adjustment counts
  const [entry] = await rows(
    t.db,
    `select p.from_account, p.to_account, p.amount_cents from ledger_entry e join ledger_posting p on p.entry_id = e.id
     where e.source_key = $1`,
    [`referral:${payoutId}`],
  );
  const payable = `publisher:${referrer.profile.id}:payable`;
  expect(entry).toEqual({ from_account: 'network:revenue', to_account: payable, amount_cents: 250 });
  await r.post(`/admin/payouts/${payoutId}/failed`, { reason: 'closed' });
  expect(await earned()).toBe(0);
  expect(await verifyLedger(t.db)).toEqual([]);
  await r.post(`/admin/calls/${calls[0]}/decision`, { decision: 'refused', reason: 'wrong number' });
  await paid(publisherId);
  expect(await earned()).toBe(0);
  expect(await verifyLedger(t.db)).toEqual([]);
});

test('a sale refused after its payout takes its share back at once and not again with the next; a statement names it', async () => {
  const { publisherId, calls } = await aSeller();
  await tie(publisherId);
  await paid(publisherId);
  await aMethod(t, referrer.profile.id);
  await anAdjustment(t, referrer.profile.id, 20_000);
  const own = await paid(referrer.profile.id);
  const { byKind } = (await r.get(`/payouts/${own}`, referrer)).json();
  expect(byKind).toContainEqual({ kind: 'referral', lines: expect.any(Number), amountCents: 250 });
  await r.post(`/admin/calls/${calls[0]}/decision`, { decision: 'refused', reason: 'wrong number' });
  expect(await earned()).toBe(0);
  expect(await r.balance(referrer.profile.id, 'payable')).toBe(-250);
  expect(await verifyLedger(t.db)).toEqual([]);
  await anAdjustment(t, publisherId, 15_000);
  await paid(publisherId);
  expect(await earned()).toBe(0);
  expect(await verifyLedger(t.db)).toEqual([]);
});

test('a payout that comes back after one of its sales was refused takes nothing twice', async () => {
  const { publisherId, calls } = await aSeller();
  await tie(publisherId);
  const before = await earned();
  const payoutId = await paid(publisherId);
  expect((await earned()) - before).toBe(250);
  await r.post(`/admin/calls/${calls[0]}/decision`, { decision: 'refused', reason: 'wrong number' });
  expect((await earned()) - before).toBe(0);
  await r.post(`/admin/payouts/${payoutId}/failed`, { reason: 'closed' });
  expect((await earned()) - before).toBe(0);
  await paid(publisherId);
  expect((await earned()) - before).toBe(0);
  expect(await verifyLedger(t.db)).toEqual([]);
});

test('a share that was never booked is found', async () => {
  const { publisherId } = await aSeller();
  const payoutId = await paid(publisherId);
  await tie(publisherId);
  const expected = `${referrer.profile.id} 250`;
  expect(await verifyLedger(t.db)).toEqual([
    expect.objectContaining({ about: payoutId, expected, invariant: expect.stringContaining('brought somebody') }),
  ]);
});
