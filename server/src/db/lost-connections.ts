import type pg from 'pg';

/**
 * A connection that breaks fails the query on it, which is enough: without a listener its `error` event would end the
 * process. The pool opens another for whoever asks next.
 */
export function surviveLostConnections(pool: pg.Pool, onLost: (error: Error) => void): void {
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', () => undefined));
}
