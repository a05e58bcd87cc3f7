import { ACCOUNT_STATUSES } from '@callstead/domain/identity/account';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emit } from '../../events/emit.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../testing/test-network.ts';
import { forgetOldNotifications } from './commands.ts';
import { insertNotifications } from './queries.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const list = async (person: Person, query = '') => (await t.call('GET', `/notifications${query}`, person)).json();
const mark = (person: Person, what: 'shown' | 'read', body: object) =>
  t.call('POST', `/notifications/${what}`, { headers: person.headers, body });
const rowsOf = (person: Person) =>
  t.db
    .selectFrom('notification')
    .selectAll()
    .where('recipient_id', '=', person.profile.user_id)
    .orderBy('id')
    .execute();

/** Somebody with `count` unread notifications; answers their ids, newest first. */
async function tell(person: Person, count: number): Promise<number[]> {
  for (let number = 1; number <= count; number += 1) {
    const data = JSON.stringify({ ticketId: String(number) });
    await insertNotifications(t.db, [{ recipient_id: person.profile.user_id, kind: 'ticket_reply', data }]);
  }
  return (await list(person)).data.map((each: { id: number }) => each.id);
}

test('everybody reads their own, newest first, page by page', async () => {
  const [person, other] = [await t.signIn('publisher'), await t.signIn('publisher')];
  await tell(other, 1);
  await tell(person, 5);
  const seen: string[] = [];
  let query = '?limit=2';
  for (;;) {
    const { data: notifications, next, unreadCount } = await list(person, query);
    expect(unreadCount).toBe(5);
    seen.push(...notifications.map((each: { data: { ticketId: string } }) => each.data.ticketId));
    if (next === null) break;
    query = `?limit=2&after=${next}`;
  }
  expect(seen).toEqual(['5', '4', '3', '2', '1']);
});

test('a page that ends exactly at the last one leads to no empty page', async () => {
  const person = await t.signIn('publisher');
  await tell(person, 2);
  expect((await list(person, '?limit=2')).next).toBeNull();
});

test('the count stops where the bell does', async () => {
  const person = await t.signIn('publisher');
  const many = Array.from({ length: 120 }, () => ({
    recipient_id: person.profile.user_id,
    kind: 'ticket_reply' as const,
    data: '{}',
  }));
  await t.db.insertInto('notification').values(many).execute();
  expect((await list(person)).unreadCount).toBe(100);
});

test('a mangled query falls back to the first page', async () => {
  const person = await t.signIn('publisher');
  await tell(person, 1);
  expect((await list(person, '?after=x&limit=-1')).data).toHaveLength(1);
});

test('of several pages that want to show the same news, each piece goes to one', async () => {
  const person = await t.signIn('admin');
  const ids = await tell(person, 3);
  const answers = await Promise.all(Array.from({ length: 6 }, () => mark(person, 'shown', { ids })));
  const won: number[] = answers.flatMap((answer) => answer.json().ids);
  expect(won.sort((a, b) => b - a)).toEqual(ids);
  expect((await list(person)).data.every((each: { shown: boolean }) => each.shown)).toBe(true);
});

test('reading up to one leaves the newer ones unread; reading all leaves none', async () => {
  const person = await t.signIn('publisher');
  const [newest, middle] = await tell(person, 3);
  await mark(person, 'read', { upTo: middle });
  const after = await list(person);
  expect(after.unreadCount).toBe(1);
  expect(after.data[0]).toMatchObject({ id: newest, read: false });
  expect((await mark(person, 'read', {})).statusCode).toBe(204);
  expect((await list(person)).unreadCount).toBe(0);
});

test("another's notifications are passed over as if they did not exist", async () => {
  const [owner, stranger] = [await t.signIn('publisher'), await t.signIn('admin')];
  const ids = await tell(owner, 2);
  expect((await mark(stranger, 'shown', { ids })).json()).toEqual({ ids: [] });
  expect((await mark(stranger, 'shown', { ids: [9_000_000_000] })).json()).toEqual({ ids: [] });
  await mark(stranger, 'read', { upTo: ids[0] });
  expect(await rowsOf(owner)).toMatchObject([
    { shown_at: null, read_at: null },
    { shown_at: null, read_at: null },
  ]);
});

test.each([{ ids: [] }, { ids: ['x'] }, { ids: Array(51).fill(1) }, {}])(
  '%j shows nothing and is refused',
  async (body) => {
    expect((await mark(await t.signIn('publisher'), 'shown', body)).statusCode).toBe(422);
  },
);

test('rows of a kind this release does not know are handed on', async () => {
  const person = await t.signIn('advertiser');
  await t.db
    .insertInto('notification')
    .values({ recipient_id: person.profile.user_id, kind: 'from_another_time' as never, data: '{"a":1}' })
    .execute();
  expect((await list(person)).data).toMatchObject([{ kind: 'from_another_time', data: { a: 1 } }]);
});

test('what was read is forgotten after 90 days, what was not after a year', async () => {
  const person = await t.signIn('publisher');
  await tell(person, 2);
  await mark(person, 'read', {});
  await tell(person, 1);
  await t.db
    .updateTable('notification')
    .set({ created_at: new Date('2026-01-01') })
    .where('recipient_id', '=', person.profile.user_id)
    .where('data', '@>', '{"ticketId":"1"}' as never)
    .execute();
  await forgetOldNotifications(t.db, new Date('2026-03-31T00:00:00Z'));
  expect(await rowsOf(person)).toHaveLength(3);
  await forgetOldNotifications(t.db, new Date('2026-04-02T00:00:00Z'));
  expect((await rowsOf(person)).map((row) => [row.data.ticketId, row.read_at === null])).toEqual([
    ['2', false],
    ['1', true],
  ]);
  await forgetOldNotifications(t.db, new Date('2027-01-02T00:00:00Z'));
  expect((await rowsOf(person)).map((row) => row.data.ticketId)).not.toContain('1');
});

test('only approved admins are told what needs an admin', async () => {
  const network = await createTestNetwork();
  const approved = await network.anAccount('admin');
  for (const status of ['pending', 'rejected'] as const) await network.anAccount('admin', status);
  await network.anAccount('publisher');
  await emit(network, 'network', { type: 'account.registered', subject: { type: 'account', id: '7', name: 'Ana' } });
  await network.handleEvents();
  const told = await network.db.selectFrom('notification').select('recipient_id').execute();
  expect(told).toEqual([{ recipient_id: approved.user_id }]);
  await network.close();
});

const MEMBERS = [
  ['admin', 'approved'] as const,
  ...(['publisher', 'affiliate', 'advertiser'] as const).flatMap((type) =>
    ACCOUNT_STATUSES.map((status) => [type, status] as const),
  ),
];

test.each(MEMBERS)('a %s who is %s marks their own', async (type, status) => {
  const person = await t.signIn(type, status);
  const ids = await tell(person, 1);
  expect(ids).toHaveLength(1);
  expect((await mark(person, 'shown', { ids })).json()).toEqual({ ids });
  expect((await mark(person, 'read', {})).statusCode).toBe(204);
  expect(await rowsOf(person)).toMatchObject([{ shown_at: expect.any(Date), read_at: expect.any(Date) }]);
});
