import type { Profile } from '@callstead/contract/identity/identity';
import type {
  AccountResponse,
  ChangeEmailRequest,
  UpdateProfileRequest,
} from '@callstead/contract/identity/own-account';
import type { ChangePaymentMethodRequest, PaymentMethod, PaymentMethodResponse } from '@callstead/contract/payouts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { useAuth } from '../../../session/auth.tsx';

/** `account` is whose page an admin looks at; without one it is the own. The keys start with the live topic. */
type Whose = string | undefined;
const accountKeys = {
  page: (account: Whose) => ['accounts', 'page', account ?? 'own'] as const,
  paymentMethod: (account: Whose) => ['accounts', 'payment-method', account ?? 'own'] as const,
};
const of = (account: Whose) => (account ? `?account=${encodeURIComponent(account)}` : '');

export const accountQuery = (account: Whose) =>
  queryOptions({
    queryKey: accountKeys.page(account),
    queryFn: () => request<AccountResponse>('GET', `/account/profile${of(account)}`),
  });

export const paymentMethodQuery = (account: Whose) =>
  queryOptions({
    queryKey: accountKeys.paymentMethod(account),
    queryFn: async () =>
      (await request<PaymentMethodResponse>('GET', `/account/payment-method${of(account)}`)).paymentMethod,
  });

export function useUpdateProfile(account: Whose) {
  const queries = useQueryClient();
  const { profile: own, updateUserProfileInAuthContext } = useAuth();
  return useMutation({
    mutationFn: (change: UpdateProfileRequest) => request<Profile>('PATCH', `/account/profile${of(account)}`, change),
    onSuccess: (profile) => {
      if (profile.id === own?.id) updateUserProfileInAuthContext(profile);
      queries.setQueryData<AccountResponse>(accountKeys.page(account), (page) => page && { ...page, profile });
    },
  });
}

export function useChangePaymentMethod() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: ChangePaymentMethodRequest) =>
      request<PaymentMethod>('PUT', '/account/payment-method', change),
    onSuccess: (method) => queries.setQueryData(accountKeys.paymentMethod(undefined), method),
    gcTime: 0, // what was sent holds secrets
  });
}

export function useChangeEmail() {
  const onSuccess = useReloadPage();
  return useMutation({
    mutationFn: (change: ChangeEmailRequest) => request<void>('POST', '/account/email-change', change),
    onSuccess,
    gcTime: 0, // what was sent holds the password
  });
}

export function useCancelEmailChange() {
  const onSuccess = useReloadPage();
  return useMutation({ mutationFn: () => request<void>('DELETE', '/account/email-change'), onSuccess });
}

function useReloadPage() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: accountKeys.page(undefined) });
}
