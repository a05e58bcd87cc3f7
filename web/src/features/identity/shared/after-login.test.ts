import { expect, test } from 'vitest';
import { afterLogin } from './after-login.ts';

test('people return to the page they asked for', () => {
  const publisher = { userType: 'publisher', status: 'approved', startPage: null, owesTwoFactor: false } as const;
  expect(afterLogin(publisher, '/offer/HS001')).toBe('/offer/HS001');
  expect(afterLogin(publisher, null)).toBe('/publisher-dashboard');
  expect(afterLogin({ ...publisher, startPage: 'calls' }, null)).toBe('/publisher-dashboard/calls');
});

test('an admin who owes the second factor goes to set it up first', () => {
  const admin = { userType: 'admin', status: 'approved', startPage: 'calls', owesTwoFactor: true } as const;
  expect(afterLogin(admin, '/admin-dashboard/tickets')).toBe('/admin-dashboard/security');
});
