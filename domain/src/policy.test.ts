import { describe, expect, test } from 'vitest';
import { type Action, type Actor, authorize, can, type Member, RULES, roleMay } from './policy.ts';

const member = (userType: Member['userType'], changes: Partial<Member> = {}): Member => ({
  id: 'me',
  userType,
  status: 'approved',
  owesTwoFactor: false,
  ...changes,
});
const visitor: Actor = { userType: 'anonymous' };

test('what only members may do is closed to visitors', () => {
  const open = (Object.keys(RULES) as Action[]).filter((action) => can(visitor, action));
  expect(open).not.toContain('account.set-status');
  expect(open).not.toContain('session.list');
  expect(open).toContain('account.register');
});

test('a condition is asked about the row', () => {
  expect(can(member('publisher'), 'session.revoke', { userId: 'me' })).toBe(true);
  expect(can(member('publisher'), 'session.revoke', { userId: 'you' })).toBe(false);
  expect(can(visitor, 'session.revoke', { userId: 'me' })).toBe(false);
});

describe('an admin who owes the second factor', () => {
  const admin = member('admin', { owesTwoFactor: true });

  test('may set it up and leave, and nothing else of an admin', () => {
    expect(roleMay(admin, 'two-factor.manage')).toBe(true);
    expect(roleMay(admin, 'session.close')).toBe(true);
    expect(roleMay(admin, 'account.set-status')).toBe(false);
    expect(() => authorize(admin, 'account.list')).toThrow('two_factor_enrolment_required');
  });

  test('still sees what everybody sees', () => expect(roleMay(admin, 'site.read')).toBe(true));
});

test('refusals say what is missing: a login, or the right', () => {
  expect(() => authorize(visitor, 'account.list')).toThrow('unauthenticated');
  expect(() => authorize(member('advertiser'), 'account.list')).toThrow('forbidden');
});

test('an admin whose approval was taken back is an admin no more, even in an open session', () => {
  const rejected = member('admin', { status: 'rejected' });
  expect(roleMay(rejected, 'account.list')).toBe(false);
  expect(roleMay(rejected, 'session.close')).toBe(true);
  expect(() => authorize(rejected, 'account.list')).toThrow('forbidden');
});
