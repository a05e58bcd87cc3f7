import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { createLog } from '../../../log.ts';
import { anApiKey } from '../../../testing/an-api-key.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';

let t: TestNetwork;
let publisher: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  publisher = await t.signIn('publisher');
});
afterAll(() => t.close());

const asked = { name: 'CRM', mode: 'live', scopes: ['calls:read', 'leads:write'] };
const make = (person: Person, changes: object = {}) =>
  t.call('POST', '/api-keys', { ...person, body: { ...asked, ...changes } });

type Asked = { headers: Record<string, string>; method?: 'GET' | 'DELETE'; address?: string };
const ask = ({ headers, method = 'GET', address = '203.0.113.7' }: Asked) =>
  t.app.inject({ method, url: '/v1/keys/current', headers: { 'x-forwarded-for': address, ...headers } });
const bearer = (secret: string) => ({ headers: { authorization: `Bearer ${secret}` } });

describe('a new key', () => {
  test('is shown once, works, and is kept as a hash alone', async () => {
    const { secret, key } = (await make(publisher)).json();
    expect(secret).toMatch(/^cs_live_[0-9A-Za-z]{40}$/);
    expect(key).toMatchObject({ state: 'active', hint: `cs_live_…${secret.slice(-4)}`, scopes: asked.scopes });
    expect((await ask(bearer(secret))).json()).toMatchObject({ id: key.id, name: 'CRM' });
    const list = await t.call('GET', '/api-keys', publisher);
    expect(list.json().data[0]).toMatchObject({ id: key.id, lastUsedAt: expect.any(String) });
    const everything = JSON.stringify([
      list.json(),
      await t.db.selectFrom('api_key').selectAll().execute(),
      await t.db.selectFrom('event').selectAll().execute(),
      await t.db.selectFrom('audit_entry').selectAll().execute(),
    ]);
    expect(everything).not.toContain(secret);
    expect(everything).toContain('api-key.create');
  });

  test.each([
    ['a scope of advertisers', { scopes: ['campaigns:write'] }, { scopes: 'not_offered' }],
    ['money for a test key', { mode: 'test', scopes: ['ledger:read'] }, { scopes: 'not_offered' }],
    ['no scope', { scopes: [] }, { scopes: 'required' }],
    ['an address that is none', { addresses: ['203.0.113.0/24', '0x7f.1'] }, { addresses: 'invalid' }],
  ])('with %s is refused', async (_, changes, fields) => {
    expect((await make(publisher, changes)).json()).toMatchObject({ code: 'validation_failed', fields });
  });

  test('of an admin asks for a second factor and ends within 90 days', async () => {
    const admin = await t.signIn('admin');
    expect((await make(admin)).json().code).toBe('two_factor_enrolment_required');
    await t.db
      .updateTable('auth_user')
      .set({ two_factor_enabled: true })
      .where('id', '=', admin.profile.user_id)
      .execute();
    const { key } = (await make(admin, { expiresInDays: 400 })).json();
    const days = (Date.parse(key.expiresAt) - Date.parse(key.createdAt)) / 86_400_000;
    expect(days).toBe(90);
  });

  test('is one of 50 at most, however many are made at once', async () => {
    const other = await t.signIn('advertiser');
    await Promise.all(Array.from({ length: 48 }, () => anApiKey(t, other.profile)));
    const answers = await Promise.all([1, 2, 3, 4].map(() => make(other)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409]);
  });
});

