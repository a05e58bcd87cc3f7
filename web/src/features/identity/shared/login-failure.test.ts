import { expect, test } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { loginFailure } from './login-failure.ts';

test('a wrong password, no network and a crash are told alike', () => {
  expect(loginFailure(new ApiError('invalid_credentials'))).toBe('credentials');
  expect(loginFailure(new ApiError('unavailable'))).toBe('credentials');
  expect(loginFailure(new TypeError('x is undefined'))).toBe('credentials');
});

test('each gate has its own answer', () => {
  expect(loginFailure(new ApiError('email_unconfirmed'))).toBe('unconfirmed');
  expect(loginFailure(new ApiError('account_pending'))).toBe('pending');
  expect(loginFailure(new ApiError('profile_missing'))).toBe('no-profile');
  expect(loginFailure(new ApiError('admin_only'))).toBe('denied');
});

test('a wrong code belongs to its field', () => {
  expect(loginFailure(new ApiError('two_factor_code_invalid'))).toBe('wrong-code');
});

test('a second factor that can no longer succeed starts over', () => {
  expect(loginFailure(new ApiError('two_factor_expired'))).toBe('start-over');
  expect(loginFailure(new ApiError('two_factor_locked'))).toBe('start-over');
});

test('everything else says what its code says', () => {
  expect(loginFailure(new ApiError('account_rejected'))).toBe('other');
  expect(loginFailure(new ApiError('rate_limited'))).toBe('other');
});
