import { setTimeout as sleep } from 'node:timers/promises';
import { DeadlineClient } from '../../server/src/db/deadline-client.ts';

const EVERY_MS = 100;
const LIMIT_MS = 2_000;

export type Probe = {
  /** Moments at which a write was acknowledged. */
  acknowledged: () => readonly number[];
  stop: () => Promise<{ acknowledged: number; lost: number }>;
};

/** Writes a row ten times a second, each over a connection of its own, and remembers which were acknowledged. */
export async function startProbe(url: string): Promise<Probe> {
  await once(url, 'create table if not exists probe (n integer primary key)', []);
  const acknowledged: { n: number; at: number }[] = [];
  const state = { over: false };
  const writing = write();

  async function write(): Promise<void> {
    for (let n = 0; !state.over; n += 1) {
      const written = await once(url, 'insert into probe (n) values ($1)', [n]).then(
        () => true,
        () => false, // that is what is measured
      );
      if (written) acknowledged.push({ n, at: Date.now() });
      await sleep(EVERY_MS);
    }
  }

  return {
    acknowledged: () => acknowledged.map(({ at }) => at),
    stop: async () => {
      state.over = true;
      await writing;
      const { rows } = await once<{ n: number }>(url, 'select n from probe', []);
      const kept = new Set(rows.map(({ n }) => n));
      return { acknowledged: acknowledged.length, lost: acknowledged.filter(({ n }) => !kept.has(n)).length };
    },
  };
}

export async function once<Row extends Record<string, unknown>>(url: string, text: string, values: unknown[]) {
  const client = new DeadlineClient({
    connectionString: url,
    connectionTimeoutMillis: LIMIT_MS,
    query_timeout: LIMIT_MS,
  });
  client.on('error', () => undefined); // the statement fails with it
  try {
    await client.connect();
    return await client.query<Row>(text, values);
  } finally {
    await client.end().catch(() => undefined);
  }
}

export type Gap = { ms: number; endedAt: number };

/** How long nobody could write after `since`: between two acknowledgements. */
export function longestGap(moments: readonly number[], since: number): Gap {
  const gaps = moments.slice(1).map((endedAt, index) => ({ endedAt, ms: endedAt - (moments[index] ?? endedAt) }));
  return gaps
    .filter(({ endedAt }) => endedAt >= since)
    .reduce((most, gap) => (gap.ms > most.ms ? gap : most), { ms: 0, endedAt: since });
}
