import type { AccountListQuery, Invitation } from '@callstead/contract/identity/accounts';
import {
  decideAccounts,
  listAccounts,
  setAccountStatus,
  switchAccountType,
} from '@callstead/contract/identity/accounts-endpoints';
import type { Profile } from '@callstead/contract/identity/identity';
import {
  listInvitations,
  resendInvitation,
  sendInvitation,
  withdrawInvitation,
} from '@callstead/contract/identity/invitations-endpoints';
import type { AccountStatus, InvitedType, Language, SwitchableType } from '@callstead/domain/identity/account';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { pageQuery } from '../../../api/list-query.ts';

const accountKeys = {
  all: ['accounts'] as const,
  invitations: ['accounts', 'invitations'] as const,
};

export const accountListQuery = (query: AccountListQuery) =>
  pageQuery({ queryKey: [...accountKeys.all, 'list'], endpoint: listAccounts, query });

export const invitationListQuery = queryOptions({
  queryKey: accountKeys.invitations,
  queryFn: async () => (await call(listInvitations)).data,
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
    call(setAccountStatus, { params: { id: account.id }, body: { status, reason } }),
  );

export const useSwitchType = () =>
  useAccountMutation(({ account, userType }: { account: Profile; userType: SwitchableType }) =>
    call(switchAccountType, { params: { id: account.id }, body: { userType } }),
  );

export type BulkDecision = { ids: string[]; status: 'approved' | 'rejected'; reason: string };

export const useDecideAccounts = () =>
  useAccountMutation((decision: BulkDecision) => call(decideAccounts, { body: decision }));

type Invited = { userType: InvitedType; fullName: string; email: string; language: Language };

export const useSendInvitation = () =>
  useAccountMutation((invited: Invited) => call(sendInvitation, { body: invited }));

export const useResendInvitation = () =>
  useAccountMutation(({ id }: Invitation) => call(resendInvitation, { params: { id } }));

export const useWithdrawInvitation = () =>
  useAccountMutation(({ id }: Invitation) => call(withdrawInvitation, { params: { id } }));
