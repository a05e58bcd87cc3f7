/** A standby, or a leader of before: after a failover somebody else writes. */
export const ONLY_READS = '25006';

/**
 * Refused, lost or silent connections and PostgreSQL's own "shutting down" and "starting up" (class 57P, 08), or a statement
 * it gave up on, or a server that only reads: nothing that the statement itself did wrong.
 */
export function isDatabaseAway({ code, message }: { code?: string | undefined; message: string }): boolean {
  if (/^(ECONN\w+|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|25006|57014|57P0\d|08\w{3}|53\w{3})$/.test(code ?? ''))
    return true;
  return /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable/.test(message);
}

/**
 * Also what another transaction stood in the way of: a deadlock, a lock that was not given, a
 * session that was ended. The same statement may go through later.
 */
export function mayPass(error: { code?: string | undefined; message: string }): boolean {
  return isDatabaseAway(error) || /^(40\w{3}|55P03|25P03)$/.test(error.code ?? '');
}
