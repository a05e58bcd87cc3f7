import { randomUUID } from 'node:crypto';
import type { FundingResponse } from '@callstead/contract/payments';
import { postAdjustment } from '@callstead/domain/ledger/post-adjustment';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../db/database.ts';
import { aCarrier, aLine, aNumber, aSid, rows, topUp } from '../../../testing/call-world.ts';
import { aLeadCampaign, postLead } from '../../../testing/lead-world.ts';
import { aMethod, aPayment, aRecharge, balanceOfAdvertiser, withFakeGateway } from '../../../testing/payment-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { postEntries } from '../../ledger/queries.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { applyDispute } from '../chargebacks/apply-dispute.ts';
import { settlePayments } from '../settle-payments.ts';
import { rechargeBalances, startRecharge } from './start-recharge.ts';

let t: TestNetwork;
let g: ReturnType<typeof withFakeGateway>;
let advertiser: Person;
let id: string;
beforeAll(async () => {
  t = await createTestNetwork();
  g = withFakeGateway(t);
});
beforeEach(async () => {
  Object.assign(g.faults, { isAway: false, declines: false, losesAnswers: false });
  advertiser = await t.signIn('advertiser');
  id = advertiser.profile.id;
});
afterAll(async () => {
  expect(await verifyLedger(t.db)).toEqual([]);
  await t.close();
});

const payments = () =>
  rows<{ id: string; status: string; amount_cents: number }>(
    t.db,
    `select id, status, amount_cents from payment where account_id = $1 order by created_at`,
    [id],
  );
const statuses = async () => (await payments()).map(({ status }) => status);
const balance = () => balanceOfAdvertiser(t, id);
const funding = async (): Promise<FundingResponse> => (await t.call('GET', '/billing/funding', advertiser)).json();
const start = (now = new Date()) => inTransaction(t.services, (tx) => startRecharge(tx, id, now));
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

/** Spends without calls. */
async function spend(amountCents: number): Promise<void> {
  if (amountCents === 0) return;
  const entry = postAdjustment({
    id: randomUUID(),
    account: { kind: 'advertiser', id },
    amountCents: -amountCents,
    reason: 'spent',
  });
  await postEntries(t.db, [{ ...entry, kind: 'adjustment' }]);
}

test('a call that takes the balance below what somebody said brings new money, behind the engine', async () => {
  await aRecharge(t, id, g.fake);
  const line = await aLine(t, { advertiserId: id, balanceCents: 6_000 });
  await aCarrier(t).voice(aSid(), aNumber(), line.number);
  const reserved = await balance();
  expect(reserved).toBeLessThan(5_000);
  await g.settle();
  expect(await statuses()).toEqual(['succeeded']);
  expect(await balance()).toBe(reserved + 10_000);
  expect((await funding()).autoRecharge).toMatchObject({ isOn: true, chargedTodayCents: 10_000 });
});

test('so does a lead', async () => {
  await aRecharge(t, id, g.fake);
  const campaign = await aLeadCampaign(t, { advertiserId: id, balanceCents: 6_000 });
  await postLead(t, campaign);
  const left = await balance();
  expect(left).toBeLessThan(5_000);
  await g.settle();
  expect([await statuses(), await balance()]).toEqual([['succeeded'], left + 10_000]);
});

test('the minute that no event told of finds it, too', async () => {
  await aRecharge(t, id, g.fake);
  await rechargeBalances(t.services, new Date());
  await g.settle();
  expect([await statuses(), await balance()]).toEqual([['succeeded'], 10_000]);
});

test('of many who look at once one charges', async () => {
  await aRecharge(t, id, g.fake);
  const started = await Promise.all(Array.from({ length: 12 }, () => start()));
  expect(started.filter(Boolean)).toHaveLength(1);
  await Promise.all([g.settle(), start(), rechargeBalances(t.services, new Date())]);
  await g.settle();
  expect(await statuses()).toEqual(['succeeded']);
});

test('the database itself keeps a second attempt out', async () => {
  await aRecharge(t, id, g.fake);
  await start();
  const second = t.db
    .insertInto('payment')
    .values({ id: randomUUID(), account_id: id, origin: 'auto_recharge', amount_cents: 100 })
    .execute();
  await expect(second).rejects.toThrow('payment_one_recharge');
  await g.settle();
});

test('a day sees its limit and not a cent more, counting what is under way', async () => {
  await aRecharge(t, id, g.fake);
  for (let times = 0; times < 4; times += 1) {
    await rechargeBalances(t.services, new Date());
    await g.settle();
    await spend(await balance());
  }
  expect(await statuses()).toEqual(['succeeded', 'succeeded']);
  expect((await funding()).autoRecharge?.chargedTodayCents).toBe(20_000);
  const tomorrow = new Date(Date.now() + 25 * 60 * 60_000);
  expect(await start(tomorrow)).toBe(true);
  await g.settle();
});

