import type { AuditListResponse } from '@callstead/contract/audit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { type AuditAddress, listQuery } from './audit-filter.ts';

export const auditListQuery = (address: AuditAddress) =>
  queryOptions({
    queryKey: ['audit', 'list', address] as const,
    queryFn: () => request<AuditListResponse>('GET', `/admin/audit?${listQuery(address)}`),
    placeholderData: keepPreviousData,
  });
