import type { AuditEntry, AuditListQuery, AuditListResponse } from '@callstead/contract/audit';
import type { CsvRow } from '../../http/csv.ts';
import type { AuditRow } from './queries.ts';

function presentEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: { id: row.actor_id, name: row.actor_name },
    address: row.address,
    action: row.action,
    subject: { type: row.subject_type, id: row.subject_id, name: row.subject_name },
    before: row.before,
    after: row.after,
    reason: row.reason,
  };
}

/** Of up to `limit + 1` rows as they were read: the page, newest first, and its neighbours. */
export function presentEntries(read: readonly AuditRow[], query: AuditListQuery): AuditListResponse {
  const { after, before, limit } = query;
  const rows = read.slice(0, limit);
  if (before) rows.reverse();
  const hasMore = read.length > limit;
  const [first, last] = [rows.at(0)?.id ?? null, rows.at(-1)?.id ?? null];
  return {
    entries: rows.map(presentEntry),
    previous: (before ? hasMore : after !== undefined) ? first : null,
    next: before || hasMore ? last : null,
  };
}

export const AUDIT_CSV_HEADER = [
  'id',
  'at',
  'actor',
  'actor_id',
  'address',
  'action',
  'subject_type',
  'subject',
  'subject_id',
  'before',
  'after',
  'reason',
] as const;

export function auditCsvRow(row: AuditRow): CsvRow {
  return [
    row.id,
    row.at,
    row.actor_name,
    row.actor_id,
    row.address,
    row.action,
    row.subject_type,
    row.subject_name,
    row.subject_id,
    row.before && JSON.stringify(row.before),
    row.after && JSON.stringify(row.after),
    row.reason,
  ];
}
