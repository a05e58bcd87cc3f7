import { AuditFilter, AuditListQuery, AuditListResponse } from './audit.ts';
import { CSV, endpoint } from './endpoint.ts';

export const listAudit = endpoint('GET', '/admin/audit', {
  access: 'audit.read',
  query: AuditListQuery,
  answers: { 200: AuditListResponse },
});

export const exportAudit = endpoint('GET', '/admin/audit.csv', {
  access: 'audit.read',
  query: AuditFilter,
  answers: { 200: CSV },
});
