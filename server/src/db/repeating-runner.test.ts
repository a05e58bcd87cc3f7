import type pg from 'pg';
import { expect, test } from 'vitest';
import { createRepeatingRunner } from './repeating-runner.ts';

const ASKED = { name: 'asked', text: 'select 1', values: [] };
const AWAY = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** What the runner asks of a pool; as in the driver, a second end is an error. */
function somePools(query: () => Promise<unknown>) {
  const pools: { ends: number }[] = [];
  const newPool = () => {
    const pool = {
      ends: 0,
      query,
      end: async () => {
        pool.ends += 1;
        if (pool.ends > 1) throw new Error('Called end on pool more than once');
      },
    };
    pools.push(pool);
    return pool as unknown as pg.Pool;
  };
  return { pools, newPool };
}

test('a connection without an answer is left for another, and what was left is ended once', async () => {
  const answers = [() => Promise.reject(AWAY), () => Promise.resolve({ rows: [1] })];
  const { pools, newPool } = somePools(() => answers.shift()?.() ?? Promise.reject(AWAY));
  const runner = createRepeatingRunner({ newPool });
  expect(await runner.query(ASKED)).toEqual({ rows: [1] });
  await runner.close();
  expect(pools.map(({ ends }) => ends)).toEqual([1, 1]);
});

test('a statement that fails after the runner was closed ends no pool again, and begins none', async () => {
  let fail: (error: Error) => void = () => undefined;
  const { pools, newPool } = somePools(() => new Promise((_, reject) => (fail = reject)));
  const runner = createRepeatingRunner({ newPool });
  const asked = runner.query(ASKED).catch((error: Error) => error);
  await runner.close();
  fail(AWAY);
  expect(await asked).toBe(AWAY);
  expect(pools.map(({ ends }) => ends)).toEqual([1]);
});
