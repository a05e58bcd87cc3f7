import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCarrier, aLine, aNumber, aSid, rows } from '../../../testing/call-world.ts';
import { aPayment, balanceOfAdvertiser, withFakeGateway } from '../../../testing/payment-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { settlePayments } from '../settle-payments.ts';

let t: TestNetwork;
let g: ReturnType<typeof withFakeGateway>;
let admin: Person;
let accountId: string;
let payment: { id: string; intentRef: string };
beforeAll(async () => {
  t = await createTestNetwork();
  g = withFakeGateway(t);
  admin = await t.signIn('admin');
});
beforeEach(async () => {
  Object.assign(g.faults, { isAway: false, losesAnswers: false, refusesRefunds: false });
  accountId = (await t.anAccount('advertiser')).id;
  payment = await aPayment(t, accountId);
});
afterAll(async () => {
  expect(await verifyLedger(t.db)).toEqual([]);
  await t.close();
});

const balance = () => balanceOfAdvertiser(t, accountId);
const refund = (amountCents: number, id = randomUUID(), reason = 'asked for') =>
  t.call('POST', `/admin/payments/${payment.id}/refunds`, { ...admin, body: { id, amountCents, reason } });
const refunds = async () =>
  (await rows<{ status: string }>(t.db, 'select status from refund where payment_id = $1', [payment.id])).map(
    ({ status }) => status,
  );

test('is booked at once, asked for after, and told to the advertiser when it came', async () => {
  const answer = await refund(3_000);
  expect([answer.statusCode, answer.json().refundableCents]).toEqual([201, 7_000]);
  expect([await balance(), await refunds()]).toEqual([7_000, ['asked']]);
  await g.settle();
  expect([await balance(), await refunds()]).toEqual([7_000, ['succeeded']]);
  const log = await rows(t.db, `select after, reason from audit_entry where action = 'payment.refund'`);
  expect(log).toEqual([{ after: { refund: 3_000, payment: payment.id }, reason: 'asked for' }]);
});

test('sent twice it goes back once; something else under its id is refused', async () => {
  const id = randomUUID();
  await Promise.all([refund(3_000, id), refund(3_000, id)]);
  expect((await refund(4_000, id)).json().code).toBe('recorded_otherwise');
  await g.settle();
  expect([await balance(), [...g.refunds.values()].filter(({ refundId }) => refundId === id).length]).toEqual([
    7_000, 1,
  ]);
});

test('of many at once no more goes back than came', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => refund(3_000)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
  expect((await refund(2_000)).json().code).toBe('refund_too_large');
  expect((await refund(1_000)).statusCode).toBe(201);
  await g.settle();
  expect(await balance()).toBe(0);
});

test('comes from the free balance alone: neither from what a call has set aside nor from credit', async () => {
  await t.db
    .updateTable('ledger_balance')
    .set({ floor_cents: -50_000 })
    .where('account', '=', `advertiser:${accountId}:balance`)
    .execute();
  const line = await aLine(t, { advertiserId: accountId, balanceCents: 0 });
  await aCarrier(t).voice(aSid(), aNumber(), line.number);
  const free = await balance();
  expect(free).toBeLessThan(10_000);
  expect((await refund(10_000)).json().code).toBe('insufficient_balance');
  expect((await refund(free)).statusCode).toBe(201);
  await g.settle();
});

test('that the gateway refuses is booked back, and an admin is told', async () => {
  g.faults.refusesRefunds = true;
  await refund(3_000);
  await g.settle();
  expect([await balance(), await refunds()]).toEqual([10_000, ['failed']]);
  const bells = await rows(t.db, `select data from notification where kind = 'refund_failed' and recipient_id = $1`, [
    admin.profile.user_id,
  ]);
  expect(bells).toEqual([{ data: { advertiserName: 'Test advertiser', amountCents: 3_000 } }]);
  g.faults.refusesRefunds = false;
  expect((await refund(10_000)).statusCode).toBe(201); // nothing of it went back, so all of it still can
  await g.settle();
});

test('is asked for again with the same key while the gateway is away or its answer gets lost', async () => {
  const id = randomUUID();
  g.faults.losesAnswers = true;
  await refund(3_000, id);
  await expect(g.settle()).rejects.toThrow('lost');
  g.faults.losesAnswers = false;
  await settlePayments(t.services, new Date(Date.now() + 5 * 60_000));
  await g.settle();
  expect([await balance(), await refunds()]).toEqual([7_000, ['succeeded']]);
  expect([...g.refunds.values()].filter(({ refundId }) => refundId === id)).toHaveLength(1);
});

test('one the bank sends back later has failed after all, once', async () => {
  await refund(3_000);
  await g.settle();
  const made = [...g.refunds.values()].find(({ intentRef }) => intentRef === payment.intentRef);
  if (made) made.status = 'failed';
  for (let times = 0; times < 2; times += 1) await g.tell('refund', made?.ref ?? '');
  expect([await balance(), await refunds()]).toEqual([10_000, ['failed']]);
});

test('one that somebody made at the gateway itself is in no books: an admin is told, once', async () => {
  const { ref } = g.refundThere(payment.intentRef, 4_000);
  for (let times = 0; times < 2; times += 1) await g.tell('refund', ref);
  expect(await balance()).toBe(10_000);
  const { data } = (await t.call('GET', '/admin/payments/unbooked', admin)).json();
  const found = { intentRef: ref, amountCents: -4_000, reason: 'not_asked_for', advertiser: { id: accountId } };
  expect(data.filter(({ intentRef }: { intentRef: string }) => intentRef === ref)).toMatchObject([found]);
});

test('the database itself keeps more than came from going back', async () => {
  const excess = t.db.insertInto('refund').values({
    id: randomUUID(),
    payment_id: payment.id,
    amount_cents: 10_001,
    reason: 'x',
    created_by: admin.profile.user_id,
  });
  await expect(excess.execute()).rejects.toThrow('more would be paid back');
});
