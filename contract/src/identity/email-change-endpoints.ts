import { endpoint, Nothing } from '../endpoint.ts';
import { TokenRequest } from './identity.ts';
import { ChangeEmailRequest } from './own-account.ts';

export const askEmailChange = endpoint('POST', '/account/email-change', {
  access: 'account.change-email',
  body: ChangeEmailRequest,
  answers: { 204: Nothing },
  errors: ['password_incorrect'],
});

export const cancelEmailChange = endpoint('DELETE', '/account/email-change', {
  access: 'account.change-email',
  answers: { 204: Nothing },
});

export const completeEmailChange = endpoint('POST', '/email-changes/complete', {
  access: 'account.confirm-email-change',
  body: TokenRequest,
  answers: { 204: Nothing },
  errors: ['link_invalid'],
});
