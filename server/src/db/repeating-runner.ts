import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { StatementRunner } from './database.ts';
import { isDatabaseAway } from './database-away.ts';
import { limitedQuery } from './limited-query.ts';

/** The first limit leaves a caller, who waits three seconds, the time for a second try. */
const LIMITS_MS = [1_500, 2_500, 4_000] as const;
const GIVE_UP_MS = 8_000;
const PAUSE_MS = 50;

export type RepeatingRunner = StatementRunner & {
  /** One answer on a connection as calls would get it, without a second try. */
  probe: () => Promise<void>;
  close: () => Promise<void>;
};

type Options = { newPool: () => pg.Pool; onRepeat?: (error: Error) => void };

/**
 * For statements that come to the same however often they run. One that gets no answer in time has its connection cut and is run
 * again on another; whether the first run committed is not known, and must not matter. A connection that went silent seldom
 * does so alone: those that idle beside it are left, too.
 */
export function createRepeatingRunner({ newPool, onRepeat = () => undefined }: Options): RepeatingRunner {
  let pool = newPool();
  const leaving = new Set<Promise<void>>();

  function leave(left: pg.Pool): void {
    if (left !== pool) return; // somebody else did
    pool = newPool();
    const ending = left.end().finally(() => leaving.delete(ending));
    leaving.add(ending);
  }

  return {
    query: async (statement) => {
      const begunAt = Date.now();
      for (let tries = 0; ; tries += 1) {
        const used = pool;
        try {
          return await used.query(limitedQuery(statement, LIMITS_MS[tries] ?? LIMITS_MS[2]));
        } catch (error) {
          const { message, code } = error as Error & { code?: string };
          if (!isDatabaseAway({ message, code }) || Date.now() - begunAt >= GIVE_UP_MS) throw error;
          leave(used);
          onRepeat(error as Error);
          await sleep(PAUSE_MS * 2 ** Math.min(tries, 4));
        }
      }
    },
    probe: async () => {
      await pool.query(limitedQuery({ text: 'select 1' }, LIMITS_MS[0]));
    },
    close: async () => {
      await Promise.all([...leaving, pool.end()]);
    },
  };
}
