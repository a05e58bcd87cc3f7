import { randomUUID } from 'node:crypto';
import { numberAddresses } from '@callstead/domain/numbers/carrier-account';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCarrierAccount, aNumberOnOffer, carrierCredentials, withCarriers } from '../../testing/a-carrier.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { countByState } from '../numbers/queries.ts';
import { orderName, placeOrder } from './buy-number.ts';
import { checkAllAccounts } from './check-account.ts';
import { refillPool } from './refill.ts';
import { accountNamed, openAccount } from './services.ts';
import { settleOpenOrders } from './settle-orders.ts';

let t: TestNetwork;
let admin: Person;

beforeAll(async () => {
  t = await createTestNetwork({ publicUrl: 'https://calls.example' });
  await withCarriers(t);
  admin = await t.signIn('admin');
});
afterAll(() => t.close());

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  t.call(method, path, { headers: admin.headers, ...(body && { body }) });
const order = (accountId: string, number: string, more: object = {}) =>
  ask('POST', '/admin/number-orders', { id: randomUUID(), accountId, number, monthlyCents: 100, ...more });
const search = async (accountId: string, body: object) =>
  (await ask('POST', `/admin/carriers/${accountId}/searches`, body)).json();
/** On offer at Telnyx, whose numbers are asked for before they are ordered. */
let lines = 0;
const onOffer = () => {
  lines += 1;
  return `+1713555${String(100 + lines).padStart(4, '0')}`;
};
const ordersAt = (number: string) =>
  t.db.selectFrom('simulator_order').selectAll().where('number', '=', number).execute();
const soldAt = (number: string) =>
  t.db.selectFrom('simulator_number').selectAll().where('number', '=', number).execute();
const ours = (number: string) => t.db.selectFrom('tracking_number').selectAll().where('number', '=', number).execute();
const orderOf = (number: string) =>
  t.db.selectFrom('number_order').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
const applications = (accountSid: string) =>
  t.db.selectFrom('simulator_application').selectAll().where('account_sid', '=', accountSid).execute();
const minutesOn = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const accountIn = async (id: string) => {
  const { accounts } = (await ask('GET', '/admin/carriers')).json();
  return accounts.find((account: { id: string }) => account.id === id);
};
const clientOf = async (id: string) => openAccount(t.services, await accountNamed(t.services, id));

