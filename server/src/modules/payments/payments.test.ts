import { randomUUID } from 'node:crypto';
import type { Payment } from '@callstead/contract/payments';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rows } from '../../testing/call-world.ts';
import { balanceOfAdvertiser, withFakeGateway } from '../../testing/payment-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { settlePayments } from './settle-payments.ts';

let t: TestNetwork;
let g: ReturnType<typeof withFakeGateway>;
let advertiser: Person;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  g = withFakeGateway(t);
  admin = await t.signIn('admin');
});
beforeEach(async () => {
  advertiser = await t.signIn('advertiser');
});
afterAll(async () => {
  expect(await verifyLedger(t.db)).toEqual([]);
  await t.close();
});

const balance = () => balanceOfAdvertiser(t, advertiser.profile.id);
const read = async (id: string): Promise<Payment> =>
  (await t.call('GET', `/billing/payments/${id}`, advertiser)).json();
const bellsOf = async ({ profile }: Person, kind: string) =>
  (
    await rows<{ data: object }>(t.db, 'select data from notification where recipient_id = $1 and kind = $2', [
      profile.user_id,
      kind,
    ])
  ).map(({ data }) => data);
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

test('a top-up counts when the gateway says it came, and is told live, by bell and in the list', async () => {
  const { id, pageRef, url } = await g.startTopUp(advertiser, 5_000);
  expect(url).toMatch(/^https:/);
  expect(await read(id)).toMatchObject({ status: 'open', receivedCents: null, refundableCents: 0 });
  expect(await balance()).toBe(0);
  const { ref } = g.pay(pageRef);
  expect(await g.tell('intent', ref)).toBe(200);
  expect(await read(id)).toMatchObject({ status: 'succeeded', receivedCents: 5_000, refundableCents: 5_000 });
  expect(await balance()).toBe(5_000);
  expect(await bellsOf(advertiser, 'payment_received')).toEqual([{ amountCents: 5_000, origin: 'checkout' }]);
  const list = (await t.call('GET', '/billing/payments', advertiser)).json();
  expect(list.data.map((payment: Payment) => payment.id)).toEqual([id]);
  const all = (await t.call('GET', `/admin/payments?account=${advertiser.profile.id}`, admin)).json();
  expect(all.data).toMatchObject([{ id, intentRef: ref, advertiser: { id: advertiser.profile.id } }]);
});

test('an amount outside the limits is refused beside its field', async () => {
  for (const [amountCents, error] of [
    [999, 'too_small'],
    [1_000_001, 'too_large'],
  ]) {
    const body = { id: randomUUID(), amountCents, savesMethod: false };
    const refused = await t.call('POST', '/billing/payments', { ...advertiser, body });
    expect([refused.statusCode, refused.json().fields]).toEqual([422, { amountCents: error }]);
  }
});

test('asked again under its id it is one payment and one page; something else under it is refused', async () => {
  const body = { id: randomUUID(), amountCents: 5_000, savesMethod: false };
  const post = (change: object = {}, who = advertiser) =>
    t.call('POST', '/billing/payments', { ...who, body: { ...body, ...change } });
  const urls = [(await post()).json().url, (await post()).json().url];
  expect(urls[0]).toBe(urls[1]);
  expect((await post({ amountCents: 6_000 })).json().code).toBe('recorded_otherwise');
  expect((await post({}, await t.signIn('advertiser'))).json().code).toBe('recorded_otherwise');
  const found = await rows(t.db, 'select id from payment where account_id = $1', [advertiser.profile.id]);
  expect(found).toHaveLength(1);
});

