import type { HealthResponse, ServerProcess } from '@callstead/contract/health';
import { isSilent, type ProcessFacts } from '@callstead/domain/health/judge-health';
import type { JobRunRow, ProcessRow } from './process-queries.ts';
import type { DatabaseRow, OutgoingRow, ReplicaRow } from './queries.ts';

export const presentDatabase = (row: DatabaseRow, replicas: readonly ReplicaRow[]): HealthResponse['database'] => ({
  version: row.version,
  sizeBytes: row.size_bytes,
  connections: row.connections,
  mostConnections: row.most_connections,
  oldestTransactionSeconds: row.oldest_transaction_seconds,
  replicas: replicas.map(({ name, lag_seconds: lagSeconds }) => ({ name, lagSeconds })),
});

export function presentProcess(row: ProcessRow, now: Date): { shown: ServerProcess; facts: ProcessFacts } {
  const { id, host, release, serves, works } = row;
  const facts = { release, works, silentSeconds: (now.getTime() - row.seen_at.getTime()) / 1000 };
  const [startedAt, seenAt] = [row.started_at.toISOString(), row.seen_at.toISOString()];
  return { shown: { id, host, release, serves, works, startedAt, seenAt, isSilent: isSilent(facts) }, facts };
}

/** Processes that share a folder see the same files: of each folder the newest count. */
export function spoolOf(processes: readonly ProcessRow[]): HealthResponse['spool'] {
  const newest = new Map<string, ProcessRow>();
  for (const row of processes) {
    const known = newest.get(row.disk);
    if (!known || known.seen_at < row.seen_at) newest.set(row.disk, row);
  }
  const disks = [...newest.values()];
  return {
    waiting: disks.reduce((sum, { spool_waiting }) => sum + spool_waiting, 0),
    rejected: disks.reduce((sum, { spool_rejected }) => sum + spool_rejected, 0),
  };
}

export const presentOutgoing = ({ waiting, oldest_due_seconds: oldestDueSeconds }: OutgoingRow) => ({
  waiting,
  oldestDueSeconds,
});

export const presentEnds = (run: JobRunRow | undefined) => ({
  endedAt: run?.ended_at?.toISOString() ?? null,
  failedAt: run?.failed_at?.toISOString() ?? null,
  failure: run?.failure ?? null,
});
