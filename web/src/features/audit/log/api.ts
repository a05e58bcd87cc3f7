import { listAudit } from '@callstead/contract/audit-endpoints';
import { pageQuery } from '../../../api/list-query.ts';
import type { auditListQuestion } from './audit-filter.ts';

export const auditListQuery = (query: ReturnType<typeof auditListQuestion>) =>
  pageQuery({
    queryKey: ['audit', 'list'],
    endpoint: listAudit,
    query,
  });
