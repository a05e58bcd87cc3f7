import { randomUUID } from 'node:crypto';
import type { ReportView } from '@callstead/contract/reports/views';
import { MOST_VIEWS } from '@callstead/domain/reports/report-schedule';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aColleague } from '../../../testing/a-colleague.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';

let t: TestNetwork;
beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const QUESTION = { period: 'last30', by: 'campaign', state: 'FL,TX' };
const WRITTEN = { name: 'Por campaña', question: QUESTION, shared: false, panel: 'publisher' };

const create = ({ headers }: Person, changes: object = {}) =>
  t.call('POST', '/report-views', { headers, body: { ...WRITTEN, ...changes } });
const created = async (person: Person, changes: object = {}): Promise<ReportView> => {
  const response = await create(person, changes);
  expect(response.statusCode).toBe(201);
  return response.json();
};
const names = async ({ headers }: Person, query = '') => {
  const { data } = (await t.call('GET', `/report-views${query}`, { headers })).json();
  return data.map(({ name }: ReportView) => name);
};

test('a view keeps the question as the address says it, also that it is of the last 30 days', async () => {
  const publisher = await t.signIn('publisher');
  const view = await created(publisher);
  expect(view).toMatchObject({ name: 'Por campaña', question: QUESTION, shared: false, schedule: null });
  const overwritten = await t.call('PUT', `/report-views/${view.id}`, {
    headers: publisher.headers,
    body: { name: 'Por estado', question: { period: 'today' }, shared: true },
  });
  expect(overwritten.json()).toMatchObject({ name: 'Por estado', question: { period: 'today' }, shared: true });
  expect((await t.call('DELETE', `/report-views/${view.id}`, { headers: publisher.headers })).statusCode).toBe(204);
  expect(await names(publisher)).toEqual([]);
});

test('a private view is its maker’s alone; a shared one everybody of the account opens, and only its maker changes', async () => {
  const owner = await t.signIn('publisher');
  const colleague = await aColleague(t, owner);
  const stranger = await t.signIn('publisher');
  await created(owner, { name: 'Mía' });
  const shared = await created(owner, { name: 'Nuestra', shared: true });
  expect(await names(owner)).toEqual(['Nuestra', 'Mía']);
  expect(await names(colleague)).toEqual(['Nuestra']);
  expect(await names(stranger)).toEqual([]);
  const change = { name: 'Otra', question: {}, shared: true };
  const byColleague = await t.call('PUT', `/report-views/${shared.id}`, { headers: colleague.headers, body: change });
  expect(byColleague.json().code).toBe('forbidden');
  const byStranger = await t.call('PUT', `/report-views/${shared.id}`, { headers: stranger.headers, body: change });
  expect(byStranger.json().code).toBe('not_found');
});

test('what an admin shares is the network’s: every admin opens it, in the panel it is of', async () => {
  const [one, other] = [await t.signIn('admin'), await t.signIn('admin')];
  await created(one, { name: 'Red', panel: 'admin', shared: true });
  await created(one, { name: 'Como editor', panel: 'publisher', shared: true });
  expect(await names(other, '?panel=admin')).toEqual(['Red']);
  expect(await names(other, '?panel=publisher')).toEqual(['Como editor']);
  expect(await names(await t.signIn('publisher'))).toEqual([]);
});

test('everybody but an admin has one panel, whichever they name', async () => {
  const advertiser = await t.signIn('advertiser');
  expect(await created(advertiser, { panel: 'admin' })).toMatchObject({ panel: 'advertiser' });
});

test('a name is taken once, whatever its capitals, and another time by somebody else or for oneself', async () => {
  const owner = await t.signIn('publisher');
  const colleague = await aColleague(t, owner);
  await created(owner);
  expect((await create(owner, { name: 'POR CAMPAÑA' })).json().fields).toEqual({ name: 'name_taken' });
  await created(colleague);
  await created(owner, { shared: true });
  expect((await create(colleague, { shared: true })).json().fields).toEqual({ name: 'name_taken' });
});

test('of two who save the same name at once one is told that it is taken', async () => {
  const owner = await t.signIn('publisher');
  const answers = await Promise.all([create(owner), create(owner), create(owner)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422]);
});

test('nobody keeps more than they may', async () => {
  const owner = await t.signIn('publisher');
  await t.db
    .insertInto('report_view')
    .values(
      Array.from({ length: MOST_VIEWS }, (_, index) => ({
        ...{ account_id: owner.profile.id, user_id: owner.profile.user_id, panel: 'publisher' as const },
        ...{ name: `V${index}`, question: '{}', is_shared: false },
      })),
    )
    .execute();
  expect((await create(owner, { name: 'Una más' })).json().code).toBe('report_limit');
  await created(owner, { name: 'Una más', shared: true });
});

