import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createTestDatabase, runOnServer, type TestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { isDatabaseAway } from './database-away.ts';
import { createRepeatingRunner } from './repeating-runner.ts';

let database: TestDatabase;
let name: string;
beforeEach(async () => {
  database = await createTestDatabase();
  name = new URL(database.url).pathname.slice(1);
});
afterEach(async () => {
  await database.close();
});

/** For whoever connects from here on, as when a proxy still leads to a leader that has become a standby. */
const onlyReads = (isSo: boolean) =>
  runOnServer(
    inject('postgresUrl'),
    `alter database ${name} set default_transaction_read_only = ${isSo ? 'on' : 'off'}`,
  );

const WRITE = `insert into setting (name, value) values ('failover', '1') on conflict (name) do update set value = '1'`;

test('a pool that had connected to a standby reaches the new leader with its next statement', async () => {
  const { pool, close } = openDatabase(database.url, { isServing: true });
  await onlyReads(true);
  await pool.query('select 1');
  await onlyReads(false);
  const refusal = await pool.query(WRITE).catch((error: Error) => error);
  expect(isDatabaseAway(refusal as Error)).toBe(true);
  await pool.query(WRITE);
  await close();
});

test('a transaction that met a standby fails as one whose database is away, and the next one is on the new leader', async () => {
  const { db, close } = openDatabase(database.url, { isServing: true });
  await onlyReads(true);
  await db.selectFrom('setting').selectAll().execute();
  await onlyReads(false);
  const write = () =>
    db.transaction().execute((tx) => tx.insertInto('setting').values({ name: 'failover', value: '1' }).execute());
  const refusal = await write().catch((error: Error) => error);
  expect(isDatabaseAway(refusal as Error)).toBe(true);
  await write();
  await close();
});

test('a write of the call engine that met a standby is run again until somebody leads', async () => {
  const reasons: string[] = [];
  const { newCallPool, close } = openDatabase(database.url, { isServing: true });
  const runner = createRepeatingRunner({ newPool: newCallPool, onRepeat: ({ message }) => reasons.push(message) });
  await onlyReads(true);
  const writing = runner.query({ name: 'write', text: WRITE, values: [] });
  await expect.poll(() => reasons.length).toBeGreaterThan(0);
  await onlyReads(false);
  await writing;
  expect(reasons[0]).toContain('read-only transaction');
  await runner.close();
  await close();
});
