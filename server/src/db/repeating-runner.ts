import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { StatementRunner } from './database.ts';
import { isDatabaseAway } from './database-away.ts';
import { limitedQuery } from './limited-query.ts';

/** The first limit leaves a caller, who waits three seconds, the time for a second try. */
const LIMITS_MS = [1_500, 2_500, 4_000] as const;
const GIVE_UP_MS = 8_000;
const PAUSE_MS = 50;
/** A database that is started again is back by then. */
const GONE_MS = 10_000;
/** Whoever stops asking never hears that it is back. */
const ASK_AGAIN_MS = 1_000;

export type RepeatingRunner = StatementRunner & {
  /** One answer on a connection as calls would get it, without a second try. */
  probe: () => Promise<void>;
  /** Nothing was answered for a while, and somebody has just asked again. */
  isGone: () => boolean;
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
  let failingSince: number | undefined;
  let askedAt = 0;
  let isClosed = false;

  function leave(left: pg.Pool): void {
    if (isClosed || left !== pool) return; // it ends already, or somebody else did
    pool = newPool();
    const ending = left.end().finally(() => leaving.delete(ending));
    leaving.add(ending);
  }

  return {
    query: async (statement) => {
      const begunAt = Date.now();
      for (let tries = 0; ; tries += 1) {
        const used = pool;
        askedAt = Date.now();
        try {
          const answer = await used.query(limitedQuery(statement, LIMITS_MS[tries] ?? LIMITS_MS[2]));
          failingSince = undefined;
          return answer;
        } catch (error) {
          const { message, code } = error as Error & { code?: string };
          const isAway = isDatabaseAway({ message, code });
          failingSince = isAway ? (failingSince ?? begunAt) : undefined;
          if (!isAway || isClosed || Date.now() - begunAt >= GIVE_UP_MS) throw error;
          leave(used);
          onRepeat(error as Error);
          await sleep(PAUSE_MS * 2 ** Math.min(tries, 4));
        }
      }
    },
    probe: async () => {
      await pool.query(limitedQuery({ text: 'select 1' }, LIMITS_MS[0]));
    },
    isGone: () =>
      failingSince !== undefined && Date.now() - failingSince >= GONE_MS && Date.now() - askedAt < ASK_AGAIN_MS,
    close: async () => {
      isClosed = true; // what is still under way ends with its pool, and begins no other
      await Promise.all([...leaving, pool.end()]);
    },
  };
}
