import { ApiError } from '../../../api/api-error.ts';

/** What a refused login is about; `other` is told in the words of its error code. */
export type LoginFailure =
  | 'credentials'
  | 'unconfirmed'
  | 'pending'
  | 'no-profile'
  | 'denied'
  | 'wrong-code'
  | 'start-over'
  | 'other';

export function loginFailure(error: unknown): LoginFailure {
  if (!(error instanceof ApiError)) return 'credentials';
  switch (error.code) {
    case 'invalid_credentials':
    case 'unavailable':
      return 'credentials';
    case 'email_unconfirmed':
      return 'unconfirmed';
    case 'account_pending':
      return 'pending';
    case 'profile_missing':
      return 'no-profile';
    case 'admin_only':
      return 'denied';
    case 'two_factor_code_invalid':
      return 'wrong-code';
    case 'two_factor_expired':
    case 'two_factor_locked':
      return 'start-over';
    default:
      return 'other';
  }
}
