import type {
  AccountListQuery,
  AccountListResponse,
  DecideAccountsResponse,
  Invitation,
  InvitationListResponse,
} from '@callstead/contract/identity/accounts';
import type { Profile } from '@callstead/contract/identity/identity';
import type { AccountStatus, Language, SwitchableType } from '@callstead/domain/identity/account';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { pageQuery } from '../../../api/list-query.ts';
import { request } from '../../../api/request.ts';

const accountKeys = {
  all: ['accounts'] as const,
  invitations: ['accounts', 'invitations'] as const,
};

export const accountListQuery = (query: AccountListQuery) =>
  pageQuery<AccountListResponse>({ queryKey: [...accountKeys.all, 'list'], path: '/admin/accounts', query });

export const invitationListQuery = queryOptions({
  queryKey: accountKeys.invitations,
  queryFn: async () => (await request<InvitationListResponse>('GET', '/admin/invitations')).invitations,
});

/** Whatever the answer was, the lists then show what is true. */
function useAccountMutation<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => void queries.invalidateQueries({ queryKey: accountKeys.all }),
  });
}

export type StatusChange = { account: Profile; status: AccountStatus; reason?: string };

export const useSetAccountStatus = () =>
  useAccountMutation(({ account, status, reason }: StatusChange) =>
    request<Profile>('PUT', `/admin/accounts/${account.id}/status`, { status, reason }),
  );

export const useSwitchType = () =>
  useAccountMutation(({ account, userType }: { account: Profile; userType: SwitchableType }) =>
    request<Profile>('PUT', `/admin/accounts/${account.id}/type`, { userType }),
  );

export type BulkDecision = { ids: string[]; status: 'approved' | 'rejected'; reason: string };

export const useDecideAccounts = () =>
  useAccountMutation((decision: BulkDecision) =>
    request<DecideAccountsResponse>('POST', '/admin/accounts/decisions', decision),
  );

export const useInviteAdmin = () =>
  useAccountMutation((invited: { fullName: string; email: string; language: Language }) =>
    request<Invitation>('POST', '/admin/invitations', invited),
  );

export const useResendInvitation = () =>
  useAccountMutation(({ id }: Invitation) => request<Invitation>('POST', `/admin/invitations/${id}/resend`));

export const useWithdrawInvitation = () =>
  useAccountMutation(({ id }: Invitation) => request<void>('DELETE', `/admin/invitations/${id}`));
