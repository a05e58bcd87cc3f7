import fc from 'fast-check';
import { expect, test } from 'vitest';
import { USER_TYPES } from '../identity/account.ts';
import { KEY_MODES, keyEnd, keyState, MOST_ADMIN_DAYS, SCOPES, scopesFor } from './api-key.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const DAY_MS = 86_400_000;
const anyDays = fc.option(fc.integer({ min: 1, max: 3650 }), { nil: null });

test("an admin's key ends within 90 days, whatever was asked", () => {
  fc.assert(
    fc.property(anyDays, (days) => {
      const end = keyEnd('admin', days, NOW);
      expect(end?.getTime()).toBeLessThanOrEqual(NOW.getTime() + MOST_ADMIN_DAYS * DAY_MS);
    }),
  );
});

test("anybody else's lasts as long as they asked", () => {
  expect(keyEnd('publisher', null, NOW)).toBeNull();
  expect(keyEnd('advertiser', 400, NOW)).toEqual(new Date(NOW.getTime() + 400 * DAY_MS));
});

test('a key is good until the very moment it expires, and revoked for good', () => {
  const at = (ms: number) => new Date(NOW.getTime() + ms);
  expect(keyState({ expiresAt: at(1), revokedAt: null }, NOW)).toBe('active');
  expect(keyState({ expiresAt: at(0), revokedAt: null }, NOW)).toBe('expired');
  expect(keyState({ expiresAt: at(-1), revokedAt: at(-2) }, NOW)).toBe('revoked');
});

test('a test key can do nothing a live one of the same account cannot, and no money', () => {
  for (const role of USER_TYPES) {
    const [live, tests] = KEY_MODES.map((mode) => scopesFor(role, mode));
    expect(live).toEqual(expect.arrayContaining([...(tests ?? [])]));
    expect(tests).not.toContain('ledger:read');
    expect(tests).not.toContain('campaigns:write');
  }
  expect(scopesFor('admin', 'live')).toEqual(SCOPES);
});
