import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCarrier, aLine, aNumber, aSid, type Line, rows } from '../../../testing/call-world.ts';
import { aPayment, balanceOfAdvertiser, withFakeGateway } from '../../../testing/payment-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { verifyLedger } from '../../ledger/verify.ts';

let t: TestNetwork;
let g: ReturnType<typeof withFakeGateway>;
let admin: Person;
let advertiser: Person;
let payment: { id: string; intentRef: string };
let line: Line;
beforeAll(async () => {
  t = await createTestNetwork();
  g = withFakeGateway(t);
  admin = await t.signIn('admin');
});
beforeEach(async () => {
  advertiser = await t.signIn('advertiser');
  payment = await aPayment(t, advertiser.profile.id);
  line = await aLine(t, { advertiserId: advertiser.profile.id, balanceCents: 0 });
});
afterAll(async () => {
  expect(await verifyLedger(t.db)).toEqual([]);
  await t.close();
});

const balance = () => balanceOfAdvertiser(t, advertiser.profile.id);
const dispute = (change: Parameters<typeof g.dispute>[1] = {}) =>
  g.dispute(payment.intentRef, { amountCents: 10_000, ...change });
const campaign = async () =>
  (await rows<{ status: string }>(t.db, 'select status from campaign where id = $1', [line.campaignId]))[0]?.status;
const bells = async ({ profile }: Pick<Person, 'profile'>, kind: string) =>
  rows<{ data: object }>(t.db, 'select data from notification where recipient_id = $1 and kind = $2 order by id', [
    profile.user_id,
    kind,
  ]);

test('an inquiry takes nothing yet', async () => {
  const { ref } = dispute({ fundsWithdrawn: false, fees: [] });
  await g.tell('dispute', ref);
  expect([await balance(), await campaign()]).toEqual([10_000, 'active']);
});

test('what the bank took leaves the balance once, however often it is told, and comes back once when it is won', async () => {
  const taken = dispute();
  for (let times = 0; times < 3; times += 1) await g.tell('dispute', taken.ref);
  expect(await balance()).toBe(0);
  taken.status = 'won';
  for (let times = 0; times < 2; times += 1) await g.tell('dispute', taken.ref);
  expect(await balance()).toBe(10_000);
  const fees = await rows(t.db, 'select kind from ledger_entry where source_key = $1', [`fee:${taken.fees[0]?.ref}`]);
  expect(fees).toEqual([{ kind: 'gateway_fee' }]);
});

test('one that is lost stays taken, and nothing of it can be paid back', async () => {
  const taken = dispute();
  await g.tell('dispute', taken.ref);
  taken.status = 'lost';
  await g.tell('dispute', taken.ref);
  taken.status = 'won'; // told wrongly late: decided is decided
  await g.tell('dispute', taken.ref);
  expect(await balance()).toBe(0);
  const shown = (await t.call('GET', `/billing/payments/${payment.id}`, advertiser)).json();
  expect(shown).toMatchObject({ refundableCents: 0, chargebacks: [{ status: 'lost', isWithdrawn: true }] });
});

test('below the floor the campaigns pause, publishers are told as of any pause, both sides by bell and mail', async () => {
  await aCarrier(t).voice(aSid(), aNumber(), line.number); // some of it is set aside
  await g.tell('dispute', dispute().ref);
  expect(await balance()).toBeLessThan(0);
  expect(await campaign()).toBe('paused');
  const below = { advertiserName: 'Test advertiser', balanceCents: await balance(), pausedCampaigns: 1 };
  for (const person of [advertiser, admin])
    expect((await bells(person, 'balance_below_floor')).at(-1)).toEqual({ data: below });
  const mailed = async ({ profile }: Person) => (await t.mailsTo(profile.email)).map(({ mail }) => mail);
  expect(await mailed(advertiser)).toEqual(expect.arrayContaining(['chargeback-opened', 'balance-below-floor']));
  expect(await mailed(admin)).toContain('advertiser-below-floor');
  const publisher = await rows<{ user_id: string }>(t.db, 'select user_id from account_member where account_id = $1', [
    line.publisherId,
  ]);
  const told = await rows(t.db, `select data ->> 'status' as status from notification where recipient_id = $1`, [
    publisher[0]?.user_id,
  ]);
  expect(told).toEqual([{ status: 'paused' }]);
  const log = await rows<{ actor_id: string | null; reason: string }>(
    t.db,
    `select actor_id, reason from audit_entry where action = 'campaign.pause' and subject_id = $1`,
    [line.campaignId],
  );
  expect(log).toEqual([{ actor_id: null, reason: expect.stringContaining('por debajo de su límite') }]);
  expect(await verifyLedger(t.db)).toEqual([]);
});

test('a credit limit that is lowered below what is owed pauses them, too', async () => {
  const limit = (creditLimitCents: number) =>
    t.call('PUT', `/admin/ledger/credit-limits/${advertiser.profile.id}`, { ...admin, body: { creditLimitCents } });
  await limit(20_000);
  await g.tell('dispute', dispute({ amountCents: 10_000 }).ref);
  const second = await aPayment(t, advertiser.profile.id);
  await g.tell('dispute', g.dispute(second.intentRef, { amountCents: 10_000 }).ref);
  const third = await aPayment(t, advertiser.profile.id, {});
  await t.call('POST', '/admin/ledger/withdrawals', {
    ...admin,
    body: { id: third.id, accountId: advertiser.profile.id, kind: 'withdrawal', amountCents: 15_000, reason: '' },
  });
  expect([await balance(), await campaign()]).toEqual([-5_000, 'active']);
  await limit(1_000);
  expect(await campaign()).toBe('paused');
});

test('one that is told of before its payment takes back what it books first', async () => {
  const { id, pageRef } = await g.startTopUp(advertiser, 7_000);
  const { ref: intentRef } = g.pay(pageRef);
  await g.tell('dispute', g.dispute(intentRef).ref); // of the payment itself nobody has told us yet
  expect(await balance()).toBe(10_000);
  const shown = (await t.call('GET', `/billing/payments/${id}`, advertiser)).json();
  expect(shown).toMatchObject({ status: 'succeeded', chargebacks: [{ amountCents: 7_000, isWithdrawn: true }] });
  await g.tell('intent', intentRef);
  expect(await balance()).toBe(10_000);
});

test('a dispute about what is nobody’s in the books is for an admin', async () => {
  const { ref } = g.dispute('pi_unknown', { amountCents: 700 });
  await g.tell('dispute', ref);
  const { data } = (await t.call('GET', '/admin/payments/unbooked', admin)).json();
  expect(data).toContainEqual(expect.objectContaining({ intentRef: ref, amountCents: -700, reason: 'not_asked_for' }));
});
