import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCarrierAccount, aNumberOnOffer, carrierCredentials, withCarriers } from '../../testing/a-carrier.ts';
import { aLine } from '../../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { countFree } from '../numbers/queries.ts';
import { checkAllAccounts } from './check-account.ts';
import { refillPool } from './refill.ts';
import { returnWaiting } from './return-number.ts';
import { sealToken } from './sealed-token.ts';

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
const buy = (accountId: string, number = aNumberOnOffer(), id = randomUUID()) =>
  ask('POST', '/admin/number-orders', { id, accountId, number, monthlyCents: 115 });
const numberRow = (number: string) =>
  t.db.selectFrom('tracking_number').selectAll().where('number', '=', number).executeTakeFirst();
const atCarrier = (number: string) =>
  t.db.selectFrom('simulator_number').selectAll().where('number', '=', number).executeTakeFirst();
const accountIn = async (id: string) => {
  const { accounts } = (await ask('GET', '/admin/carriers')).json();
  return accounts.find((account: { id: string }) => account.id === id);
};

describe('an account at a carrier', () => {
  test.each(['twilio', 'signalwire', 'telnyx'] as const)(
    'of %s is kept once the carrier took its credentials',
    async (kind) => {
      const { id, accountSid } = await aCarrierAccount(t, admin, kind);
      expect(await accountIn(id)).toMatchObject({ kind, accountSid, checkFailure: null, numbers: 0 });
    },
  );

  test('with a wrong token is refused plainly and not kept', async () => {
    const body = { ...carrierCredentials(), token: 'wrong' };
    const response = await ask('POST', '/admin/carriers', body);
    expect(response.statusCode).toBe(422);
    expect(response.json().code).toBe('carrier_credentials');
    const kept = await t.db.selectFrom('carrier_account').where('account_sid', '=', body.accountSid).execute();
    expect(kept).toEqual([]);
  });

  test('of a space that is not at SignalWire is never asked', async () => {
    const body = { ...carrierCredentials('signalwire'), space: 'evil.example.com' };
    const response = await ask('POST', '/admin/carriers', body);
    expect(response.json().fields).toEqual({ space: 'invalid' });
  });

  test('is added once', async () => {
    const { id: _, ...account } = await aCarrierAccount(t, admin);
    const response = await ask('POST', '/admin/carriers', account);
    expect(response.json().code).toBe('carrier_account_exists');
  });

  test('never shows its token again, and the database holds it sealed', async () => {
    const { id, token } = await aCarrierAccount(t, admin);
    expect((await ask('GET', '/admin/carriers')).body).not.toContain(token);
    const row = await t.db.selectFrom('carrier_account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
    const audit = await t.db.selectFrom('audit_entry').selectAll().where('subject_id', '=', id).execute();
    expect(audit).toHaveLength(1);
    expect(JSON.stringify(audit)).not.toContain(token);
  });

  test('changes its token only for one that the carrier takes, and keeps the one before for a day', async () => {
    const { id } = await aCarrierAccount(t, admin);
    const wrong = await ask('PUT', `/admin/carriers/${id}/token`, { token: 'wrong' });
    expect(wrong.json().code).toBe('carrier_credentials');
    expect((await accountIn(id)).previousUntil).toBeNull();
    await ask('PUT', `/admin/carriers/${id}/token`, { token: 'simulated-second' });
    const account = t.services.carrierKeys.accounts().find((each) => each.id === id);
    expect(account?.tokens.map(({ token }) => token)).toEqual(['simulated-second', 'simulated-for-tests']);
    expect((await accountIn(id)).previousUntil).not.toBeNull();
  });

  test('is not removed while it has numbers', async () => {
    const { id } = await aCarrierAccount(t, admin);
    const number = aNumberOnOffer();
    await buy(id, number);
    expect((await ask('DELETE', `/admin/carriers/${id}`)).json().code).toBe('carrier_account_in_use');
    await ask('POST', `/admin/numbers/${(await numberRow(number))?.id}/return`);
    expect((await ask('DELETE', `/admin/carriers/${id}`)).statusCode).toBe(204);
    expect(await accountIn(id)).toBeUndefined();
  });
});

describe('buying', () => {
  test('brings a number of another country into the pool, with its country', async () => {
    const { id: accountId } = await aCarrierAccount(t, admin);
    const order = { id: randomUUID(), accountId, number: '+525550100177', monthlyCents: 115 };
    expect((await ask('POST', '/admin/number-orders', order)).json().state).toBe('bought');
    expect(await numberRow('+525550100177')).toMatchObject({ country: 'MX', monthly_cents: 115 });
    const nobodys = await ask('POST', '/admin/number-orders', { ...order, id: randomUUID(), number: '+52123456' });
    expect(nobodys.json().fields).toEqual({ number: 'phone_invalid' });
  });
});

describe('searching', () => {
  test.each(['twilio', 'signalwire'] as const)('asks %s by area code, place and kind', async (kind) => {
    const { id } = await aCarrierAccount(t, admin, kind);
    const search = async (body: object) => (await ask('POST', `/admin/carriers/${id}/searches`, body)).json();
    const miami = await search({ areaCode: '305' });
    expect(miami.numbers).toHaveLength(20);
    expect(miami.numbers[0]).toMatchObject({ locality: 'Miami', region: 'FL' });
    expect(miami.numbers[0].monthlyCents).toBe(kind === 'twilio' ? 115 : null);
    const [chicago] = (await search({ locality: 'Chicago' })).numbers;
    expect(chicago.number).toMatch(/^\+1312/);
    const [canada] = (await search({ country: 'CA', region: 'on' })).numbers;
    expect(canada.number).toMatch(/^\+1416/);
    const free = await search({ type: 'tollFree' });
    expect(free.numbers[0].number).toMatch(/^\+18(33|44|55|66|77|88)/);
    expect(free.numbers[0].monthlyCents).toBe(kind === 'twilio' ? 215 : null);
    expect((await search({ areaCode: '999' })).numbers).toEqual([]);
  });

  test.each(['twilio', 'signalwire'] as const)('asks %s for numbers of other countries', async (kind) => {
    const { id } = await aCarrierAccount(t, admin, kind);
    const search = async (body: object) => (await ask('POST', `/admin/carriers/${id}/searches`, body)).json();
    const [monterrey] = (await search({ country: 'MX', areaCode: '81' })).numbers;
    expect(monterrey).toMatchObject({ locality: 'Monterrey', needsAddress: false });
    const [madrid] = (await search({ country: 'ES', locality: 'Madrid' })).numbers;
    expect(madrid).toMatchObject({ number: expect.stringMatching(/^\+3491/), needsAddress: true });
    const mobile = await search({ country: 'ES', type: 'mobile' });
    expect(mobile.numbers[0].number).toMatch(/^\+346/);
    expect(mobile.numbers[0].monthlyCents).toBe(kind === 'twilio' ? 315 : null);
    expect((await search({ country: 'MX', type: 'mobile' })).numbers).toEqual([]); // it knows none there
    expect((await search({ country: 'XX' })).fields).toEqual({ country: 'invalid' });
    expect((await search({ country: 'US', areaCode: '55' })).fields).toEqual({ areaCode: 'invalid' });
  });

  test('says plainly that the carrier limits, fails or does not answer in time', async () => {
    const { id } = await aCarrierAccount(t, admin);
    const codeFor = async (areaCode: string) =>
      (await ask('POST', `/admin/carriers/${id}/searches`, { areaCode })).json().code;
    expect(await codeFor('429')).toBe('carrier_limited');
    expect(await codeFor('500')).toBe('carrier_unreachable');
    const { carrierApi } = t.services.config;
    t.services.config.carrierApi = { ...carrierApi, limitMs: 300 };
    expect(await codeFor('599')).toBe('carrier_unreachable');
    t.services.config.carrierApi = carrierApi;
  });

  test('knows what a number costs at SignalWire when somebody wrote it down', async () => {
    const body = { ...carrierCredentials('signalwire'), localMonthlyCents: 50, tollFreeMonthlyCents: 70 };
    const { id } = (await ask('POST', '/admin/carriers', body)).json();
    const { numbers } = (await ask('POST', `/admin/carriers/${id}/searches`, {})).json();
    expect(numbers[0]).toMatchObject({ monthlyCents: 50, upfrontCents: 0 });
  });
});

describe('an imported number', () => {
  test('is one the account had; its calls come to us from then on', async () => {
    const { id, accountSid } = await aCarrierAccount(t, admin);
    const [fresh, typed] = [aNumberOnOffer(), (await aLine(t)).number];
    const sold = (number: string) => ({ sid: `PN${number.slice(1)}`, account_sid: accountSid, number });
    const elsewhere = { friendly_name: 'x', voice_url: 'https://elsewhere.example/voice' };
    await t.db
      .insertInto('simulator_number')
      .values([fresh, typed, '+44207946'].map((number) => ({ ...sold(number), ...elsewhere })))
      .execute();
    const owned = (await ask('GET', `/admin/carriers/${id}/numbers`)).json().numbers;
    const verdicts = Object.fromEntries(
      owned.map(({ number, verdict }: { number: string; verdict: string }) => [number, verdict]),
    );
    expect(verdicts).toEqual({ [fresh]: 'new', [typed]: 'link', '+44207946': 'unusable' });
    expect(owned[0].voiceUrl).toBe('https://elsewhere.example/voice');
    const sids = owned.map(({ sid }: { sid: string }) => sid);
    expect((await ask('POST', `/admin/carriers/${id}/numbers`, { sids })).json()).toEqual({ adopted: 2 });
    expect((await ask('POST', `/admin/carriers/${id}/numbers`, { sids })).json()).toEqual({ adopted: 0 });
    expect(await numberRow(typed)).toMatchObject({ carrier_account_id: id, monthly_cents: 115 });
    expect(await atCarrier(fresh)).toMatchObject({ voice_url: 'https://calls.example/carrier/twilio/voice' });
    expect(await atCarrier('+44207946')).toMatchObject({ voice_url: 'https://elsewhere.example/voice' });
  });
});

describe('a number that is given back', () => {
  test('is gone at the carrier and here', async () => {
    const { id } = await aCarrierAccount(t, admin);
    const number = aNumberOnOffer();
    await buy(id, number);
    const row = await numberRow(number);
    expect((await ask('DELETE', `/admin/numbers/${row?.id}`)).json().code).toBe('number_at_carrier');
    expect((await ask('POST', `/admin/numbers/${row?.id}/return`)).statusCode).toBe(204);
    expect([await numberRow(number), await atCarrier(number)]).toEqual([undefined, undefined]);
  });

  test('is not taken from a publisher', async () => {
    const { id } = await aCarrierAccount(t, admin);
    const { applicationId, number: own } = await aLine(t);
    await t.db.deleteFrom('tracking_number').where('number', '=', own).execute();
    const number = aNumberOnOffer();
    await buy(id, number);
    await t.db
      .updateTable('tracking_number')
      .set({ application_id: applicationId, assigned_at: new Date() })
      .where('number', '=', number)
      .execute();
    const response = await ask('POST', `/admin/numbers/${(await numberRow(number))?.id}/return`);
    expect(response.json().code).toBe('number_in_use');
  });

  test('is handed to nobody while the carrier does not answer, and returned when it does', async () => {
    const { id } = await aCarrierAccount(t, admin);
    const number = aNumberOnOffer();
    await buy(id, number);
    const { carrierApi } = t.services.config;
    t.services.config.carrierApi = { ...carrierApi, base: 'http://127.0.0.1:1' };
    const row = await numberRow(number);
    const response = await ask('POST', `/admin/numbers/${row?.id}/return`);
    t.services.config.carrierApi = carrierApi;
    expect(response.json().code).toBe('carrier_unreachable');
    expect((await numberRow(number))?.returning_since).not.toBeNull();
    await returnWaiting(t.services, new Date(Date.now() + 120_000));
    expect([await numberRow(number), await atCarrier(number)]).toEqual([undefined, undefined]);
  });
});

describe('the nightly check', () => {
  test('sets addresses again that somebody changed, and tells of numbers that are gone', async () => {
    const { id } = await aCarrierAccount(t, admin);
    const [changed, gone, right] = [aNumberOnOffer(), aNumberOnOffer(), aNumberOnOffer()];
    for (const number of [changed, gone, right]) await buy(id, number);
    await t.db.updateTable('simulator_number').set({ voice_url: '' }).where('number', '=', changed).execute();
    await t.db.deleteFrom('simulator_number').where('number', '=', gone).execute();
    await checkAllAccounts(t.services, new Date());
    await t.handleEvents();
    expect(await atCarrier(changed)).toMatchObject({ voice_url: 'https://calls.example/carrier/twilio/voice' });
    expect((await numberRow(changed))?.drift).toBe('mended');
    expect((await numberRow(gone))?.drift).toBe('missing');
    expect((await numberRow(right))?.drift).toBeNull();
    expect(await accountIn(id)).toMatchObject({ mended: 1, missing: 1, checkFailure: null });
    const told = await t.db.selectFrom('notification').select('data').where('kind', '=', 'carrier_drift').execute();
    expect(told.map(({ data }) => data)).toContainEqual(expect.objectContaining({ mended: 1, missing: 1 }));
    await ask('POST', `/admin/carriers/${id}/checks`);
    expect((await numberRow(changed))?.drift).toBeNull();
  });

  test('says when the carrier takes our credentials no more', async () => {
    const { id, token } = await aCarrierAccount(t, admin);
    const keep = (kept: string) =>
      t.db
        .updateTable('carrier_account')
        .set({ token: sealToken(t.services.secret, id, kept) })
        .where('id', '=', id)
        .execute();
    await keep('revoked');
    expect((await ask('POST', `/admin/carriers/${id}/checks`)).json().code).toBe('carrier_credentials');
    expect((await accountIn(id)).checkFailure).toBe('credentials');
    await keep(token); // refills ask every account
  });
});

describe('what numbers cost', () => {
  test('is told a month, by campaign and of those nobody uses', async () => {
    const { id } = await aCarrierAccount(t, admin);
    const number = aNumberOnOffer();
    await buy(id, number);
    const { costs } = (await ask('GET', '/admin/carriers')).json();
    expect(costs.idleCents).toBeGreaterThanOrEqual(115);
    expect((await accountIn(id)).monthlyCents).toBe(115);
  });
});

describe('the pool', () => {
  const tomorrow = () => new Date(Date.now() + 25 * 3_600_000);
  const HOME = { country: 'US', apart: ['CO', 'ES'] };
  const setRefill = async (values: object) => {
    const { groups } = (await ask('GET', '/admin/settings')).json();
    const { version } = groups.find(({ group }: { group: string }) => group === 'numbers');
    const off = { restDays: 30, refillLevel: 0, refillPerDay: 2, refillAreaCodes: '', refillAbroad: [] };
    const body = { group: 'numbers', version, values: { ...off, ...values } };
    return ask('PUT', '/admin/settings', body);
  };
  const owned = (begins: string) =>
    t.db.selectFrom('tracking_number').selectAll().where('number', 'like', `${begins}%`).execute();
  const refills = async () => (await ask('GET', '/admin/carriers')).json().refills;
  const COLOMBIA = { country: 'CO', type: 'local', begins: '', level: 3, perDay: 2 };
  const SPAIN = { country: 'ES', type: 'mobile', begins: '', level: 1, perDay: 1 };

  test('is refilled up to its level, and not by more than was allowed a day', async () => {
    await aCarrierAccount(t, admin);
    const free = await countFree(t.db, HOME, new Date());
    await setRefill({ refillLevel: free + 3, refillAreaCodes: '429, 713' });
    expect(await refillPool(t.services, new Date())).toBe(2);
    expect(await refillPool(t.services, new Date())).toBe(0);
    expect(await owned('+1713')).toHaveLength(2);
    expect(await refillPool(t.services, tomorrow())).toBe(1);
    expect(await owned('+1713')).toHaveLength(3);
  });

  test('of another country is refilled by its own level and limit, whatever is free at home', async () => {
    await aCarrierAccount(t, admin);
    await setRefill({ refillAbroad: [COLOMBIA] });
    expect(await refillPool(t.services, new Date())).toBe(2);
    expect(await refillPool(t.services, new Date())).toBe(0);
    expect((await owned('+57')).map(({ country }) => country)).toEqual(['CO', 'CO']);
    const [colombia] = await refills();
    expect(colombia).toMatchObject({ country: 'CO', free: 2, level: 3, boughtToday: 2, perDay: 2, hindrance: null });
    expect(await refillPool(t.services, tomorrow())).toBe(1);
    expect(await refillPool(t.services, tomorrow())).toBe(0); // the level is reached
  });

  test('numbers bought abroad take nothing of what a day allows at home', async () => {
    const free = await countFree(t.db, HOME, new Date());
    await setRefill({ refillLevel: free + 1, refillPerDay: 20, refillAbroad: [{ ...COLOMBIA, level: 5, perDay: 1 }] });
    expect(await refillPool(t.services, new Date(Date.now() + 72 * 3_600_000))).toBe(2);
    expect(await countFree(t.db, HOME, new Date())).toBe(free + 1);
  });

  test('where the carrier asks for an address first nothing is bought, and the screen says why', async () => {
    await setRefill({ refillAbroad: [SPAIN] });
    expect(await refillPool(t.services, new Date())).toBe(0);
    expect(await owned('+34')).toEqual([]);
    expect(await refills()).toMatchObject([{ country: 'ES', free: 0, hindrance: 'address' }]);
    await setRefill({ refillAbroad: [{ ...SPAIN, country: 'FR' }] });
    await refillPool(t.services, new Date());
    expect(await refills()).toMatchObject([{ country: 'FR', hindrance: 'none' }]);
  });

  test('two entries of one country, and one of the United States, are refused', async () => {
    const twice = await setRefill({ refillAbroad: [COLOMBIA, COLOMBIA] });
    expect(twice.json().fields).toEqual({ 'values.refillAbroad.1.country': 'repeated' });
    expect((await setRefill({ refillAbroad: [{ ...COLOMBIA, country: 'US' }] })).statusCode).toBe(422);
  });
});
