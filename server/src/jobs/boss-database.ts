import { setImmediate, setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type PgBoss from 'pg-boss';
import type { JobLog } from './jobs.ts';

/**
 * What pg-boss runs its own statements through. It does not await the one that marks a job as done, so a rejection
 * there would end the process: once started, a failed statement is logged and answered with nothing, as its own
 * database class does after closing.
 */
export class BossDatabase implements PgBoss.Db {
  readonly #pool: pg.Pool;
  readonly #log: JobLog;
  readonly #running = new Set<Promise<unknown>>();
  #state: 'starting' | 'started' | 'closed' = 'starting';

  constructor(pool: pg.Pool, log: JobLog) {
    this.#pool = pool;
    this.#log = log;
  }

  async executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
    if (this.#state === 'closed') return nothing();
    try {
      return await this.track(this.#pool.query(text, values));
    } catch (error) {
      if (this.#state === 'starting') throw error;
      this.#log.error(describeError(error), 'a statement of the job queue failed');
      return nothing();
    }
  }

  started(): void {
    this.#state = 'started';
  }

  track<Result>(work: Promise<Result>): Promise<Result> {
    const forget = () => this.#running.delete(work);
    this.#running.add(work);
    work.then(forget, forget);
    return work;
  }

  /** Waits for all that runs, but not for a handler that hangs; later statements are answered with nothing. */
  async close(timeoutMs: number): Promise<void> {
    const waited = new AbortController();
    const timeout = setTimeout(timeoutMs, undefined, { signal: waited.signal }).catch(() => undefined);
    await Promise.race([this.#settled(), timeout]);
    waited.abort();
    this.#state = 'closed';
  }

  /** One thing leads to the next: a fetched job to its handler, the handler to the note that the job is done. */
  async #settled(): Promise<void> {
    await setImmediate();
    while (this.#running.size > 0) {
      await Promise.allSettled(this.#running);
      await setImmediate();
    }
  }
}

/** Only what names the failure: the details of a database error can quote a whole row. */
export function describeError(error: unknown): { reason: string; code?: unknown } {
  const { message, code } = error as { message?: unknown; code?: unknown };
  return { reason: String(message ?? error), ...(code === undefined ? {} : { code }) };
}

function nothing() {
  return undefined as unknown as { rows: unknown[] };
}
