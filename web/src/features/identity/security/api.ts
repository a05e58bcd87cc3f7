import { changePassword } from '@callstead/contract/identity/password-endpoints';
import { listSessions, revokeOtherSessions, revokeSession } from '@callstead/contract/identity/session-endpoints';
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from '@callstead/contract/identity/two-factor-endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { isRefusal } from '../../../api/refusal.ts';
import { useAuth } from '../../../session/auth.tsx';

const securityKeys = { sessions: ['account', 'sessions'] as const };

export const sessionListQuery = queryOptions({
  queryKey: securityKeys.sessions,
  queryFn: async () => (await call(listSessions)).data,
});

export function useEndSession() {
  const onSettled = useReloadSessions();
  return useMutation({ mutationFn: (id: string) => call(revokeSession, { params: { id } }), onSettled });
}

export function useEndOtherSessions() {
  const onSettled = useReloadSessions();
  return useMutation({ mutationFn: () => call(revokeOtherSessions), onSettled });
}

type PasswordChange = { currentPassword: string; newPassword: string };

export function useChangePassword() {
  const onSuccess = useReloadAccount();
  return useMutation({
    mutationFn: (change: PasswordChange) => call(changePassword, { body: change }),
    onSuccess,
  });
}

export function useStartTwoFactor() {
  const onError = useReloadWhenOutdated();
  return useMutation({
    mutationFn: (password: string) => call(startTwoFactor, { body: { password } }),
    onError,
    gcTime: 0, // the answer holds secrets
  });
}

export function useConfirmTwoFactor() {
  const onSuccess = useReloadAccount();
  const onError = useReloadWhenOutdated();
  return useMutation({
    mutationFn: (code: string) => call(confirmTwoFactor, { body: { code } }),
    onSuccess,
    onError,
  });
}

export function useDisableTwoFactor() {
  const onSuccess = useReloadAccount();
  const onError = useReloadWhenOutdated();
  return useMutation({
    mutationFn: (password: string) => call(disableTwoFactor, { body: { password } }),
    onSuccess,
    onError,
  });
}

export function useRenewRecoveryCodes() {
  const onError = useReloadWhenOutdated();
  return useMutation({
    mutationFn: async (password: string) => (await call(renewRecoveryCodes, { body: { password } })).recoveryCodes,
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
