import { listAudit } from '@callstead/contract/audit-endpoints';
import { pageQuery } from '../../../api/list-query.ts';
import { type AuditAddress, auditListQuestion } from './audit-filter.ts';

export const auditListQuery = (address: AuditAddress) =>
  pageQuery({
    queryKey: ['audit', 'list'],
    endpoint: listAudit,
    query: auditListQuestion(address),
  });
