import { endAccountView, startAccountView } from '@callstead/contract/identity/account-view-endpoints';
import type { LoginResponse, Profile, Session } from '@callstead/contract/identity/identity';
import { completePasswordReset, sendPasswordReset } from '@callstead/contract/identity/password-endpoints';
import { askSession, completeLogin, login, loginByLink, logout } from '@callstead/contract/identity/session-endpoints';
import type { ScreenPreferences } from '@callstead/contract/preferences';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { call } from '../api/call.ts';

export type Credentials = { email: string; password: string; portal: 'members' | 'admin' };
export type SecondFactor = { method: 'app' | 'recovery'; code: string; trustDevice: boolean };

type Auth = {
  user: Session['user'] | null;
  profile: Profile | null;
  owesTwoFactor: boolean;
  /** How the person likes the panels. */
  screen: ScreenPreferences;
  /** An admin looks with the eyes of `profile`: nothing can be changed. */
  viewing: NonNullable<Session['viewing']> | null;
  loading: boolean;
  /** The person left on purpose: there is no page to come back to. */
  loggedOut: boolean;
  /** Resolves with the session, or null when the second factor is still to come. */
  login: (credentials: Credentials) => Promise<Session | null>;
  /** The same with the link of a mail. */
  loginByLink: (token: string) => Promise<Session | null>;
  completeLogin: (factor: SecondFactor) => Promise<Session>;
  logout: () => Promise<void>;
  /** From now on everything is read as this account reads it. */
  startView: (accountId: string) => Promise<Session | null>;
  endView: () => Promise<void>;
  sendPasswordResetEmail: (email: string) => Promise<void>;
  updateUserPassword: (change: { token: string; password: string }) => Promise<void>;
  updateUserProfileInAuthContext: (change: Partial<Profile>) => void;
  updateScreen: (change: Partial<ScreenPreferences>) => void;
  /** Asks the server who we are now. */
  refresh: () => Promise<void>;
};

const USUAL_SCREEN: ScreenPreferences = { startPage: null, density: null, liveRail: false };

const AuthContext = createContext<Auth | null>(null);

export function AuthProvider({ initial, children }: { initial: Session | null; children: ReactNode }) {
  const [session, setSession] = useState(initial);
  const [loading, setLoading] = useState(false);
  const [loggedOut, setLoggedOut] = useState(false);

  const refresh = useCallback(async () => {
    setLoading(true);
    try {
      setSession((await call(askSession)).session);
    } finally {
      setLoading(false);
    }
  }, []);
  useRefreshOnReturn(refresh);

  const enter = useCallback((response: LoginResponse): Session | null => {
    if (response.outcome === 'two_factor') return null;
    setSession(response.session);
    setLoggedOut(false);
    return response.session;
  }, []);

  const auth = useMemo<Auth>(
    () => ({
      user: session?.user ?? null,
      profile: session?.profile ?? null,
      owesTwoFactor: session?.owesTwoFactor ?? false,
      screen: session?.screen ?? USUAL_SCREEN,
      viewing: session?.viewing ?? null,
      loading,
      loggedOut,
      refresh,
      login: async (credentials) => enter(await call(login, { body: credentials })),
      loginByLink: async (token) => enter(await call(loginByLink, { body: { token } })),
      completeLogin: async (factor) => {
        const session = enter(await call(completeLogin, { body: factor }));
        if (!session) throw new Error('the second factor cannot ask for a third');
        return session;
      },
      logout: async () => {
        await call(logout);
        setLoggedOut(true);
        setSession(null);
      },
      startView: async (id) => {
        const { session } = await call(startAccountView, { params: { id } });
        setSession(session);
        return session;
      },
      endView: async () => {
        await call(endAccountView);
        await refresh();
      },
      sendPasswordResetEmail: (email) => call(sendPasswordReset, { body: { email } }),
      updateUserPassword: (change) => call(completePasswordReset, { body: change }),
      updateUserProfileInAuthContext: (change) =>
        setSession(
          (session) => session && { ...session, profile: session.profile && { ...session.profile, ...change } },
        ),
      updateScreen: (change) =>
        setSession((session) => session && { ...session, screen: { ...session.screen, ...change } }),
    }),
    [session, loading, loggedOut, refresh, enter],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** Another tab may have logged out, or an admin decided, while this one was in the background. */
function useRefreshOnReturn(refresh: () => Promise<void>) {
  useEffect(() => {
    const onReturn = () => {
      // Offline is no news about the session: what we knew still stands.
      if (document.visibilityState === 'visible') refresh().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [refresh]);
}
