import { expect, inject, test } from 'vitest';
import { createLog } from '../log.ts';
import { prepareAsOwner, prepareGivenDatabase } from '../prepare-database.ts';
import { rows } from '../testing/call-world.ts';
import { createEmptyDatabase } from '../testing/empty-database.ts';
import { asServer, createTestDatabase, withDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { SERVER_ROLE } from './roles.ts';

const SILENT = createLog('silent');

test("whatever a trigger keeps append-only, the server's role cannot change, empty, unguard or take", async ({
  onTestFinished,
}) => {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  const { db, owner } = database;
  const guarded = await rows<{ name: string }>(
    owner,
    `select distinct tgrelid::regclass::text as name from pg_trigger t join pg_class c on c.oid = tgrelid
     where tgfoid = 'refuse_change'::regproc and tgtype & 8 > 0 and tgqual is null and not c.relispartition order by 1`,
  );
  const names = guarded.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['audit_entry', 'invoice', 'ledger_block', 'ledger_entry', 'ledger_posting']),
  );
  for (const name of names) {
    for (const attempt of [
      `delete from ${name}`,
      `truncate ${name}`,
      `alter table ${name} disable trigger all`,
      `alter table ${name} owner to current_user`,
      `create trigger silence before insert on ${name} execute function refuse_change()`,
      `drop table ${name}`,
    ]) {
      await expect(rows(db, attempt), attempt).rejects.toThrow(/permission denied|must be owner/);
    }
  }
});

test('nor can it become somebody who could', async ({ onTestFinished }) => {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  for (const attempt of [
    'set session_replication_role = replica',
    'set role callstead',
    `alter role ${SERVER_ROLE} superuser`,
    'create table public.shadow (id int)',
    `create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'`,
    `select ensure_months('ledger_entry', now()::date, now()::date)`,
  ]) {
    await expect(rows(database.db, attempt), attempt).rejects.toThrow(
      /permission denied|must be owner|not kept by month/,
    );
  }
});

test('a server that owns nothing uses what was prepared for it, and says what to run when it was not', async () => {
  const { db: owner } = await createEmptyDatabase();
  const [found] = await rows<{ name: string }>(owner, 'select current_database() as name');
  const ownerUrl = withDatabase(inject('postgresUrl'), found?.name as string);
  const server = openDatabase(asServer(ownerUrl));
  try {
    await prepareGivenDatabase({ ...server, db: owner }, undefined, SILENT); // the owner alone, as in a small installation
    await expect(prepareGivenDatabase(server, undefined, SILENT)).rejects.toThrow('Run `npm run migrate`');
    await prepareAsOwner(ownerUrl, SERVER_ROLE, SILENT);
    await prepareGivenDatabase(server, undefined, SILENT);
    await rows(owner, `delete from schema_migration where name = (select max(name) from schema_migration)`);
    await expect(prepareGivenDatabase(server, undefined, SILENT)).rejects.toThrow('not ready for this release');
  } finally {
    await server.close();
  }
});
