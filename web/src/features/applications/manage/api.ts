import type {
  ApplicationListResponse,
  ApplicationStatusResponse,
  AppliedCampaignsResponse,
  DecideManyResponse,
} from '@callstead/contract/applications';
import type { ApplicationStatus, ApplicationStep } from '@callstead/domain/applications/lifecycle';
import type { Language } from '@callstead/domain/identity/account';
import { queryOptions } from '@tanstack/react-query';
import { growingListQuery } from '../../../api/list-query.ts';
import { toQueryString } from '../../../api/query-string.ts';
import { request } from '../../../api/request.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

export type ApplicationFilter = {
  search: string;
  status?: ApplicationStatus | undefined;
  campaign?: string | undefined;
  account: string | undefined;
  language: Language;
};

const APPLICATIONS = ['applications'] as const;

export const applicationListQuery = (query: ApplicationFilter) =>
  growingListQuery<ApplicationListResponse>({ queryKey: [...APPLICATIONS, 'list'], path: '/applications', query });

export const appliedCampaignsQuery = (viewed: Pick<ApplicationFilter, 'account' | 'language'>) =>
  queryOptions({
    queryKey: [...APPLICATIONS, 'campaigns', viewed],
    queryFn: async () =>
      (await request<AppliedCampaignsResponse>('GET', `/applications/campaigns?${toQueryString(viewed)}`)).campaigns,
  });

export type DecidingStep = Exclude<ApplicationStep, 'withdraw'>;

export const useDecideApplication = () =>
  useInvalidatingMutation(APPLICATIONS, ({ id, step, reason }: { id: string; step: DecidingStep; reason: string }) =>
    step === 'revoke'
      ? request<ApplicationStatusResponse>('POST', `/applications/${id}/revocation`, { reason })
      : request<ApplicationStatusResponse>('POST', `/applications/${id}/decision`, { decision: step, reason }),
  );

export const useDecideApplications = () =>
  useInvalidatingMutation(APPLICATIONS, (body: { ids: string[]; decision: DecidingStep; reason: string }) =>
    request<DecideManyResponse>('POST', '/applications/decisions', body),
  );
