import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { DeadlineClient } from './deadline-client.ts';
import { executeRaw } from './execute-raw.ts';
import { limitedQuery } from './limited-query.ts';
import { surviveLostConnections } from './lost-connections.ts';
import type { Database } from './schema.ts';
import { TracedClient, tracePool } from './traced-client.ts';

/** The handle every query takes first; inside a transaction it is the transaction. */
export type Db = Kysely<Database>;

// bigint columns hold cents and counts that stay far below 2^53; a string would be a trap at every sum.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** A firewall may drop a connection, or a host vanish, without a word: the system asks now and then. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 };
const CONNECT_MS = { serving: 10_000, patient: 60_000 };

/** How long those wait who serve people and jobs; tools and migrations take the time they need. */
const SERVING = { query_timeout: 30_000, connectionTimeoutMillis: CONNECT_MS.serving, onConnect: limitSession };
/** Those of the call engine, which callers wait on: it names a limit of its own with each statement. */
const CALLS = { connectionTimeoutMillis: 1_500, idleTimeoutMillis: 60_000, onConnect: limitSession };

export type OpenDatabase = {
  db: Db;
  pool: pg.Pool;
  /** For the call engine alone, so that nobody else's crowd stands before a caller. */
  newCallPool: () => pg.Pool;
  /** A connection of one's own, outside the pool, for whoever has to listen. */
  newClient: () => pg.Client;
  close: () => Promise<void>;
};

type Options = {
  onLost?: (error: Error) => void;
  isServing?: boolean;
  /** Whether statements are told of to whoever traces requests and jobs. */
  isTraced?: boolean;
};

export function openDatabase(
  url: string,
  { onLost = () => undefined, isServing = false, isTraced = false }: Options = {},
): OpenDatabase {
  const common = { connectionString: url, ...KEEP_ALIVE };
  const newPool = (config: pg.PoolConfig) => {
    const pool = new pg.Pool({ ...common, Client: isTraced ? TracedClient : DeadlineClient, max: 10, ...config });
    if (isTraced) tracePool(pool);
    surviveLostConnections(pool, onLost);
    return pool;
  };
  const pool = newPool(isServing ? SERVING : {});
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    newCallPool: () => newPool(CALLS),
    newClient: () =>
      new DeadlineClient({ ...common, connectionTimeoutMillis: isServing ? CONNECT_MS.serving : CONNECT_MS.patient }),
    close: () => close(db, pool),
  };
}

/**
 * What we gave up on must not go on for ever on the other side, holding its row locks: PostgreSQL ends it itself. Set here and not
 * as the connection starts, which a PgBouncer would refuse.
 */
async function limitSession(client: pg.ClientBase): Promise<void> {
  const text = `
    set statement_timeout = '30s';
    set idle_in_transaction_session_timeout = '60s';
    set tcp_keepalives_idle = 30;
    set tcp_keepalives_interval = 10;
    set tcp_keepalives_count = 3`;
  await client.query(limitedQuery({ text }, CONNECT_MS.serving));
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

/** The least a command is handed. */
export type WithDb = { db: Db };

/**
 * Parts that keep the pool for themselves: inside a transaction they would wait for it, or write what it never undoes. The
 * payment gateway is another's house: nobody keeps row locks while it thinks.
 */
type PoolBound = 'limits' | 'auth' | 'calls' | 'clicks' | 'hub' | 'gateway';
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
