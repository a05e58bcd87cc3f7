import type {
  ApplicationListQuery,
  ApplicationListResponse,
  SetOwnTermsRequest,
} from '@callstead/contract/applications';
import {
  decideApplication,
  decideApplications,
  listApplications,
  readAppliedCampaigns,
  revokeApplication,
  setOwnTerms,
  undoDecision,
} from '@callstead/contract/applications-endpoints';
import type { ApplicationStep, Decision } from '@callstead/domain/applications/lifecycle';
import type { Language } from '@callstead/domain/identity/account';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { growingListQuery, pageQuery } from '../../../api/list-query.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

/** Whose they are, and in which words. */
export type ApplicationScope = { account: string | undefined; language: Language };

type Asked = { [Name in keyof ApplicationListQuery]?: ApplicationListQuery[Name] | undefined };

const APPLICATIONS = ['applications'] as const;

/** What waits is decided, or taken back, in a few seconds. */
const WAITING_MS = 2_000;

/** A page of the list. */
export const applicationPageQuery = (query: Asked) => ({
  ...pageQuery({ queryKey: [...APPLICATIONS, 'page'], endpoint: listApplications, query }),
  refetchInterval: ({ state }: { state: { data?: ApplicationListResponse | undefined } }) =>
    state.data?.data.some(({ waiting }) => waiting) ? WAITING_MS : false,
});

/** As many as one asks for, one below the other. */
export const applicationListQuery = (query: Asked) =>
  growingListQuery({ queryKey: [...APPLICATIONS, 'list'], endpoint: listApplications, query });

export const appliedCampaignsQuery = (viewed: ApplicationScope) =>
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
  useInvalidatingMutation(APPLICATIONS, (body: { ids: string[]; decision: Decision; reason: string }) =>
    call(decideApplications, { body }),
  );

export const useUndoDecision = () =>
  useInvalidatingMutation(APPLICATIONS, (id: string) => call(undoDecision, { params: { id } }));