describe('a key is refused', () => {
  const codeOf = async (given: Asked) => (await ask(given)).json().code;

  test('when it is none, unknown, expired or revoked, in the same words', async () => {
    const expired = await anApiKey(t, publisher.profile, { expiresAt: new Date(Date.now() - 1000) });
    const revoked = await anApiKey(t, publisher.profile);
    expect((await t.call('DELETE', `/api-keys/${revoked.id}`, publisher)).statusCode).toBe(204);
    const wrong = ['', 'x', `cs_live_${'a'.repeat(40)}`].map(bearer);
    for (const given of [{ headers: {} }, ...wrong, expired, revoked]) {
      expect((await ask(given)).statusCode).toBe(401);
      expect(await codeOf(given)).toBe('api_key_invalid');
    }
  });

  test('a person’s cookie opens nothing here, a key nothing of the panels', async () => {
    expect(await codeOf({ headers: publisher.headers })).toBe('api_key_invalid');
    const { headers } = await anApiKey(t, publisher.profile);
    expect((await t.call('GET', '/api-keys', { headers })).json().code).toBe('unauthenticated');
  });

  test('wrong ones are counted by address', async () => {
    const from = { headers: {}, address: '198.51.100.99' };
    for (let i = 0; i < 60; i += 1) await ask(from);
    const spent = await ask(from);
    expect([spent.statusCode, Number(spent.headers['retry-after']) > 0]).toEqual([429, true]);
    const good = await anApiKey(t, publisher.profile);
    expect((await ask({ ...good, address: from.address })).statusCode).toBe(200);
  });

  test('after 600 requests in a minute, and says how many are left before', async () => {
    const key = await anApiKey(t, publisher.profile);
    const first = await ask(key);
    expect(first.headers['ratelimit-policy']).toBe('"key";q=600;w=60');
    expect(first.headers.ratelimit).toBe('"key";r=599;t=60');
    await t.db.updateTable('rate_limit').set({ points: 600 }).where('key', 'like', 'api-key.key:%').execute();
    const spent = await ask(key);
    expect(spent.json()).toMatchObject({ code: 'rate_limited', retryAfterSeconds: expect.any(Number) });
    expect(spent.headers.ratelimit).toMatch(/^"key";r=0;t=\d+$/);
  });
});

describe('whoever holds a key can end it', () => {
  test('whatever its addresses and whatever became of its account', async () => {
    const rejected = await t.anAccount('publisher', 'rejected');
    const key = await anApiKey(t, rejected, { addresses: ['192.0.2.0/24'] });
    expect((await ask({ ...key, method: 'DELETE' })).statusCode).toBe(204);
    expect((await ask(key)).json().code).toBe('api_key_invalid');
    await t.handleEvents();
    const entry = t.db.selectFrom('audit_entry').select('action').where('subject_id', '=', key.id);
    expect(await entry.execute()).toEqual([{ action: 'api-key.revoke' }]);
    const [mail, ...others] = await t.mailsTo(rejected.email);
    expect([mail, others]).toMatchObject([{ mail: 'api-key-ended', values: { key: 'CRM' } }, []]);
    expect(JSON.stringify(mail)).not.toContain(key.secret);
  });

  test('who has left the account has no key of it', async () => {
    const gone = await t.anAccount('advertiser');
    const key = await anApiKey(t, gone);
    await t.db.deleteFrom('account_member').where('user_id', '=', gone.user_id).execute();
    expect((await ask(key)).statusCode).toBe(401);
  });
});

test('the database lets nobody widen a key or bring it back', async () => {
  const { id } = await anApiKey(t, publisher.profile);
  const change = (set: object) => t.db.updateTable('api_key').set(set).where('id', '=', id).execute();
  await expect(change({ scopes: ['ledger:read'] })).rejects.toThrow('a key does not change');
  await expect(change({ expires_at: new Date('2099-01-01') })).rejects.toThrow('a key does not change');
  await change({ revoked_at: new Date() });
  await expect(change({ revoked_at: null })).rejects.toThrow('a key does not change');
});

test('no key reaches the log', async () => {
  const lines: string[] = [];
  const memory = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const { secret, headers } = await anApiKey(t, publisher.profile);
  const app = await buildApp(t.services, createLog('trace', memory));
  await app.inject({ url: `/v1/keys/current?key=${secret}`, headers });
  await app.inject({ method: 'POST', url: '/v1/keys/current', headers, payload: { secret } });
  await app.close();
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).not.toContain(secret);
});
