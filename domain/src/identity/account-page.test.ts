import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AccountPage, type ActionAbout, can, type Member } from '../policy.ts';
import { ACCOUNT_STATUSES, USER_TYPES } from './account.ts';
import { AVATAR_SEED, avatarSeed, avatarSvg } from './avatar.ts';
import { profileComplaints } from './editable-profile.ts';
import { isTimeZone } from './time-zone.ts';

describe('a time zone', () => {
  test.each(['America/New_York', 'America/Argentina/Buenos_Aires', 'Europe/Madrid', 'UTC', 'Etc/GMT+5'])(
    '%s is one',
    (name) => expect(isTimeZone(name)).toBe(true),
  );
  test.each(['', 'Mars/Olympus', '+05:00', 'america/new_york', "UTC'; drop", 'America/New York'])(
    '%j is none',
    (name) => expect(isTimeZone(name)).toBe(false),
  );
});

describe('a change of one’s profile', () => {
  test('may empty what registration did not ask for, and nothing else', () => {
    expect(profileComplaints('publisher', { website: null, companyName: null })).toEqual({});
    expect(profileComplaints('publisher', { phone: null, trafficSources: null })).toEqual({
      phone: 'required',
      trafficSources: 'required',
    });
    expect(profileComplaints('advertiser', { companyName: null })).toEqual({ companyName: 'required' });
    expect(profileComplaints('admin', { phone: null })).toEqual({});
  });

  test('names fields an account of that type does not have', () => {
    expect(profileComplaints('advertiser', { trafficSources: 'SEO' })).toEqual({ trafficSources: 'invalid' });
    expect(profileComplaints('affiliate', { address: '1 Main St' })).toEqual({ address: 'invalid' });
    expect(profileComplaints('admin', { trafficSources: 'SEO' })).toEqual({ trafficSources: 'invalid' });
  });
});

describe('who may do what on an account page', () => {
  const member = (role: Member['role'], status: Member['status']): Member => ({
    userId: 'somebody',
    accountId: 'me',
    role,
    status,
    owesTwoFactor: false,
  });
  const allowed = (action: ActionAbout<AccountPage>, whose: string) =>
    USER_TYPES.flatMap((userType) =>
      ACCOUNT_STATUSES.filter((status) => can(member(userType, status), action, { id: whose, status })).map(
        (status) => `${status} ${userType}`,
      ),
    );
  const ADMINS = ['approved admin']; // without the approval an admin is none

  test('editing one’s own', () => {
    expect(allowed('profile.update', 'me')).toEqual([
      ...ADMINS,
      'approved publisher',
      'approved affiliate',
      'pending advertiser',
      'approved advertiser',
    ]);
    expect(allowed('account.change-email', 'me')).toEqual(allowed('profile.update', 'me'));
  });

  test('another’s page is open to admins alone, and its login address to nobody', () => {
    expect(allowed('profile.read', 'you')).toEqual(ADMINS);
    expect(allowed('profile.update', 'you')).toEqual(ADMINS);
    expect(allowed('payment-method.read', 'you')).toEqual(ADMINS);
    expect(allowed('account.change-email', 'you')).toEqual([]);
    expect(allowed('payment-method.change', 'you')).toEqual([]);
  });

  test('a rejected publisher reads nothing there, and only approved ones say how they are paid', () => {
    expect(allowed('profile.read', 'me')).toEqual([
      ...ADMINS,
      'pending publisher',
      'approved publisher',
      'pending affiliate',
      'approved affiliate',
      'pending advertiser',
      'approved advertiser',
      'rejected advertiser',
    ]);
    expect(allowed('payment-method.change', 'me')).toEqual(['approved publisher', 'approved affiliate']);
  });
});

describe('a generated picture', () => {
  test('is the same for the same address, however it is written', () => {
    expect(avatarSeed(' Ana@Example.com ')).toBe(avatarSeed('ana@example.com'));
    expect(avatarSvg(avatarSeed('ana@example.com'))).toBe(avatarSvg(avatarSeed('ana@example.com')));
  });

  test('has a seed of four signs and draws only inside its square', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const seed = avatarSeed(email);
        expect(seed).toMatch(AVATAR_SEED);
        for (const [, y, height] of avatarSvg(seed).matchAll(/ y="([\d.]+)" width="3" height="(\d+)"/g)) {
          expect(Number(y)).toBeGreaterThanOrEqual(4);
          expect(Number(y) + Number(height)).toBeLessThanOrEqual(44);
        }
      }),
    );
  });

  test('tells people apart', () => {
    const pictures = Array.from({ length: 200 }, (_, index) => avatarSvg(avatarSeed(`person${index}@people.example`)));
    expect(new Set(pictures).size).toBeGreaterThan(190);
  });
});