describe('an account at Telnyx', () => {
  test('is kept once Telnyx took its key, and shows neither it nor anything of it again', async () => {
    const { id, accountSid, token } = await aCarrierAccount(t, admin, 'telnyx');
    expect(await accountIn(id)).toMatchObject({ kind: 'telnyx', accountSid, host: 'api.telnyx.com' });
    expect((await ask('GET', '/admin/carriers')).body).not.toContain(token);
  });

  test('with a wrong key, or with the id of another account, is refused plainly and not kept', async () => {
    const body = carrierCredentials('telnyx');
    const wrong = [
      { ...body, token: 'KEY-wrong' },
      { ...body, accountSid: randomUUID() },
    ];
    for (const each of wrong)
      expect((await ask('POST', '/admin/carriers', each)).json().code).toBe('carrier_credentials');
    const kept = await t.db.selectFrom('carrier_account').where('account_sid', '=', body.accountSid).execute();
    expect(kept).toEqual([]);
  });

  test('is asked for its public key, and for no other shape of one', async () => {
    const body = carrierCredentials('telnyx');
    const fieldsFor = async (publicKey: string) =>
      (await ask('POST', '/admin/carriers', { ...body, publicKey })).json().fields;
    expect(await fieldsFor('')).toEqual({ publicKey: 'required' });
    for (const none of ['AAAA', `${'A'.repeat(42)}B=`, '-----BEGIN PUBLIC KEY-----'])
      expect(await fieldsFor(none), none).toEqual({ publicKey: 'invalid' });
  });

  test('changes its key at once, and its public key where another one is told', async () => {
    const { id, accountSid, publicKey } = await aCarrierAccount(t, admin, 'telnyx');
    const put = (body: object) => ask('PUT', `/admin/carriers/${id}/token`, body);
    const row = () => t.db.selectFrom('carrier_account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect((await put({ token: `simulated-${accountSid}-2` })).statusCode).toBe(204);
    expect(await row()).toMatchObject({ public_key: publicKey, previous_token: null, previous_until: null });
    const { publicKey: other } = { publicKey: Buffer.alloc(32, 7).toString('base64') };
    expect((await put({ token: `simulated-${accountSid}-2`, publicKey: other })).statusCode).toBe(204);
    expect(await row()).toMatchObject({ public_key: other });
    expect((await put({ token: `simulated-${accountSid}-2`, publicKey: 'none' })).json().fields).toEqual({
      publicKey: 'invalid',
    });
  });
});

describe('searching at Telnyx', () => {
  test('by area code, place and kind tells each number with its own price', async () => {
    const { id } = await aCarrierAccount(t, admin, 'telnyx');
    const miami = await search(id, { areaCode: '305' });
    expect(miami.numbers).toHaveLength(20);
    expect(miami.numbers[0]).toMatchObject({ locality: 'Miami', region: 'FL', monthlyCents: 100, upfrontCents: 0 });
    const [york] = (await search(id, { locality: 'New York', region: 'ny' })).numbers;
    expect(york).toMatchObject({ number: expect.stringMatching(/^\+1212/), monthlyCents: 250 });
    const [free] = (await search(id, { type: 'tollFree' })).numbers;
    expect(free).toMatchObject({ monthlyCents: 100, upfrontCents: 50 });
    const [monterrey] = (await search(id, { country: 'MX', areaCode: '81' })).numbers;
    expect(monterrey).toMatchObject({ number: expect.stringMatching(/^\+5281/), needsAddress: false });
    const [madrid] = (await search(id, { country: 'ES', locality: 'Madrid' })).numbers;
    expect(madrid).toMatchObject({ number: expect.stringMatching(/^\+3491/), needsAddress: true });
    expect((await search(id, { country: 'MX', type: 'mobile' })).numbers).toEqual([]); // a wrong filter to it
    expect((await search(id, { areaCode: '999' })).numbers).toEqual([]);
  });

  test('says plainly that it limits, fails or does not answer in time', async () => {
    const { id } = await aCarrierAccount(t, admin, 'telnyx');
    expect((await search(id, { areaCode: '429' })).code).toBe('carrier_limited');
    expect((await search(id, { areaCode: '500' })).code).toBe('carrier_unreachable');
    const { carrierApi } = t.services.config;
    t.services.config.carrierApi = { ...carrierApi, limitMs: 300 };
    expect((await search(id, { areaCode: '599' })).code).toBe('carrier_unreachable');
    t.services.config.carrierApi = carrierApi;
  });
});

describe('buying at Telnyx', () => {
  test('orders once under our name, and the number comes to the pool with our application', async () => {
    const { id: accountId, accountSid } = await aCarrierAccount(t, admin, 'telnyx');
    const [number, other] = [onOffer(), onOffer()];
    expect((await order(accountId, number)).json()).toMatchObject({ number, state: 'bought', monthlyCents: 100 });
    expect((await order(accountId, other)).json().state).toBe('bought');
    const [application, ...rest] = await applications(accountSid);
    expect(rest).toEqual([]); // one for all numbers
    expect(application).toMatchObject({
      friendly_name: 'Callstead calls.example',
      voice_url: 'https://calls.example/carrier/telnyx/voice',
      voice_fallback_url: 'https://calls.example/carrier/telnyx/voice',
      status_callback: 'https://calls.example/carrier/telnyx/status',
      ...{ voice_method: 'post', active: true, voice_profile_id: '1293384261075731461' },
    });
    const [sold] = await soldAt(number);
    expect(sold).toMatchObject({ connection_id: application?.id });
    expect(await ours(number)).toMatchObject([{ carrier: 'Telnyx', carrier_sid: sold?.sid, monthly_cents: 100 }]);
    const { id } = await orderOf(number);
    expect(await ordersAt(number)).toMatchObject([{ customer_reference: orderName(id) }]);
    expect(t.services.carrierKeys.accountOf(number)).toBe(accountId);
  });

  test('twice at once under one id orders once', async () => {
    const { id: accountId } = await aCarrierAccount(t, admin, 'telnyx');
    const [number, id] = [onOffer(), randomUUID()];
    const answers = await Promise.all([1, 2, 3].map(() => order(accountId, number, { id })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await ordersAt(number)).toHaveLength(1);
    expect((await order(accountId, number, { id })).json().state).toBe('bought');
  });

  test('for more than was shown, a month or once, is refused before anything is ordered', async () => {
    const { id: accountId } = await aCarrierAccount(t, admin, 'telnyx');
    const [dear, free] = ['+12125550120', '+18335550120'];
    expect((await order(accountId, dear)).json().fields).toEqual({ monthlyCents: 'too_small' });
    expect((await order(accountId, free)).json().fields).toEqual({ upfrontCents: 'too_small' });
    expect([...(await ordersAt(dear)), ...(await ordersAt(free))]).toEqual([]);
    expect((await order(accountId, free, { upfrontCents: 50 })).json().state).toBe('bought');
  });

  test('what is not on offer any more, or is taken while it is ordered, says so', async () => {
    const { id: accountId } = await aCarrierAccount(t, admin, 'telnyx');
    expect((await order(accountId, '+13055559999')).json().code).toBe('number_gone');
    expect((await order(accountId, '+13125550190')).json().code).toBe('number_gone');
    expect(await orderOf('+13125550190')).toMatchObject({ state: 'refused', failure: 'number_gone' });
    expect((await order(accountId, '+13125550192')).json().code).toBe('carrier_limited');
    expect(await ours('+13125550190')).toEqual([]);
  });

  test('an order that waits for papers is cancelled, and refused', async () => {
    const { id: accountId } = await aCarrierAccount(t, admin, 'telnyx');
    const number = '+34910500120';
    expect((await order(accountId, number, { type: 'local' })).json().code).toBe('carrier_refused');
    expect(await ordersAt(number)).toMatchObject([{ status: 'cancelled' }]);
    expect(await orderOf(number)).toMatchObject({ state: 'refused' });
    expect(await ours(number)).toEqual([]);
  });

  test('by the pool refills it, too', async () => {
    await aCarrierAccount(t, admin, 'telnyx');
    const { available } = await countByState(t.db, new Date());
    const values = { restDays: 30, refillLevel: available + 2, refillPerDay: 9, refillAreaCodes: '407' };
    await ask('PUT', '/admin/settings', { group: 'numbers', version: 0, values });
    expect(await refillPool(t.services, new Date())).toBe(2);
    const orlando = await t.db.selectFrom('simulator_order').selectAll().where('number', 'like', '+1407%').execute();
    expect(orlando).toMatchObject([{ status: 'success' }, { status: 'success' }]);
  });
});

describe('an order at Telnyx of which nobody knows what became', () => {
  test('that takes a moment is waited for', async () => {
    const { id: accountId } = await aCarrierAccount(t, admin, 'telnyx');
    expect((await order(accountId, '+13055550194')).json().state).toBe('bought');
  });

  test('that takes longer stays open, is found when it is done, and is not ordered again', async () => {
    const { id: accountId } = await aCarrierAccount(t, admin, 'telnyx');
    const number = '+13055550195';
    expect((await order(accountId, number)).json().state).toBe('asked');
    await settleOpenOrders(t.services, minutesOn(1));
    expect(await orderOf(number)).toMatchObject({ state: 'asked' }); // the number is there, and still pending
    await t.db.updateTable('simulator_number').set({ is_active: true }).where('number', '=', number).execute();
    await settleOpenOrders(t.services, minutesOn(1));
    expect(await orderOf(number)).toMatchObject({ state: 'bought' });
    expect(await ordersAt(number)).toHaveLength(1);
  });

  test('because Telnyx failed after it took it is found in its list and not ordered again', async () => {
    const { id: accountId } = await aCarrierAccount(t, admin, 'telnyx');
    const number = '+12135550191';
    expect((await order(accountId, number)).json().state).toBe('asked');
    expect((await order(accountId, number)).json().code).toMatch(/number_(in_use|gone)/);
    await Promise.all([settleOpenOrders(t.services, minutesOn(1)), settleOpenOrders(t.services, minutesOn(1))]);
    expect(await orderOf(number)).toMatchObject({ state: 'bought' });
    expect(await ordersAt(number)).toHaveLength(1);
    expect(await ours(number)).toHaveLength(1);
  });

  test('because its answer took too long is found, too', async () => {
    const { id: accountId } = await aCarrierAccount(t, admin, 'telnyx');
    const { carrierApi } = t.services.config;
    t.services.config.carrierApi = { ...carrierApi, limitMs: 1_500 };
    const number = '+12135550193';
    const answered = (await order(accountId, number)).json();
    t.services.config.carrierApi = carrierApi;
    expect(answered.state).toBe('asked');
    await settleOpenOrders(t.services, minutesOn(1));
    expect(await ours(number)).toHaveLength(1);
    expect(await ordersAt(number)).toHaveLength(1);
  });

  test('and that was given up on is ours by the next check, known by its order where the number has no name', async () => {
    const { id: accountId } = await aCarrierAccount(t, admin, 'telnyx');
    const [number, id] = [onOffer(), randomUUID()];
    await placeOrder(t.services, { id, accountId, number, monthlyCents: 100 }, 'admin', new Date());
    await settleOpenOrders(t.services, minutesOn(6));
    expect(await orderOf(number)).toMatchObject({ state: 'not_bought' });
    const addresses = numberAddresses(t.services.config.publicUrl, 'telnyx');
    await (await clientOf(accountId)).buyNumber(number, orderName(id), addresses);
    await checkAllAccounts(t.services, new Date());
    expect(await orderOf(number)).toMatchObject({ state: 'bought' });
    expect(await ours(number)).toMatchObject([{ carrier_account_id: accountId }]);
  });
});

describe('numbers at Telnyx', () => {
  test('that the account has are imported: their calls come to us from then on', async () => {
    const { id, accountSid } = await aCarrierAccount(t, admin, 'telnyx');
    const [fresh, foreign] = [aNumberOnOffer(), aNumberOnOffer()];
    const others = { account_sid: accountSid, friendly_name: 'x', connection_id: '1' };
    const application = {
      id: '1',
      account_sid: accountSid,
      friendly_name: 'Other',
      voice_url: 'https://elsewhere.example',
    };
    await t.db.insertInto('simulator_application').values(application).execute();
    await t.db
      .insertInto('simulator_number')
      .values([fresh, foreign].map((number) => ({ ...others, sid: number.slice(1), number })))
      .execute();
    const owned = (await ask('GET', `/admin/carriers/${id}/numbers`)).json().numbers;
    expect(owned).toHaveLength(2);
    expect(owned[0]).toMatchObject({ voiceUrl: 'https://elsewhere.example', verdict: 'new' });
    const sids = [fresh.slice(1)];
    expect((await ask('POST', `/admin/carriers/${id}/numbers`, { sids })).json()).toEqual({ adopted: 1 });
    const ourApplication = (await applications(accountSid)).find(({ friendly_name: name }) =>
      name.startsWith('Callstead'),
    );
    expect(await soldAt(fresh)).toMatchObject([{ connection_id: ourApplication?.id }]);
    expect(await soldAt(foreign)).toMatchObject([{ connection_id: '1' }]);
    expect(await ours(fresh)).toMatchObject([{ monthly_cents: 100, carrier_account_id: id }]);
  });

  test('whose addresses somebody changed are set again at night, whatever was changed; what is gone is told', async () => {
    const { id, accountSid } = await aCarrierAccount(t, admin, 'telnyx');
    const [moved, gone] = [onOffer(), onOffer()];
    for (const number of [moved, gone]) await order(id, number);
    const [application] = await applications(accountSid);
    const check = async () => {
      await checkAllAccounts(t.services, new Date());
      const { mended, missing } = await accountIn(id);
      return { mended, missing };
    };
    expect(await check()).toEqual({ mended: 0, missing: 0 });
    await t.db.updateTable('simulator_number').set({ connection_id: null }).where('number', '=', moved).execute();
    await t.db.deleteFrom('simulator_number').where('number', '=', gone).execute();
    expect(await check()).toEqual({ mended: 1, missing: 1 });
    expect(await soldAt(moved)).toMatchObject([{ connection_id: application?.id }]);
    const changes = [{ voice_url: 'https://elsewhere.example' }, { voice_method: 'get' }, { active: false }];
    for (const change of changes) {
      await t.db.updateTable('simulator_application').set(change).where('account_sid', '=', accountSid).execute();
      expect(await check(), JSON.stringify(change)).toEqual({ mended: 1, missing: 1 });
      expect(await applications(accountSid)).toEqual([application]);
    }
  });

  test('are given back, and one that is gone there is gone here', async () => {
    const { id } = await aCarrierAccount(t, admin, 'telnyx');
    const [number, lost] = [onOffer(), onOffer()];
    for (const each of [number, lost]) await order(id, each);
    await t.db.deleteFrom('simulator_number').where('number', '=', lost).execute();
    for (const each of [number, lost]) {
      const [row] = await ours(each);
      expect((await ask('POST', `/admin/numbers/${row?.id}/return`)).statusCode).toBe(204);
      expect([...(await ours(each)), ...(await soldAt(each))]).toEqual([]);
    }
  });
});

test("Telnyx's log of calls is read page by page, and only what came in and in time", async () => {
  const { id, accountSid } = await aCarrierAccount(t, admin, 'telnyx');
  const began = new Date('2026-03-02T10:00:00.000Z');
  const logged = Array.from({ length: 450 }, (_, index) => ({
    ...{
      sid: `v3:${accountSid}${index}`,
      account_sid: accountSid,
      from_number: '+13055550123',
      to_number: '+17135550123',
    },
    ...{ started_at: new Date(began.getTime() + index * 1000), seconds: index, status: 'completed' },
  }));
  const late = { ...logged[0], sid: `v3:${accountSid}late`, started_at: new Date('2026-03-03T10:00:00.000Z') };
  await t.db
    .insertInto('simulator_call')
    .values([...logged, late as (typeof logged)[number]])
    .execute();
  const calls = await (await clientOf(id)).listCalls({ from: began, to: new Date('2026-03-02T11:00:00.000Z') });
  expect(calls).toHaveLength(450);
  expect(calls[7]).toEqual({
    ...{ sid: logged[7]?.sid, from: '+13055550123', to: '+17135550123', seconds: 7 },
    startedAt: logged[7]?.started_at,
  });
});
