import type { AuditListResponse } from '@callstead/contract/audit';
import { pageQuery } from '../../../api/list-query.ts';
import { type AuditAddress, auditListQuestion } from './audit-filter.ts';

export const auditListQuery = (address: AuditAddress) =>
  pageQuery<AuditListResponse>({
    queryKey: ['audit', 'list'],
    path: '/admin/audit',
    query: auditListQuestion(address),
  });
