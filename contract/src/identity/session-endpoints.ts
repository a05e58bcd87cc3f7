import { ById, endpoint, Nothing } from '../endpoint.ts';
import {
  LoginRequest,
  LoginResponse,
  SessionListQuery,
  SessionListResponse,
  SessionResponse,
  TokenRequest,
  TwoFactorLoginRequest,
} from './identity.ts';

export const askSession = endpoint('GET', '/session', {
  access: 'session.read',
  answers: { 200: SessionResponse },
});

export const login = endpoint('POST', '/login', {
  access: 'session.open',
  body: LoginRequest,
  answers: { 200: LoginResponse },
  errors: [
    'invalid_credentials',
    'login_locked',
    'email_unconfirmed',
    'account_pending',
    'account_rejected',
    'profile_missing',
    'admin_only',
  ],
});

/** With the link that is mailed when an account is locked for devices it does not know. */
export const loginByLink = endpoint('POST', '/login/link', {
  access: 'session.open',
  body: TokenRequest,
  answers: { 200: LoginResponse },
  errors: ['link_invalid', 'account_pending', 'account_rejected', 'profile_missing'],
});

export const completeLogin = endpoint('POST', '/login/two-factor', {
  access: 'session.open',
  body: TwoFactorLoginRequest,
  answers: { 200: LoginResponse },
  errors: [
    'two_factor_code_invalid',
    'two_factor_expired',
    'two_factor_locked',
    'account_pending',
    'account_rejected',
    'profile_missing',
  ],
});

export const logout = endpoint('POST', '/logout', {
  access: 'session.close',
  answers: { 204: Nothing },
});

export const listSessions = endpoint('GET', '/account/sessions', {
  access: 'session.list',
  query: SessionListQuery,
  answers: { 200: SessionListResponse },
});

export const revokeSession = endpoint('DELETE', '/account/sessions/:id', {
  access: 'session.revoke',
  params: ById,
  answers: { 204: Nothing },
});

export const revokeOtherSessions = endpoint('DELETE', '/account/sessions', {
  access: 'session.list',
  answers: { 204: Nothing },
});
