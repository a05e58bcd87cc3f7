import { endpoint, Nothing } from '../endpoint.ts';
import { ConfirmTwoFactorRequest, PasswordRequest, RecoveryCodesResponse, StartTwoFactorResponse } from './identity.ts';

export const startTwoFactor = endpoint('POST', '/account/two-factor', {
  access: 'two-factor.manage',
  body: PasswordRequest,
  answers: { 200: StartTwoFactorResponse },
  errors: ['password_incorrect', 'two_factor_state'],
});

export const confirmTwoFactor = endpoint('POST', '/account/two-factor/confirm', {
  access: 'two-factor.manage',
  body: ConfirmTwoFactorRequest,
  answers: { 204: Nothing },
  errors: ['two_factor_code_invalid', 'two_factor_state'],
});

export const disableTwoFactor = endpoint('POST', '/account/two-factor/disable', {
  access: 'two-factor.manage',
  body: PasswordRequest,
  answers: { 204: Nothing },
  errors: ['password_incorrect', 'two_factor_state'],
});

export const renewRecoveryCodes = endpoint('POST', '/account/two-factor/recovery-codes', {
  access: 'two-factor.manage',
  body: PasswordRequest,
  answers: { 200: RecoveryCodesResponse },
  errors: ['password_incorrect', 'two_factor_state'],
});
