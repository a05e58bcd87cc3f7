import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { executeRaw } from './execute-raw.ts';
import { surviveLostConnections } from './lost-connections.ts';
import type { Database } from './schema.ts';

/** The handle every query takes first; inside a transaction it is the transaction. */
export type Db = Kysely<Database>;

// bigint columns hold cents and counts that stay far below 2^53; a string would be a trap at every sum.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

// Whoever only listens would wait forever on a connection that a firewall has dropped silently.
const NOTICES_LOSS = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 };

export type OpenDatabase = {
  db: Db;
  pool: pg.Pool;
  /** A connection of one's own, outside the pool, for whoever has to listen. */
  newClient: () => pg.Client;
  close: () => Promise<void>;
};

export function openDatabase(url: string, onLost: (error: Error) => void = () => undefined): OpenDatabase {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  surviveLostConnections(pool, onLost);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    newClient: () => new pg.Client({ connectionString: url, ...NOTICES_LOSS }),
    close: () => close(db, pool),
  };
}

/** Kysely closes the pool only if it has ever used it. */
async function close(db: Db, pool: pg.Pool): Promise<void> {
  await db.destroy();
  if (!(pool as pg.Pool & { ended: boolean }).ended) await pool.end(); // the types forget `ended`
}

/** Where a prepared statement of the hot path runs: the pool, or a transaction of whoever needs it in one. */
export type StatementRunner = {
  query: <Row extends pg.QueryResultRow>(statement: {
    name: string;
    text: string;
    values: unknown[];
  }) => Promise<{ rows: Row[] }>;
};

export function statementRunnerIn(db: Db): StatementRunner {
  return {
    query: async <Row extends pg.QueryResultRow>({ text, values }: { text: string; values: unknown[] }) => ({
      rows: (await executeRaw(db, text, values)).rows as Row[],
    }),
  };
}

export async function assertDatabaseAnswers(db: Db): Promise<void> {
  await executeRaw(db, 'select 1', []);
}

/** Runs `work` in one transaction; a handle that already is one is joined, never nested. */
export function inTransaction<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
