import type { ListSettings } from '@callstead/contract/list-settings';
import { MOST_LIST_VIEWS } from '@callstead/domain/work-lists';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const PATH = '/list-settings/publisher-calls';
const read = async ({ headers }: Person, path = PATH): Promise<ListSettings> =>
  (await t.call('GET', path, { headers })).json();
const keep = ({ headers }: Person, name: string, question = 'period=today') =>
  t.call('POST', `${PATH}/views`, { headers, body: { name, question } });

test('a layout is kept for whoever chose it, list by list, until they take it back', async () => {
  const [ana, bea] = [await t.signIn('publisher'), await t.signIn('publisher')];
  const save = (layout: string | null) => t.call('PUT', `${PATH}/layout`, { headers: ana.headers, body: { layout } });
  expect((await read(ana)).layout).toBeNull();
  await save('time,price;default');
  await save('time,payout;compact');
  expect((await read(ana)).layout).toBe('time,payout;compact');
  expect([(await read(bea)).layout, (await read(ana, '/list-settings/clicks')).layout]).toEqual([null, null]);
  expect((await save(null)).statusCode).toBe(204);
  expect((await read(ana)).layout).toBeNull();
});

test('a view is kept under its name, whose capitals make no other, and only its maker deletes it', async () => {
  const [ana, bea] = [await t.signIn('publisher'), await t.signIn('publisher')];
  await keep(ana, 'Muy cortas', 'reason=too_short');
  const { id } = (await keep(ana, 'muy Cortas', 'reason=too_short&period=today')).json();
  await keep(ana, 'Disputadas', 'billing=disputed');
  expect((await read(ana)).views.map(({ name, question }) => [name, question])).toEqual([
    ['Disputadas', 'billing=disputed'],
    ['muy Cortas', 'reason=too_short&period=today'],
  ]);
  const remove = ({ headers }: Person) => t.call('DELETE', `${PATH}/views/${id}`, { headers });
  expect((await remove(bea)).statusCode).toBe(404);
  expect((await remove(ana)).statusCode).toBe(204);
  expect((await read(ana)).views).toHaveLength(1);
  expect((await read(bea)).views).toEqual([]);
});

test('a shelf is full some day, also for those who save at once', async () => {
  const ana = await t.signIn('publisher');
  const saved = await Promise.all(
    Array.from({ length: MOST_LIST_VIEWS + 3 }, (_, place) => keep(ana, `View ${place}`)),
  );
  expect(saved.filter(({ statusCode }) => statusCode === 201)).toHaveLength(MOST_LIST_VIEWS);
  expect(saved.find(({ statusCode }) => statusCode !== 201)?.json().code).toBe('report_limit');
  expect((await keep(ana, (await read(ana)).views[0]?.name ?? '')).statusCode).toBe(201);
});

test('an unknown list has nothing to arrange', async () => {
  const { headers } = await t.signIn('publisher');
  expect((await t.call('GET', '/list-settings/secrets', { headers })).statusCode).toBe(422);
});
