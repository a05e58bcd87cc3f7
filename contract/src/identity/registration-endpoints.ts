import { endpoint, Nothing } from '../endpoint.ts';
import { EmailRequest, RegisterRequest, TokenRequest } from './identity.ts';

export const register = endpoint('POST', '/register', {
  access: 'account.register',
  body: RegisterRequest,
  answers: { 204: Nothing },
  errors: ['captcha_failed'],
});

export const sendConfirmation = endpoint('POST', '/email-confirmations', {
  access: 'account.confirm-email',
  body: EmailRequest,
  answers: { 204: Nothing },
});

export const completeConfirmation = endpoint('POST', '/email-confirmations/complete', {
  access: 'account.confirm-email',
  body: TokenRequest,
  answers: { 204: Nothing },
  errors: ['link_invalid'],
});