test('the list goes on where its page ended', async () => {
  const owner = await t.signIn('publisher');
  for (const name of ['A', 'B', 'C']) await created(owner, { name });
  const first = (await t.call('GET', '/report-views?limit=2', { headers: owner.headers })).json();
  expect(first.data.map(({ name }: ReportView) => name)).toEqual(['C', 'B']);
  expect(await names(owner, `?limit=2&after=${first.next}`)).toEqual(['A']);
});

test.each([
  ['a name of nothing', { name: ' ' }],
  ['a parameter that is none', { question: { 'a b': 'x' } }],
  ['a question longer than any address', { question: { by: 'x'.repeat(4_001) } }],
])('%s is refused', async (_, changes) => {
  expect((await create(await t.signIn('publisher'), changes)).statusCode).toBe(422);
});

const WEEKLY = { when: { cadence: 'weekly', weekday: 0, hour: 7 }, zone: 'America/New_York' };
const schedule = (person: Person, id: string, changes: object = {}) =>
  t.call('PUT', `/report-views/${id}/schedule`, {
    headers: person.headers,
    body: { ...WEEKLY, recipients: [person.profile.user_id], ...changes },
  });

test('whoever opens a view has it mailed on their own terms, to people of their account', async () => {
  const owner = await t.signIn('publisher');
  const colleague = await aColleague(t, owner);
  const { id } = await created(owner, { shared: true });
  const recipients = [owner.profile.user_id, colleague.profile.user_id];
  const scheduled = await schedule(colleague, id, { recipients });
  expect(scheduled.json()).toMatchObject({ when: WEEKLY.when, zone: WEEKLY.zone });
  expect(scheduled.json().recipients).toHaveLength(2);
  const next = new Date(scheduled.json().nextAt);
  expect(next.getTime()).toBeGreaterThan(Date.now());
  expect(next.toLocaleString('en-US', { weekday: 'short', hour: 'numeric', timeZone: WEEKLY.zone })).toMatch(
    /^Mon,? 7 AM$/,
  );
  const [own] = (await t.call('GET', '/report-views', { headers: owner.headers })).json().data;
  expect(own.schedule).toBeNull(); // what the other one scheduled is the other one's
  const stranger = await t.signIn('publisher');
  expect((await schedule(owner, id, { recipients: [stranger.profile.user_id] })).json().fields).toEqual({
    recipients: 'invalid',
  });
  expect((await schedule(stranger, id)).json().code).toBe('not_found');
  const readers = (await t.call('GET', '/report-views/readers', { headers: owner.headers })).json().readers;
  expect(readers.map((reader: { id: string }) => reader.id).sort()).toEqual([...recipients].sort());
});

test('a reader’s own zone says when their hour comes', async () => {
  const owner = await t.signIn('publisher');
  await t.db.updateTable('profile').set({ time_zone: 'Asia/Tokyo' }).where('id', '=', owner.profile.user_id).execute();
  const { id } = await created(owner);
  const { nextAt } = (await schedule(owner, id, { when: { cadence: 'daily', hour: 9 } })).json();
  expect(new Date(nextAt).getUTCHours()).toBe(0);
});

test('a schedule said again replaces the one before, and ends when it is taken back or its view goes', async () => {
  const owner = await t.signIn('publisher');
  const { id } = await created(owner);
  await schedule(owner, id);
  await schedule(owner, id, { when: { cadence: 'monthly', monthDay: 31, hour: 0 } });
  const [{ schedule: kept }] = (await t.call('GET', '/report-views', { headers: owner.headers })).json().data;
  expect(kept.when).toEqual({ cadence: 'monthly', monthDay: 31, hour: 0 });
  const end = () => t.call('DELETE', `/report-views/${id}/schedule`, { headers: owner.headers });
  expect([(await end()).statusCode, (await end()).statusCode]).toEqual([204, 204]);
  await schedule(owner, id);
  await t.call('DELETE', `/report-views/${id}`, { headers: owner.headers });
  const left = await t.db
    .selectFrom('report_recipient')
    .select('id')
    .where('user_id', '=', owner.profile.user_id)
    .execute();
  expect(left).toEqual([]);
});

test('a schedule that names a weekday and means another cadence is refused', async () => {
  const owner = await t.signIn('publisher');
  const { id } = await created(owner);
  expect((await schedule(owner, id, { when: { cadence: 'weekly', hour: 7 } })).statusCode).toBe(422);
  expect((await schedule(owner, id, { zone: 'Mars/Olympus' })).statusCode).toBe(422);
  expect((await schedule(owner, id, { recipients: [] })).statusCode).toBe(422);
  expect((await schedule(owner, randomUUID())).json().code).toBe('not_found');
});
