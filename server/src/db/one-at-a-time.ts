import type pg from 'pg';

/**
 * Of processes that start at once on a new database one founds the network and the others wait. The lock lives in a transaction,
 * so PgBouncer may sit between; it is held for as long as the work takes.
 */
export async function oneAtATime<Result>(newClient: () => pg.Client, work: () => Promise<Result>): Promise<Result> {
  const client = newClient();
  client.on('error', () => undefined); // the lock is lost with its connection, and the work goes on
  await client.connect();
  try {
    await client.query('begin');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await client.query(`select pg_advisory_xact_lock(hashtext('callstead founding'))`);
    return await work();
  } finally {
    await client.end(); // whose transaction wrote nothing
  }
}
