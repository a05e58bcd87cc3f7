import { listApplications } from '@callstead/contract/applications-endpoints';
import type { NumberPoolListQuery, SetNumberPoolRequest } from '@callstead/contract/number-pools';
import { listNumberPools, setNumberPool } from '@callstead/contract/number-pools-endpoints';
import type { Language } from '@callstead/domain/identity/account';
import { call } from '../../../api/call.ts';
import { growingListQuery, pageQuery } from '../../../api/list-query.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

const NUMBERS = ['numbers'] as const;

export const poolListQuery = (query: Pick<NumberPoolListQuery, 'search' | 'language'>) =>
  growingListQuery({ queryKey: [...NUMBERS, 'pools'], endpoint: listNumberPools, query });

/** Whose visitors could borrow numbers. */
export const approvedQuery = (search: string, language: Language) =>
  pageQuery({
    queryKey: ['applications', 'approved'],
    endpoint: listApplications,
    query: { search, language, status: 'approved' },
  });

export const useSetPool = () =>
  useInvalidatingMutation(NUMBERS, ({ id, ...body }: SetNumberPoolRequest & { id: string }) =>
    call(setNumberPool, { params: { id }, body }),
  );