describe('whatever the gateway tells, in whatever order', () => {
  test('an event that comes twice, and three about the same payment backwards, book it once', async () => {
    const { id, pageRef } = await g.startTopUp(advertiser);
    const { ref } = g.pay(pageRef);
    const [checkout, intent] = [g.event('checkout', pageRef), g.event('intent', ref)];
    for (const event of [intent, checkout, intent, checkout, g.event('intent', ref)]) await g.post(event);
    await g.settle();
    expect([await balance(), (await read(id)).status]).toEqual([5_000, 'succeeded']);
    const entries = await rows(t.db, 'select id from ledger_entry where source_key = $1', [`topup:${ref}`]);
    expect(entries).toHaveLength(1);
  });

  test('a forged event is refused and leaves nothing', async () => {
    const { id, pageRef } = await g.startTopUp(advertiser);
    const { body } = g.event('intent', g.pay(pageRef).ref);
    const before = await rows(t.db, 'select id from gateway_event');
    for (const signature of ['', 'forged', 'é'.repeat(64)])
      expect((await g.post({ body, signature: Buffer.from(signature).toString('latin1') })).statusCode).toBe(400);
    expect(await rows(t.db, 'select id from gateway_event')).toEqual(before);
    expect((await read(id)).status).toBe('open');
  });

  test('another amount than was asked for is booked as it came', async () => {
    const { id, pageRef } = await g.startTopUp(advertiser, 5_000);
    await g.tell('intent', g.pay(pageRef, { amountReceivedCents: 4_200 }).ref);
    expect([await balance(), (await read(id)).receivedCents]).toEqual([4_200, 4_200]);
  });

  test('its fee is booked as soon as it is known, at the expense of the network', async () => {
    const { pageRef } = await g.startTopUp(advertiser);
    const intent = g.pay(pageRef);
    await g.tell('intent', intent.ref);
    intent.fee = { ref: `txn_${intent.ref}`, cents: 175 };
    await settlePayments(t.services, inMinutes(5));
    await settlePayments(t.services, inMinutes(10));
    const booked = await rows(
      t.db,
      `select p.from_account, p.to_account, p.amount_cents from ledger_posting p join ledger_entry e on e.id = p.entry_id
       where e.source_key = $1`,
      [`fee:txn_${intent.ref}`],
    );
    expect(booked).toEqual([{ from_account: 'network:fees', to_account: 'network:gateway', amount_cents: 175 }]);
    expect(await balance()).toBe(5_000);
  });
});

describe('money that fits no payment of ours is booked for nobody, and admins are told once', () => {
  const unbooked = async (ref: string) => {
    const { data } = (await t.call('GET', '/admin/payments/unbooked', admin)).json();
    return data.filter(({ intentRef }: { intentRef: string }) => intentRef === ref);
  };
  const toldOf = async (ref: string) =>
    (await bellsOf(admin, 'payment_unbooked')).filter((data) => JSON.stringify(data).includes(ref));

  test('one that nobody asked for', async () => {
    const { ref } = g.newIntent({ status: 'succeeded', amountReceivedCents: 900 });
    await g.tell('intent', ref);
    await g.tell('intent', ref);
    expect(await unbooked(ref)).toMatchObject([{ reason: 'not_asked_for', amountCents: 900 }]);
    expect(await toldOf(ref)).toHaveLength(1);
    const mails = await t.mailsTo(admin.profile.email);
    expect(
      mails.filter(({ mail, values }) => mail === 'payment-unbooked' && 'ref' in values && values.ref === ref),
    ).toHaveLength(1);
  });

  test.each([
    ['in another currency', { currency: 'eur' }, 'currency'],
    ["with somebody else's card", { customerRef: 'cus_other' }, 'other_customer'],
    ['of nothing', { amountReceivedCents: 0 }, 'no_amount'],
  ])('one %s', async (_, change, reason) => {
    const { id, pageRef } = await g.startTopUp(advertiser);
    const { ref } = g.pay(pageRef, change);
    await g.tell('intent', ref);
    expect([await balance(), (await read(id)).status]).toEqual([0, 'canceled']);
    expect(await unbooked(ref)).toMatchObject([{ reason, advertiser: { id: advertiser.profile.id } }]);
    await g.tell('intent', ref);
    expect(await toldOf(ref)).toHaveLength(1);
  });

  test('a second one for the same payment', async () => {
    const { id, pageRef } = await g.startTopUp(advertiser);
    const first = g.pay(pageRef);
    await g.tell('intent', first.ref);
    const second = g.newIntent({ ...first, ref: `${first.ref}b` });
    await g.tell('intent', second.ref);
    expect([await balance(), (await read(id)).status]).toEqual([5_000, 'succeeded']);
    expect(await unbooked(second.ref)).toMatchObject([{ reason: 'other_intent' }]);
  });
});

