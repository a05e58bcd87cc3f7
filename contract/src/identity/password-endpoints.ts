import { endpoint, Nothing } from '../endpoint.ts';
import { ChangePasswordRequest, EmailRequest, ResetPasswordRequest, TokenRequest } from './identity.ts';

export const sendPasswordReset = endpoint('POST', '/password-resets', {
  access: 'account.recover-password',
  body: EmailRequest,
  answers: { 204: Nothing },
});

export const checkPasswordReset = endpoint('POST', '/password-resets/check', {
  access: 'account.recover-password',
  body: TokenRequest,
  answers: { 204: Nothing },
  errors: ['link_invalid'],
});

export const completePasswordReset = endpoint('POST', '/password-resets/complete', {
  access: 'account.recover-password',
  body: ResetPasswordRequest,
  answers: { 204: Nothing },
  errors: ['link_invalid'],
});

export const changePassword = endpoint('POST', '/account/password', {
  access: 'account.change-password',
  body: ChangePasswordRequest,
  answers: { 204: Nothing },
  errors: ['password_incorrect'],
});
