import { randomUUID } from 'node:crypto';
import { numberAddresses } from '@callstead/domain/numbers/carrier-account';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCarrierAccount, aNumberOnOffer, withCarriers } from '../../testing/a-carrier.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { orderName, placeOrder } from './buy-number.ts';
import { checkAllAccounts } from './check-account.ts';
import { accountNamed, openAccount } from './services.ts';
import { settleOpenOrders } from './settle-orders.ts';

let t: TestNetwork;
let admin: Person;

beforeAll(async () => {
  t = await createTestNetwork();
  await withCarriers(t);
  admin = await t.signIn('admin');
});
afterAll(() => t.close());

type Given = { accountId: string; number: string; id?: string; monthlyCents?: number };
const buy = ({ accountId, number, id = randomUUID(), monthlyCents = 115 }: Given) =>
  t.call('POST', '/admin/number-orders', { headers: admin.headers, body: { id, accountId, number, monthlyCents } });
const soldOf = (number: string) =>
  t.db.selectFrom('simulator_number').selectAll().where('number', '=', number).execute();
const rowsOf = (number: string) =>
  t.db.selectFrom('tracking_number').selectAll().where('number', '=', number).execute();
const orderOf = (number: string) =>
  t.db.selectFrom('number_order').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
const MINUTE_MS = 60_000;
const minutesOn = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

describe('buying', () => {
  test.each(['twilio', 'signalwire'] as const)(
    'a number of %s brings it into the pool, with our addresses',
    async (kind) => {
      const { id: accountId } = await aCarrierAccount(t, admin, kind);
      const number = aNumberOnOffer();
      const response = await buy({ accountId, number });
      expect(response.json()).toMatchObject({ number, state: 'bought', monthlyCents: kind === 'twilio' ? 115 : null });
      const [sold] = await soldOf(number);
      const { voice, status } = numberAddresses(t.services.config.publicUrl, 'twilio');
      expect(sold).toMatchObject({ voice_url: voice, voice_fallback_url: voice, status_callback: status });
      expect(await rowsOf(number)).toMatchObject([{ carrier_account_id: accountId, carrier_sid: sold?.sid }]);
      expect(t.services.carrierKeys.accountOf(number)).toBe(accountId);
    },
  );

  test('twice at once under one id buys once', async () => {
    const { id: accountId } = await aCarrierAccount(t, admin);
    const order = { accountId, number: aNumberOnOffer(), id: randomUUID() };
    const answers = await Promise.all([buy(order), buy(order), buy(order)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await soldOf(order.number)).toHaveLength(1);
    expect((await buy(order)).json().state).toBe('bought');
    expect((await buy({ ...order, number: aNumberOnOffer() })).json().code).toBe('recorded_otherwise');
  });

  test('one number by two orders at once buys it once', async () => {
    const { id: accountId } = await aCarrierAccount(t, admin);
    const number = aNumberOnOffer();
    const answers = await Promise.all([buy({ accountId, number }), buy({ accountId, number })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await rowsOf(number)).toHaveLength(1);
    expect((await buy({ accountId, number })).json().code).toBe('number_in_use');
  });

  test('at more than the price that was shown is refused before the carrier is asked', async () => {
    const { id: accountId } = await aCarrierAccount(t, admin);
    const number = aNumberOnOffer();
    const response = await buy({ accountId, number, monthlyCents: 100 });
    expect(response.json().fields).toEqual({ monthlyCents: 'too_small' });
    expect(await soldOf(number)).toEqual([]);
  });

  test('a number that somebody else has by now says so', async () => {
    const { id: accountId } = await aCarrierAccount(t, admin);
    expect((await buy({ accountId, number: '+13125550190' })).json().code).toBe('number_gone');
    expect(await orderOf('+13125550190')).toMatchObject({ state: 'refused', failure: 'number_gone' });
    expect((await buy({ accountId, number: '+13125550192' })).json().code).toBe('carrier_limited');
  });
});

describe('a purchase whose answer is lost', () => {
  test('because the carrier failed after it sold stays open, is found in its list and not bought again', async () => {
    const { id: accountId } = await aCarrierAccount(t, admin);
    const number = '+12125550191';
    expect((await buy({ accountId, number })).json().state).toBe('asked');
    expect((await buy({ accountId, number })).json().code).toBe('number_in_use');
    await settleOpenOrders(t.services, minutesOn(1));
    await settleOpenOrders(t.services, minutesOn(1));
    expect(await orderOf(number)).toMatchObject({ state: 'bought' });
    expect(await rowsOf(number)).toMatchObject([{ carrier_account_id: accountId }]);
    expect(await soldOf(number)).toHaveLength(1);
  });

  test('because we ended between its answer and our row is found again', async () => {
    const { id: accountId } = await aCarrierAccount(t, admin);
    const [number, id] = [aNumberOnOffer(), randomUUID()];
    await placeOrder(t.services, { id, accountId, number, monthlyCents: 115 }, 'admin', new Date());
    const client = openAccount(t.services, await accountNamed(t.services, accountId));
    const { sid } = await client.buyNumber(
      number,
      orderName(id),
      numberAddresses(t.services.config.publicUrl, 'twilio'),
    );
    expect(await rowsOf(number)).toEqual([]);
    await Promise.all([settleOpenOrders(t.services, minutesOn(1)), settleOpenOrders(t.services, minutesOn(1))]);
    expect(await rowsOf(number)).toMatchObject([{ carrier_sid: sid, monthly_cents: 115 }]);
    await t.handleEvents();
    const bought = await t.db
      .selectFrom('event')
      .select('id')
      .where('type', '=', 'number.buy')
      .where('subject_name', '=', number)
      .execute();
    expect(bought).toHaveLength(1);
  });

  test('because we ended before the carrier heard of it is given up, and nothing is bought', async () => {
    const { id: accountId } = await aCarrierAccount(t, admin);
    const [number, id] = [aNumberOnOffer(), randomUUID()];
    await placeOrder(t.services, { id, accountId, number, monthlyCents: 115 }, 'admin', new Date());
    await settleOpenOrders(t.services, minutesOn(1));
    expect(await orderOf(number)).toMatchObject({ state: 'asked' });
    await settleOpenOrders(t.services, minutesOn(6));
    expect(await orderOf(number)).toMatchObject({ state: 'not_bought' });
    expect(await soldOf(number)).toEqual([]);
    expect((await buy({ accountId, number })).json().state).toBe('bought');
  });

  test('that was given up on and is in the list after all is ours by the next check', async () => {
    const { id: accountId } = await aCarrierAccount(t, admin);
    const [number, id] = [aNumberOnOffer(), randomUUID()];
    await placeOrder(t.services, { id, accountId, number, monthlyCents: 115 }, 'admin', new Date());
    await settleOpenOrders(t.services, minutesOn(6));
    const client = openAccount(t.services, await accountNamed(t.services, accountId));
    await client.buyNumber(number, orderName(id), numberAddresses(t.services.config.publicUrl, 'twilio'));
    await checkAllAccounts(t.services, new Date());
    expect(await orderOf(number)).toMatchObject({ state: 'bought' });
    expect(await rowsOf(number)).toHaveLength(1);
  });
});
