import { afterAll, beforeAll, expect, test } from 'vitest';
import { anApiKey } from '../../../testing/an-api-key.ts';
import { rows } from '../../../testing/call-world.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { forgetRequests } from './reads.ts';
import { createWriter } from './request-log.ts';

let t: TestNetwork;
let person: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  person = await t.signIn('publisher');
});
afterAll(() => t.close());

const logged = async (who = person, query = '') => (await t.call('GET', `/api-requests${query}`, who)).json().data;

test('what a key asked is read by its account: refusals first, without what was asked for', async () => {
  const key = await anApiKey(t, person.profile, { scopes: ['calls:read'] });
  const ask = (method: 'GET' | 'POST', url: string) => t.app.inject({ method, url, headers: key.headers });
  await ask('POST', '/v1/webhooks/6b1cbdf6-8a3f-4a39-9d34-3b8e2dd17a11/tests?secret=geheim');
  await ask('GET', '/v1/keys/current');
  await expect.poll(() => logged(), { timeout: 10_000 }).toHaveLength(2);
  const [refused, answered] = await logged();
  expect(refused).toMatchObject({
    method: 'POST',
    route: '/v1/webhooks/:id/tests',
    status: 403,
    code: 'key_scope_missing',
  });
  expect(answered).toMatchObject({ method: 'GET', route: '/v1/keys/current', status: 200, code: null });
  expect(answered.requestId).not.toBe('');
  expect(JSON.stringify(await rows(t.db, 'select * from api_request'))).not.toContain('geheim');
  expect(await logged(await t.signIn('publisher'))).toEqual([]);
  expect(await logged(person, `?keyId=${(await anApiKey(t, person.profile)).id}`)).toEqual([]);
  const first = (await t.call('GET', '/api-requests?limit=1', person)).json();
  const second = (await t.call('GET', `/api-requests?limit=1&after=${first.next}`, person)).json();
  expect([first.data[0].status, second.data[0].status, second.hasMore]).toEqual([403, 200, false]);
});

test('after a week it is forgotten', async () => {
  const someDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await forgetRequests(t.db, someDays(6.9));
  expect(await rows(t.db, 'select id from api_request')).not.toEqual([]);
  await forgetRequests(t.db, someDays(7.1));
  expect(await rows(t.db, 'select id from api_request')).toEqual([]);
});

test('nobody’s request waits for its log, nor fails with it', async () => {
  const [written, complaints]: [number[], string[]] = [[], []];
  const isAway = { now: true };
  const insert = async (rows: readonly unknown[]) => {
    if (isAway.now) throw new Error('away');
    written.push(rows.length);
  };
  const writer = createWriter(insert, (reason) => complaints.push(reason));
  const row = {} as Parameters<typeof writer.add>[0];
  for (let i = 0; i < 500; i += 1) writer.add(row);
  await expect.poll(() => complaints).toEqual(['away']);
  isAway.now = false;
  for (let i = 0; i < 501; i += 1) writer.add(row);
  await writer.close();
  expect(written).toEqual([500, 1]); // together, and the rest at the end
});
