import { describe, expect, test } from 'vitest';
import { guardPanel } from './guard-panel.ts';
import { USER_TYPES, type UserType } from './identity/account.ts';
import { PANELS, panelOf } from './identity/panel.ts';
import type { Member } from './policy.ts';

const member = (role: UserType): Member => ({
  userId: 'somebody',
  accountId: 'me',
  role,
  status: 'approved',
  owesTwoFactor: false,
});

describe('the guard of the panels', () => {
  test('sends strangers to the login page and remembers where they wanted to go', () => {
    expect(guardPanel('/admin-dashboard', { role: 'anonymous' }, '/admin-dashboard/users?status=pending')).toEqual({
      enter: false,
      redirectTo: '/login?redirect=%2Fadmin-dashboard%2Fusers%3Fstatus%3Dpending',
    });
  });

  test('lets an admin in everywhere, and everybody into their own panel', () => {
    for (const panel of PANELS) expect(guardPanel(panel, member('admin'), panel)).toEqual({ enter: true });
    for (const type of USER_TYPES) expect(guardPanel(panelOf(type), member(type), '/')).toEqual({ enter: true });
  });

  test('sends the wrong role to its own panel', () => {
    const sentTo = (redirectTo: string) => ({ enter: false, redirectTo });
    expect(guardPanel('/admin-dashboard', member('affiliate'), '/')).toEqual(sentTo('/publisher-dashboard'));
    expect(guardPanel('/advertiser-dashboard', member('publisher'), '/')).toEqual(sentTo('/publisher-dashboard'));
    expect(guardPanel('/publisher-dashboard', member('advertiser'), '/')).toEqual(sentTo('/advertiser-dashboard'));
  });

  test('an admin who owes the second factor gets in, to the one screen where it is set up', () => {
    const owing = { ...member('admin'), owesTwoFactor: true };
    expect(guardPanel('/admin-dashboard', owing, '/')).toEqual({ enter: true });
    expect(guardPanel('/publisher-dashboard', owing, '/')).toEqual({ enter: true });
  });
});
