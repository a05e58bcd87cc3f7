import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { tableTypes } from './table-types.ts';

const FILE = join(import.meta.dirname, '../db/tables.generated.ts');

test('the types of the tables are those of the migrated schema', async () => {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  const written = await readFile(FILE, 'utf8');
  const advice = 'The migrations have changed the tables: run `npm run db:types` and commit what it writes.';
  expect(written, advice).toBe(await tableTypes(db));
});
