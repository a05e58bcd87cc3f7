import type { ApplicationListResponse } from '@callstead/contract/applications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anApplication } from '../../testing/an-application.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';

let t: TestNetwork;
let advertiser: Person;
let ids: string[];
beforeAll(async () => {
  t = await createTestNetwork();
  advertiser = await t.signIn('advertiser');
  ids = [];
  for (const [place, name] of ['Caro', 'Ana', 'Beto', 'Ana', 'Dani'].entries()) {
    const publisher = await t.anAccount('publisher');
    await t.db.updateTable('account').set({ name }).where('id', '=', publisher.id).execute();
    const { id } = await anApplication(t, { advertiserId: advertiser.profile.id, publisherId: publisher.id });
    const created_at = new Date(Date.UTC(2026, 0, 10 + place));
    await t.db.updateTable('application').set({ created_at }).where('id', '=', id).execute();
    ids.push(id);
  }
});
afterAll(() => t.close());

const read = async (query: string): Promise<ApplicationListResponse> =>
  (await t.call('GET', `/applications?${query}`, { headers: advertiser.headers })).json();
const placesIn = ({ data }: ApplicationListResponse) => data.map(({ id }) => ids.indexOf(id));

test('a page says how many there are in all, and leads on and back', async () => {
  const first = await read('limit=2');
  expect([placesIn(first), first.count, first.previous]).toEqual([[4, 3], { rows: 5, isMore: false }, null]);
  const second = await read(`limit=2&after=${first.next}`);
  expect([placesIn(second), second.count.rows]).toEqual([[2, 1], 5]);
  const back = await read(`limit=2&before=${second.previous}`);
  expect([placesIn(back), back.previous]).toEqual([[4, 3], null]);
});

test('sorted by name, those of one name keep the order in which they asked, across pages', async () => {
  const first = await read('sort=publisher&direction=asc&limit=2');
  expect(placesIn(first)).toEqual([1, 3]);
  const second = await read(`sort=publisher&direction=asc&limit=2&after=${first.next}`);
  expect(placesIn(second)).toEqual([2, 0]);
  expect(placesIn(await read('sort=publisher&direction=desc'))).toEqual([4, 0, 2, 3, 1]);
});

test('a period counts only what was asked in it', async () => {
  const some = await read('from=2026-01-11T00:00:00Z&to=2026-01-13T00:00:00Z');
  expect([placesIn(some), some.count.rows]).toEqual([[2, 1], 2]);
});

test('a cursor of another order starts the list anew', async () => {
  const { next } = await read('limit=2');
  expect(placesIn(await read(`sort=publisher&direction=asc&limit=2&after=${next}`))).toEqual([1, 3]);
});
