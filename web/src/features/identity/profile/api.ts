import { askEmailChange, cancelEmailChange } from '@callstead/contract/identity/email-change-endpoints';
import type { Profile } from '@callstead/contract/identity/identity';
import type {
  AccountResponse,
  ChangeEmailRequest,
  UpdateProfileRequest,
} from '@callstead/contract/identity/own-account';
import { readOwnAccount, updateProfile } from '@callstead/contract/identity/own-account-endpoints';
import { changePicture, removePicture } from '@callstead/contract/identity/picture-endpoints';
import type { ChangePaymentMethodRequest, PaymentMethodResponse } from '@callstead/contract/payouts';
import { cancelPaymentMethodChange, changePaymentMethod } from '@callstead/contract/payouts-endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { paymentMethodKey } from '../../../api/payment-method-query.ts';
import { useAuth } from '../../../session/auth.tsx';
import { makePicture } from './make-picture.ts';

/** `account` is whose page an admin looks at; without one it is the own. The keys start with the live topic. */
type Whose = string | undefined;
const accountKeys = {
  page: (account: Whose) => ['accounts', 'page', account ?? 'own'] as const,
};

export const accountQuery = (account: Whose) =>
  queryOptions({
    queryKey: accountKeys.page(account),
    queryFn: () => call(readOwnAccount, { query: { account } }),
  });

export function useUpdateProfile(account: Whose) {
  const onSuccess = useShowProfile(account);
  return useMutation({
    mutationFn: (change: UpdateProfileRequest) => call(updateProfile, { query: { account }, body: change }),
    onSuccess,
  });
}

export function useChangePicture() {
  const onSuccess = useShowProfile(undefined);
  return useMutation({
    mutationFn: async (file: File) => call(changePicture, { body: { image: await makePicture(file) } }),
    onSuccess,
  });
}

export function useRemovePicture() {
  const onSuccess = useShowProfile(undefined);
  return useMutation({ mutationFn: () => call(removePicture), onSuccess });
}

/** On its page, and, if it is one's own, in the header. */
function useShowProfile(account: Whose) {
  const queries = useQueryClient();
  const { profile: own, updateUserProfileInAuthContext } = useAuth();
  return (profile: Profile) => {
    if (profile.id === own?.id) updateUserProfileInAuthContext(profile);
    queries.setQueryData<AccountResponse>(accountKeys.page(account), (page) => page && { ...page, profile });
  };
}

export function useChangePaymentMethod() {
  const onSuccess = useShowPaymentMethods();
  return useMutation({
    mutationFn: (change: ChangePaymentMethodRequest) => call(changePaymentMethod, { body: change }),
    onSuccess,
    gcTime: 0, // what was sent holds secrets
  });
}

export function useCancelPaymentMethodChange() {
  const onSuccess = useShowPaymentMethods();
  return useMutation({ mutationFn: () => call(cancelPaymentMethodChange), onSuccess });
}

function useShowPaymentMethods() {
  const queries = useQueryClient();
  return (methods: PaymentMethodResponse) => queries.setQueryData(paymentMethodKey(undefined), methods);
}

export function useChangeEmail() {
  const onSuccess = useReloadPage();
  return useMutation({
    mutationFn: (change: ChangeEmailRequest) => call(askEmailChange, { body: change }),
    onSuccess,
    gcTime: 0, // what was sent holds the password
  });
}

export function useCancelEmailChange() {
  const onSuccess = useReloadPage();
  return useMutation({ mutationFn: () => call(cancelEmailChange), onSuccess });
}

function useReloadPage() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: accountKeys.page(undefined) });
}
