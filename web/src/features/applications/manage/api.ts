import type { SetOwnTermsRequest } from '@callstead/contract/applications';
import {
  decideApplication,
  decideApplications,
  listApplications,
  readAppliedCampaigns,
  revokeApplication,
  setOwnTerms,
} from '@callstead/contract/applications-endpoints';
import type { ApplicationStatus, ApplicationStep } from '@callstead/domain/applications/lifecycle';
import type { Language } from '@callstead/domain/identity/account';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { growingListQuery } from '../../../api/list-query.ts';
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
  growingListQuery({ queryKey: [...APPLICATIONS, 'list'], endpoint: listApplications, query });

export const appliedCampaignsQuery = (viewed: Pick<ApplicationFilter, 'account' | 'language'>) =>
  queryOptions({
    queryKey: [...APPLICATIONS, 'campaigns', viewed],
    queryFn: async () => (await call(readAppliedCampaigns, { query: viewed })).campaigns,
  });

export const useSetOwnTerms = (id: string) =>
  useInvalidatingMutation(APPLICATIONS, (body: SetOwnTermsRequest) => call(setOwnTerms, { params: { id }, body }));

export type DecidingStep = Exclude<ApplicationStep, 'withdraw'>;

export const useDecideApplication = () =>
  useInvalidatingMutation(APPLICATIONS, ({ id, step, reason }: { id: string; step: DecidingStep; reason: string }) =>
    step === 'revoke'
      ? call(revokeApplication, { params: { id }, body: { reason } })
      : call(decideApplication, { params: { id }, body: { decision: step, reason } }),
  );

export const useDecideApplications = () =>
  useInvalidatingMutation(
    APPLICATIONS,
    (body: { ids: string[]; decision: Exclude<DecidingStep, 'revoke'>; reason: string }) =>
      call(decideApplications, { body }),
  );
