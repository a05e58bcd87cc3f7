import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openReplica, rememberPositions } from './replica.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await database.close();
});

const LOG = { warn: () => undefined, info: () => undefined };
type Leader = Parameters<typeof openReplica>[0]['leader'];

function aReplica({ url = database.url, leader = database.pool }: { url?: string; leader?: Leader } = {}) {
  const onRead = vi.fn();
  const reasons: string[] = [];
  const log = { ...LOG, warn: (facts: { reason: string }) => reasons.push(facts.reason) } as unknown as typeof LOG;
  const replica = openReplica({ url, leader, isTraced: false, onRead, log });
  onTestFinished(replica.close);
  return { replica, onRead, reasons };
}

/** One that is ahead of whatever copies it, or another altogether. */
const leaderThat = (says: (found: { position: number; cluster: string }) => { position: number; cluster: string }) =>
  ({
    query: async (statement: string) => {
      const { rows } = await database.pool.query<{ position: number; cluster: string }>(statement);
      return { rows: rows.map(says) };
    },
  }) as unknown as Leader;

test('who has come as far as the leader is read of', async () => {
  const { replica, onRead } = aReplica();
  await expect.poll(replica.isUsable).toBe(true);
  const read = await replica.read(database.db, async (db) => db !== database.db);
  expect([read, onRead.mock.calls]).toEqual([true, [['replica']]]);
});

test('one that does not answer is not waited for', async () => {
  const { replica, onRead, reasons } = aReplica({ url: 'postgres://nobody@127.0.0.1:1/nothing' });
  await expect.poll(() => reasons).toEqual([expect.stringContaining('ECONNREFUSED')]);
  expect(await replica.read(database.db, async (db) => db === database.db)).toBe(true);
  expect(onRead.mock.calls).toEqual([['leader']]);
});

test('one that is behind is left alone', async () => {
  const { replica, reasons } = aReplica({
    leader: leaderThat((found) => ({ ...found, position: found.position + 1_000_000_000 })),
  });
  await expect.poll(() => reasons).toEqual(['it is too far behind']);
  expect(replica.isUsable()).toBe(false);
});

test('another database is no replica, however far it has come', async () => {
  const { replica, reasons } = aReplica({ leader: leaderThat((found) => ({ ...found, cluster: '7' })) });
  await expect.poll(() => reasons).toEqual(['it is no replica of DATABASE_URL']);
  expect(replica.isUsable()).toBe(false);
});

test.each([
  ['a lost connection', '57P01', true],
  ['rows that had to go, since the leader has none of them any more', '40001', true],
  ['a statement that takes too long', '57014', false],
  ['a mistake of ours', '42703', false],
])('after %s (%s) the leader is read: %s', async (_what, code, isRead) => {
  const { replica, onRead } = aReplica();
  await expect.poll(replica.isUsable).toBe(true);
  const reading = replica.read(database.db, async (db) => {
    if (db !== database.db) throw Object.assign(new Error('as PostgreSQL says'), { code });
    return 'of the leader';
  });
  expect(await reading.catch(() => undefined)).toBe(isRead ? 'of the leader' : undefined);
  expect(onRead.mock.calls).toEqual(isRead ? [['leader']] : []);
});

test('a transaction reads where it writes', async () => {
  const { replica, onRead } = aReplica();
  await expect.poll(replica.isUsable).toBe(true);
  const isOwn = await database.db.transaction().execute((tx) => replica.read(tx, async (db) => db === tx));
  expect([isOwn, onRead.mock.calls]).toEqual([true, [['leader']]]);
});

test('a position is as old as the moment at which the leader had not come further', () => {
  const { note, whenAt } = rememberPositions();
  note({ position: 10, at: 1_000 });
  note({ position: 20, at: 2_000 });
  note({ position: 20, at: 3_000 });
  note({ position: 30, at: 4_000 });
  expect([9, 10, 19, 20, 29, 30, 31].map(whenAt)).toEqual([undefined, 1_000, 1_000, 3_000, 3_000, 4_000, 4_000]);
});

test('a leader that had not come so far makes what is known of the one before worth nothing', () => {
  const { note, whenAt } = rememberPositions();
  note({ position: 30, at: 1_000 });
  note({ position: 25, at: 2_000 });
  expect([whenAt(24), whenAt(25), whenAt(30)]).toEqual([undefined, 2_000, 2_000]);
});
