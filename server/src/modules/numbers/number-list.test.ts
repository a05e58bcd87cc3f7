import type { NumberListResponse } from '@callstead/contract/numbers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';

let t: TestNetwork;
let admin: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  admin = await t.signIn('admin');
  const numbers = ['twilio', 'bandwidth', 'twilio', 'acme', 'bandwidth'].map((carrier, place) => ({
    number: `+1305555010${place}`,
    carrier,
  }));
  await t.db.insertInto('tracking_number').values(numbers).execute();
});
afterAll(() => t.close());

const read = async (query: string): Promise<NumberListResponse> =>
  (await t.call('GET', `/admin/numbers?${query}`, { headers: admin.headers })).json();
const endsOf = ({ data }: NumberListResponse) => data.map(({ number }) => Number(number.at(-1)));

test('a page says how many fit, and leads on and back', async () => {
  const first = await read('limit=2');
  expect([endsOf(first), first.count, first.previous]).toEqual([[0, 1], { rows: 5, isMore: false }, null]);
  const second = await read(`limit=2&after=${first.next}`);
  expect(endsOf(second)).toEqual([2, 3]);
  expect(endsOf(await read(`limit=2&before=${second.previous}`))).toEqual([0, 1]);
  expect((await read('search=twilio')).count.rows).toBe(2);
});

test('sorted by carrier, page by page, each number stands once', async () => {
  const first = await read('sort=carrier&limit=3');
  const second = await read(`sort=carrier&limit=3&after=${first.next}`);
  expect([...endsOf(first), ...endsOf(second)]).toEqual([3, 1, 4, 0, 2]);
  expect(endsOf(await read('sort=carrier&direction=desc'))).toEqual([2, 0, 4, 1, 3]);
});

test('numbers that nobody uses stand together', async () => {
  expect(endsOf(await read('sort=publisher'))).toEqual([0, 1, 2, 3, 4]);
  expect(endsOf(await read('sort=campaign&direction=desc'))).toEqual([4, 3, 2, 1, 0]);
});
