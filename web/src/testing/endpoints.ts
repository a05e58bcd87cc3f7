import { CallListResponse } from '@callstead/contract/calls/calls';
import { AccountListQuery, AccountListResponse, InvitationListResponse } from '@callstead/contract/identity/accounts';
import {
  CaptchaResponse,
  ChooseLanguageRequest,
  EmailRequest,
  LoginRequest,
  LoginResponse,
  RegisterRequest,
  SessionListResponse,
  SessionResponse,
  SolveCaptchaRequest,
  SolveCaptchaResponse,
} from '@callstead/contract/identity/identity';
import { NotificationListResponse } from '@callstead/contract/notifications';
import { PublisherDashboard } from '@callstead/contract/reports/dashboards';
import { endpoint } from './endpoint.ts';

export const askSession = endpoint('GET', '/session', { answer: SessionResponse });
export const login = endpoint('POST', '/login', { body: LoginRequest, answer: LoginResponse });
export const logout = endpoint('POST', '/logout');
export const listSessions = endpoint('GET', '/account/sessions', { answer: SessionListResponse });
export const chooseLanguage = endpoint('PUT', '/account/language', { body: ChooseLanguageRequest });
export const sendConfirmation = endpoint('POST', '/email-confirmations', { body: EmailRequest });
export const sendPasswordReset = endpoint('POST', '/password-resets', { body: EmailRequest });

export const listNotifications = endpoint('GET', '/notifications', { answer: NotificationListResponse });

export const issueCaptcha = endpoint('POST', '/captchas', { answer: CaptchaResponse });
export const solveCaptcha = endpoint('POST', '/captchas/:id/answer', {
  body: SolveCaptchaRequest,
  answer: SolveCaptchaResponse,
});
export const register = endpoint('POST', '/register', { body: RegisterRequest });

export const publisherDashboard = endpoint('GET', '/publisher/dashboard', { answer: PublisherDashboard });
export const listCalls = endpoint('GET', '/calls', { answer: CallListResponse });

export const listAccounts = endpoint('GET', '/admin/accounts', {
  query: AccountListQuery,
  answer: AccountListResponse,
});
export const listInvitations = endpoint('GET', '/admin/invitations', { answer: InvitationListResponse });
