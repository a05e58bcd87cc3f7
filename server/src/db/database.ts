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

/** The least a command is handed. */
export type WithDb = { db: Db };

/** Parts that keep the pool for themselves: inside a transaction they would wait for it, or write what it never undoes. */
type PoolBound = 'limits' | 'auth' | 'calls' | 'hub';
export type InTransaction<Handle extends WithDb> = Omit<Handle, PoolBound>;

/**
 * Runs `work` in one transaction and hands it services whose database is that transaction, so that the pool cannot be used
 * by mistake. A handle that already is a transaction is joined, never nested.
 */
export function inTransaction<Handle extends WithDb, Result>(
  services: Handle,
  work: (tx: InTransaction<Handle>) => Promise<Result>,
): Promise<Result> {
  const { db } = services;
  if (db.isTransaction) return work(services);
  return db.transaction().execute((db) => work(within(services, db)));
}

function within<Handle extends WithDb>(services: Handle, db: Db): Handle {
  return 'pool' in services ? { ...services, db, pool: statementRunnerIn(db) } : { ...services, db };
}
