import { expect, test } from 'vitest';
import { readDiagnosis } from './diagnosis.ts';

const email = 'ana@example.com';
const user = { email, emailConfirmedAt: '2026-03-01T10:00:00.000Z' };
const profile = { userType: 'publisher', status: 'approved' } as const;

test('the first thing missing is the one reported', () => {
  expect(readDiagnosis(email, { user: null, profile: null })).toEqual({ email, finding: 'user-missing' });
  expect(readDiagnosis(email, { user, profile: null })).toEqual({ email, finding: 'profile-missing', user });
});

test('a whole account is shown as it is', () => {
  expect(readDiagnosis(email, { user, profile })).toEqual({ email, finding: 'complete', user, profile });
});