describe('a page', () => {
  test('on which a card was declined can still be paid with another', async () => {
    const { id, pageRef } = await g.startTopUp(advertiser);
    await g.tell('intent', g.decline(pageRef).ref);
    expect(await read(id)).toMatchObject({ status: 'open', declineCode: 'card_declined' });
    await g.tell('intent', g.pay(pageRef).ref);
    expect([await balance(), (await read(id)).status]).toEqual([5_000, 'succeeded']);
  });

  test('somebody came back from unpaid is over, and its payment canceled', async () => {
    const { id, pageRef } = await g.startTopUp(advertiser);
    const canceled = await t.call('POST', `/billing/payments/${id}/cancel`, advertiser);
    expect(canceled.json().status).toBe('canceled');
    expect(g.pages.get(pageRef)?.status).toBe('expired');
    expect((await t.call('POST', `/billing/payments/${id}/cancel`, advertiser)).json().code).toBe('payment_state');
  });

  test('that was paid just before it was canceled is paid', async () => {
    const { id, pageRef } = await g.startTopUp(advertiser);
    g.pay(pageRef);
    expect((await t.call('POST', `/billing/payments/${id}/cancel`, advertiser)).json().status).toBe('succeeded');
    expect(await balance()).toBe(5_000);
  });

  test('nobody told us the end of is asked for', async () => {
    const [paid, expired] = [await g.startTopUp(advertiser), await g.startTopUp(advertiser)];
    g.pay(paid.pageRef);
    await g.gateway.expireCheckout(expired.pageRef);
    await settlePayments(t.services, new Date());
    expect((await read(paid.id)).status).toBe('open'); // a webhook has its minute
    await settlePayments(t.services, inMinutes(5));
    expect([(await read(paid.id)).status, (await read(expired.id)).status]).toEqual(['succeeded', 'canceled']);
    expect(await balance()).toBe(5_000);
  });

  test('does not open while the gateway is away, and opens under the same id afterwards', async () => {
    const body = { id: randomUUID(), amountCents: 5_000, savesMethod: false };
    g.faults.isAway = true;
    const away = await t.call('POST', '/billing/payments', { ...advertiser, body });
    g.faults.isAway = false;
    expect([away.statusCode, away.json().code]).toEqual([503, 'unavailable']);
    expect((await t.call('POST', '/billing/payments', { ...advertiser, body })).statusCode).toBe(201);
  });
});

test('events that came while the gateway was away are applied once it is back', async () => {
  const { id, pageRef } = await g.startTopUp(advertiser);
  const { ref } = g.pay(pageRef);
  await g.post(g.event('intent', ref));
  g.faults.isAway = true;
  await expect(settlePayments(t.services, inMinutes(5))).rejects.toThrow('away');
  g.faults.isAway = false;
  await settlePayments(t.services, inMinutes(5));
  expect((await read(id)).status).toBe('succeeded');
  expect(await rows(t.db, 'select id from gateway_event where applied_at is null')).toEqual([]);
});

test('where there is no gateway nothing of it is offered', async () => {
  t.services.gateway = undefined;
  const body = { id: randomUUID(), amountCents: 5_000, savesMethod: false };
  const refused = await t.call('POST', '/billing/payments', { ...advertiser, body });
  const funding = await t.call('GET', '/billing/funding', advertiser);
  const webhook = await g.post(g.event('intent', 'pi_1'));
  t.services.gateway = g.gateway;
  expect([refused.json().code, funding.json().isOffered, webhook.statusCode]).toEqual(['not_offered', false, 400]);
});
