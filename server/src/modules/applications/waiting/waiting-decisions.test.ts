import { UNDO_SECONDS } from '@callstead/domain/applications/lifecycle';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anApplication } from '../../../testing/an-application.ts';
import { createTestNetwork, type Person, type TestNetwork } from '../../../testing/test-network.ts';
import { carryOutDecisions } from './carry-out.ts';

let t: TestNetwork;
let admin: Person;
let advertiser: Person;
beforeAll(async () => {
  t = await createTestNetwork();
  [admin, advertiser] = [await t.signIn('admin'), await t.signIn('advertiser')];
});
afterAll(() => t.close());

const aPending = () => anApplication(t, { advertiserId: advertiser.profile.id });
const statusOf = async (id: string) =>
  (await t.db.selectFrom('application').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const decide = async (who: Person, ids: string[], decision = 'approve', reason = 'Bienvenidos') =>
  (await t.call('POST', '/applications/decisions', { headers: who.headers, body: { ids, decision, reason } })).json();
const undo = ({ headers }: Person, id: string) => t.call('DELETE', `/applications/decisions/${id}`, { headers });
/** The seconds of everybody who waits are over. */
const makeDue = () =>
  t.db
    .updateTable('waiting_decision')
    .set({ due_at: sql`now() - interval '1 second'` })
    .where('started_at', 'is', null)
    .execute();
const decidedEvents = async (id: string) => {
  await t.handleEvents();
  const about = t.db.selectFrom('event').select('data').where('subject_id', '=', id);
  return about.where('type', '=', 'application.decide').execute();
};
const listed = async ({ headers }: Person, id: string) =>
  (await t.call('GET', '/applications?limit=200', { headers }))
    .json()
    .data.find((row: { id: string }) => row.id === id);

test('a decision about many does nothing until it is due, and everybody sees that it waits', async () => {
  const [one, other] = [await aPending(), await aPending()];
  const { results, waiting } = await decide(advertiser, [one.id, other.id]);
  expect(results).toEqual([
    { id: one.id, error: null },
    { id: other.id, error: null },
  ]);
  expect(waiting.seconds).toBe(UNDO_SECONDS);
  expect(await t.jobs('carry-out-decisions')).toHaveLength(1);
  await carryOutDecisions(t.services);
  expect([await statusOf(one.id), await statusOf(other.id)]).toEqual(['pending', 'pending']);
  expect(await decidedEvents(one.id)).toEqual([]);
  for (const person of [admin, advertiser])
    expect((await listed(person, one.id)).waiting).toEqual({ decision: 'approve', dueAt: expect.any(String) });
});

test('when it is due it is carried out in the name of whoever decided, once, however often it is tried', async () => {
  const { id } = await aPending();
  await decide(advertiser, [id], 'reject', 'Sin cupo');
  await makeDue();
  await Promise.all([1, 2, 3].map(() => carryOutDecisions(t.services)));
  expect(await statusOf(id)).toBe('rejected');
  expect(await decidedEvents(id)).toHaveLength(1);
  const row = await t.db.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ reason: 'Sin cupo', decided_by: advertiser.profile.user_id });
  expect((await listed(admin, id)).waiting).toBeNull();
});

test('an undo in time wins: nothing was decided, and it can be decided anew', async () => {
  const { id } = await aPending();
  const { waiting } = await decide(advertiser, [id]);
  expect((await undo(advertiser, waiting.id)).statusCode).toBe(204);
  await makeDue();
  await carryOutDecisions(t.services);
  expect(await statusOf(id)).toBe('pending');
  expect((await listed(advertiser, id)).waiting).toBeNull();
  expect((await decide(advertiser, [id])).results).toEqual([{ id, error: null }]);
});

test('an undo that comes late is told so, before and after it was carried out', async () => {
  const { id } = await aPending();
  const { waiting } = await decide(advertiser, [id]);
  await makeDue();
  expect((await undo(advertiser, waiting.id)).json().code).toBe('decision_made');
  await carryOutDecisions(t.services);
  expect((await undo(advertiser, waiting.id)).json().code).toBe('decision_made');
  expect(await statusOf(id)).toBe('approved');
});

test('nobody undoes what others decided', async () => {
  const { id } = await aPending();
  const { waiting } = await decide(advertiser, [id]);
  for (const other of [admin, await t.signIn('advertiser')])
    expect((await undo(other, waiting.id)).statusCode).toBe(404);
});

test('of undo and worker one wins, and the answer says which', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id } = await aPending();
    const { waiting } = await decide(advertiser, [id]);
    await t.db
      .updateTable('waiting_decision')
      .set({ due_at: sql`clock_timestamp() + make_interval(secs => ${round * 0.002})` })
      .where('id', '=', waiting.id)
      .execute();
    const [answer] = await Promise.all([
      undo(advertiser, waiting.id),
      carryOutDecisions(t.services),
      carryOutDecisions(t.services),
    ]);
    await carryOutDecisions(t.services);
    await makeDue();
    await carryOutDecisions(t.services);
    expect(await statusOf(id)).toBe(answer.statusCode === 204 ? 'pending' : 'approved');
    expect(await decidedEvents(id)).toHaveLength(answer.statusCode === 204 ? 0 : 1);
  }
});

test('what a server that died left half done the next one finishes', async () => {
  const [one, other] = [await aPending(), await aPending()];
  const { waiting } = await decide(advertiser, [one.id, other.id]);
  await makeDue();
  await t.db.updateTable('waiting_decision').set({ started_at: sql`now()` }).where('id', '=', waiting.id).execute();
  await carryOutDecisions(t.services);
  expect([await statusOf(one.id), await statusOf(other.id)]).toEqual(['approved', 'approved']);
});

test('a second decision about the same application is refused at once; one made alone is not held up', async () => {
  const { id } = await aPending();
  await decide(advertiser, [id], 'reject');
  expect(await decide(admin, [id])).toEqual({ results: [{ id, error: 'application_state' }], waiting: null });
  const alone = await t.call('POST', `/applications/${id}/decision`, {
    headers: admin.headers,
    body: { decision: 'approve' },
  });
  expect(alone.statusCode).toBe(200);
  await makeDue();
  await carryOutDecisions(t.services);
  expect(await statusOf(id)).toBe('approved');
  expect(await t.db.selectFrom('waiting_application').where('application_id', '=', id).selectAll().execute()).toEqual(
    [],
  );
});

test('two people who decide about the same ones in another order do not wait for each other', async () => {
  const ids = (await Promise.all(Array.from({ length: 6 }, aPending))).map(({ id }) => id);
  const [one, other] = await Promise.all([decide(advertiser, ids), decide(admin, ids.toReversed(), 'reject')]);
  const accepted = [one, other].flatMap(({ results }) => results.filter(({ error }: { error: null }) => !error));
  expect(accepted).toHaveLength(ids.length);
});