describe('a decline', () => {
  test('stops it with notice by bell and mail, and only the person switches it on again', async () => {
    const method = await aRecharge(t, id, g.fake);
    g.faults.declines = true;
    await start();
    await g.settle();
    await rechargeBalances(t.services, new Date());
    await g.settle();
    expect(await statuses()).toEqual(['declined']);
    const { autoRecharge } = await funding();
    expect(autoRecharge).toMatchObject({ isOn: false, stopped: { because: 'declined', declineCode: 'card_declined' } });
    expect((await t.mailsTo(advertiser.profile.email)).map(({ mail }) => mail)).toEqual(['auto-recharge-stopped']);
    const bells = await rows(t.db, `select kind, data from notification where recipient_id = $1`, [
      advertiser.profile.user_id,
    ]);
    expect(bells).toEqual([{ kind: 'auto_recharge_stopped', data: { amountCents: 10_000, because: 'declined' } }]);

    g.faults.declines = false;
    await topUp(t.db, id, 100); // money alone does not switch it on
    await rechargeBalances(t.services, new Date());
    expect(await statuses()).toEqual(['declined']);
    const rule = { isOn: true, belowCents: 5_000, addCents: 10_000, dailyLimitCents: 10_000, methodId: method.id };
    const body = { ...rule, version: autoRecharge?.version };
    expect((await t.call('PUT', '/billing/auto-recharge', { ...advertiser, body })).json().stopped).toBeNull();
    await g.settle();
    expect(await statuses()).toEqual(['declined', 'succeeded']); // what was declined counts for nothing in the day
  });
});

describe('a dispute of its method', () => {
  const stopped = () => funding().then(({ autoRecharge }) => autoRecharge?.stopped?.because ?? null);

  test('stops it with notice, also what was about to be charged', async () => {
    const method = await aRecharge(t, id, g.fake);
    const paid = await aPayment(t, id, { funding_method_id: method.id });
    await spend(10_000);
    await start();
    await applyDispute(t.services, g.dispute(paid.intentRef, { amountCents: 10_000 }).ref);
    await g.settle();
    await rechargeBalances(t.services, new Date());
    expect([await statuses(), await stopped()]).toEqual([['succeeded', 'canceled'], 'disputed']);
    expect((await t.mailsTo(advertiser.profile.email)).map(({ mail }) => mail)).toContain('auto-recharge-stopped');
  });

  test('leaves a recharge alone that charges another', async () => {
    await aRecharge(t, id, g.fake);
    const other = await aMethod(t, id, g.fake);
    const paid = await aPayment(t, id, { funding_method_id: other.id });
    await applyDispute(t.services, g.dispute(paid.intentRef, { amountCents: 10_000 }).ref);
    await g.settle();
    expect([await stopped(), await statuses()]).toEqual([null, ['succeeded', 'succeeded']]);
  });
});

test('a crash between the row and the charge, or an answer that got lost: asked again with the same key', async () => {
  await aRecharge(t, id, g.fake);
  g.faults.losesAnswers = true;
  await start();
  await expect(g.settle()).rejects.toThrow('lost');
  g.faults.losesAnswers = false;
  const charged = () => [...g.intents.values()].filter(({ customerRef }) => customerRef === `cus_${id}`);
  expect([await statuses(), charged().length]).toEqual([['open'], 1]);
  await settlePayments(t.services, minutes(5));
  await g.settle();
  expect([await statuses(), charged().length, await balance()]).toEqual([['succeeded'], 1, 10_000]);
});

test('one that could not be asked for within the day is given up, not charged twice', async () => {
  await aRecharge(t, id, g.fake);
  g.faults.isAway = true;
  await start();
  await expect(g.settle()).rejects.toThrow('away');
  g.faults.isAway = false;
  await settlePayments(t.services, minutes(21 * 60));
  expect(await statuses()).toEqual(['canceled']);
  expect((await funding()).autoRecharge).toMatchObject({ isOn: false, stopped: { because: 'canceled' } });
});

describe('its rule', () => {
  const amounts = { isOn: true, belowCents: 5_000, addCents: 10_000, dailyLimitCents: 20_000 };
  const save = (body: object) => t.call('PUT', '/billing/auto-recharge', { ...advertiser, body });

  test('is changed from the version somebody read, and every change is in the audit log', async () => {
    const { id: methodId } = await aMethod(t, id);
    expect((await save({ ...amounts, methodId, version: 0 })).json()).toMatchObject({ ...amounts, version: 1 });
    expect((await save({ ...amounts, isOn: false, methodId, version: 0 })).json().code).toBe('settings_changed');
    await save({ ...amounts, isOn: false, methodId, version: 1 });
    const log = await rows<{ before: object; after: object }>(
      t.db,
      `select before, after from audit_entry where subject_id = $1 and action = 'auto-recharge.change' order by id`,
      [id],
    );
    expect(log.map(({ after }) => after)).toMatchObject([{ isOn: true, method: 'visa ··4242' }, { isOn: false }]);
  });

  test("takes no method of another's and no limit below one recharge", async () => {
    const { id: methodId } = await aMethod(t, (await t.anAccount('advertiser')).id);
    const refused = await save({ ...amounts, dailyLimitCents: 9_999, methodId, version: 0 });
    expect(refused.json().fields).toEqual({ methodId: 'invalid', dailyLimitCents: 'too_small' });
  });
});

test('whose account is no longer approved is not charged', async () => {
  await aRecharge(t, id, g.fake);
  await t.db.updateTable('account').set({ status: 'rejected' }).where('id', '=', id).execute();
  await rechargeBalances(t.services, new Date());
  expect(await start()).toBe(false);
  expect(await payments()).toEqual([]);
});
