import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest';
import type { AuthServices } from '../modules/identity/auth.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { type InTransaction, inTransaction } from './database.ts';
import { findSetting, putSetting } from './settings.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('what the work writes through its handle goes with the transaction, also by the pool of the hot path', async () => {
  const failing = inTransaction(database, async (tx) => {
    await putSetting(tx.db, 'one', 'written');
    const text = `insert into setting (name, value) values ($1, $2)`;
    await tx.pool.query({ name: 'two', text, values: ['two', 'written'] } as never);
    expect(await findSetting(tx.db, 'two')).toBe('written');
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect([await findSetting(database.db, 'one'), await findSetting(database.db, 'two')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('a transaction inside another is the same one', async () => {
  await inTransaction(database, (outer) =>
    inTransaction(outer, async (inner) => {
      expect(inner.db).toBe(outer.db);
    }),
  );
});

test('what keeps the pool for itself is not handed on', () => {
  expectTypeOf<keyof InTransaction<AuthServices>>().toEqualTypeOf<
    Exclude<keyof AuthServices, 'limits' | 'auth' | 'hub' | 'gateway'>
  >();
});

const SOURCES = join(import.meta.dirname, '..');

/** From the bracket that opens at `start` to the one that closes it. */
function bracketed(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(start, at + 1);
  }
  return text.slice(start);
}

test('nobody uses the services around a transaction to write past it', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const works = files.flatMap((file) => {
    const text = readFileSync(join(SOURCES, file), 'utf8');
    return [...text.matchAll(/inTransaction(?=\(services, )/g)].map(({ index }) => ({
      file,
      work: bracketed(text, index + 'inTransaction'.length),
    }));
  });
  expect(works.length).toBeGreaterThan(40);
  const past = works.filter(({ work }) => /\bservices\.(db|pool|queue|auth|calls)\b/.test(work));
  expect(past.map(({ file }) => file)).toEqual([]);
});
