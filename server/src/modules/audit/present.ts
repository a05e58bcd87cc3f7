import type { AuditEntry } from '@callstead/contract/audit';
import type { CsvRow } from '../../http/csv.ts';
import type { AuditRow } from './queries.ts';

export function presentEntry(row: AuditRow): AuditEntry {
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
