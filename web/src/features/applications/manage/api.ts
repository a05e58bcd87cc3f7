import type {
  ApplicationListResponse,
  ApplicationStatusResponse,
  AppliedCampaignsResponse,
  DecideManyResponse,
} from '@callstead/contract/applications';
import type { ApplicationStep } from '@callstead/domain/applications/lifecycle';
import type { Language } from '@callstead/domain/identity/account';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { request } from '../../../api/request.ts';

export type ApplicationFilter = {
  search: string | undefined;
  status: string | undefined;
  campaign: string | undefined;
  account: string | undefined;
  language: Language;
};

const APPLICATIONS = ['applications'] as const;

export const applicationListQuery = (filter: ApplicationFilter) =>
  infiniteQueryOptions({
    queryKey: [...APPLICATIONS, 'list', filter],
    queryFn: ({ pageParam }) =>
      request<ApplicationListResponse>('GET', `/applications?${written({ ...filter, after: pageParam })}`),
    initialPageParam: '',
    getNextPageParam: (page) => page.after,
    placeholderData: keepPreviousData, // the table does not blink while somebody types
  });

export const appliedCampaignsQuery = (filter: Pick<ApplicationFilter, 'account' | 'language'>) =>
  queryOptions({
    queryKey: [...APPLICATIONS, 'campaigns', filter],
    queryFn: async () =>
      (await request<AppliedCampaignsResponse>('GET', `/applications/campaigns?${written(filter)}`)).campaigns,
  });

/** Only what is set. */
function written(values: Record<string, string | undefined>): URLSearchParams {
  const set = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return new URLSearchParams(set);
}

export type DecidingStep = Exclude<ApplicationStep, 'withdraw'>;

export function useDecide() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, step, reason }: { id: string; step: DecidingStep; reason: string }) =>
      step === 'revoke'
        ? request<ApplicationStatusResponse>('POST', `/applications/${id}/revocation`, { reason })
        : request<ApplicationStatusResponse>('POST', `/applications/${id}/decision`, { decision: step, reason }),
    onSettled: () => void queries.invalidateQueries({ queryKey: APPLICATIONS }),
  });
}

export function useDecideMany() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { ids: string[]; decision: DecidingStep; reason: string }) =>
      request<DecideManyResponse>('POST', '/applications/decisions', body),
    onSettled: () => void queries.invalidateQueries({ queryKey: APPLICATIONS }),
  });
}
