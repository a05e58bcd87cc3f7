import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../db/database.ts';
import { ensureMonths } from '../db/months.ts';
import { putSetting } from '../db/settings.ts';
import { aLine, aQualifiedCall, rows } from './call-world.ts';
import { createTestNetwork, type TestNetwork } from './test-network.ts';
import { watchChanges } from './watch-changes.ts';

let t: TestNetwork;
let changes: () => Promise<Record<string, number>>;
beforeAll(async () => {
  t = await createTestNetwork();
  changes = await watchChanges(t.owner);
});
afterAll(() => t.close());

async function changedBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = await changes();
  await work();
  const after = await changes();
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}

test('what is written, changed and deleted is noted; what stays as it was is not', async () => {
  expect(await changedBy(() => putSetting(t.db, 'colour', 'blue'))).toEqual(['setting']);
  expect(await changedBy(() => putSetting(t.db, 'colour', 'green'))).toEqual(['setting']);
  expect(await changedBy(() => putSetting(t.db, 'colour', 'green'))).toEqual([]);
  expect(await changedBy(() => t.db.deleteFrom('setting').where('name', '=', 'colour').execute())).toEqual(['setting']);
  expect(await changedBy(() => t.db.deleteFrom('setting').where('name', '=', 'colour').execute())).toEqual([]);
});

test('what is rolled back was not written', async () => {
  const writeAndUndo = () =>
    inTransaction(t, async (tx) => {
      await putSetting(tx.db, 'colour', 'red');
      throw new Error('changed my mind');
    });
  expect(await changedBy(() => expect(writeAndUndo()).rejects.toThrow('changed my mind'))).toEqual([]);
});

test('months of calls are watched, those of later too; a new table is a change', async () => {
  const line = await aLine(t);
  expect(await changedBy(() => aQualifiedCall(t, line))).toEqual(
    expect.arrayContaining(['carrier_call', 'ledger_entry', expect.stringMatching(/^call_\d/)]),
  );
  const later = new Date('2040-01-15T12:00:00Z');
  expect(await changedBy(() => ensureMonths(t.db, 'call', later, later))).toEqual(['tables']);
  const watched = `
    select tgname from pg_trigger join pg_class c on c.oid = tgrelid
    where c.relname like 'call\\_2040%' and tgname like 'note%' order by tgname`;
  expect(await rows(t.db, watched)).toEqual([{ tgname: 'note_rows' }, { tgname: 'note_updates' }]);
});

test('a queued job is a change, counting an attempt is none', async () => {
  const mail = { mail: 'address-taken', to: 'ana@people.example', language: 'es', values: { name: 'Ana' } };
  const enqueue = () => t.services.queue.enqueue(t.db, { name: 'send-mail', data: mail as never });
  expect(await changedBy(enqueue)).toHaveLength(1);
  await t.handleEvents(); // of the call above
  expect(await changedBy(() => t.call('POST', '/login', { body: { email: 'a@b.example', password: 'x' } }))).toEqual(
    [],
  );
});
