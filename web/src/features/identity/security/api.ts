import type {
  RecoveryCodesResponse,
  SessionListResponse,
  StartTwoFactorResponse,
} from '@callstead/contract/identity/identity';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isRefusal } from '../../../api/refusal.ts';
import { request } from '../../../api/request.ts';
import { useAuth } from '../../../session/auth.tsx';

const securityKeys = { sessions: ['account', 'sessions'] as const };

export const sessionListQuery = queryOptions({
  queryKey: securityKeys.sessions,
  queryFn: async () => (await request<SessionListResponse>('GET', '/account/sessions')).sessions,
});

export function useEndSession() {
  const onSettled = useReloadSessions();
  return useMutation({ mutationFn: (id: string) => request<void>('DELETE', `/account/sessions/${id}`), onSettled });
}

export function useEndOtherSessions() {
  const onSettled = useReloadSessions();
  return useMutation({ mutationFn: () => request<void>('DELETE', '/account/sessions'), onSettled });
}

type PasswordChange = { currentPassword: string; newPassword: string };

export function useChangePassword() {
  const onSuccess = useReloadAccount();
  return useMutation({
    mutationFn: (change: PasswordChange) => request<void>('POST', '/account/password', change),
    onSuccess,
  });
}

export function useStartTwoFactor() {
  const onError = useReloadWhenOutdated();
  return useMutation({
    mutationFn: (password: string) => request<StartTwoFactorResponse>('POST', '/account/two-factor', { password }),
    onError,
    gcTime: 0, // the answer holds secrets
  });
}

export function useConfirmTwoFactor() {
  const onSuccess = useReloadAccount();
  const onError = useReloadWhenOutdated();
  return useMutation({
    mutationFn: (code: string) => request<void>('POST', '/account/two-factor/confirm', { code }),
    onSuccess,
    onError,
  });
}

export function useDisableTwoFactor() {
  const onSuccess = useReloadAccount();
  const onError = useReloadWhenOutdated();
  return useMutation({
    mutationFn: (password: string) => request<void>('POST', '/account/two-factor/disable', { password }),
    onSuccess,
    onError,
  });
}

export function useRenewRecoveryCodes() {
  const onError = useReloadWhenOutdated();
  return useMutation({
    mutationFn: async (password: string) => {
      const path = '/account/two-factor/recovery-codes';
      return (await request<RecoveryCodesResponse>('POST', path, { password })).recoveryCodes;
    },
    onError,
    gcTime: 0, // the answer holds secrets
  });
}

/** Nobody waits for the new list: whoever asked is told at once, while what they clicked is still there. */
function useReloadSessions() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: securityKeys.sessions });
}

/** Password and second factor change who is signed in where: the server hands out a new session. */
function useReloadAccount() {
  const { refresh } = useAuth();
  const reloadSessions = useReloadSessions();
  return async () => {
    // What was asked for is done, even if the news of it cannot be fetched now.
    await refresh().catch(() => undefined);
    // Once the screen has followed: whoever now owes a second factor has no list to reload.
    setTimeout(reloadSessions);
  };
}

/** Another tab was faster: the screen behind the dialog should say what is true now. */
function useReloadWhenOutdated() {
  const { refresh } = useAuth();
  return (error: Error) => {
    if (isRefusal(error, 'two_factor_state')) refresh().catch(() => undefined);
  };
}
