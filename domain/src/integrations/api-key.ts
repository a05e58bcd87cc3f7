import type { UserType } from '../identity/account.ts';

/** A test key sees and makes nothing but tests. */
export const KEY_MODES = ['live', 'test'] as const;
export type KeyMode = (typeof KEY_MODES)[number];

/** What a key may be used for. */
export const SCOPES = [
  'campaigns:read',
  'campaigns:write',
  'applications:read',
  'applications:write',
  'numbers:read',
  'links:read',
  'links:write',
  'clicks:read',
  'calls:read',
  'calls:write',
  'leads:read',
  'leads:write',
  'conversions:read',
  'conversions:write',
  'reports:read',
  'ledger:read',
  'payouts:read',
  'invoices:read',
  'webhooks:write',
] as const;
export type Scope = (typeof SCOPES)[number];

const FOR_PUBLISHERS: readonly Scope[] = [
  'campaigns:read',
  'applications:read',
  'applications:write',
  'numbers:read',
  'links:read',
  'links:write',
  'clicks:read',
  'calls:read',
  'leads:read',
  'leads:write',
  'conversions:read',
  'reports:read',
  'ledger:read',
  'payouts:read',
  'webhooks:write',
];
const FOR_ADVERTISERS: readonly Scope[] = [
  'campaigns:read',
  'campaigns:write',
  'applications:read',
  'applications:write',
  'calls:read',
  'calls:write',
  'leads:read',
  'leads:write',
  'conversions:read',
  'conversions:write',
  'reports:read',
  'ledger:read',
  'invoices:read',
  'webhooks:write',
];

const SCOPES_OF: Record<UserType, readonly Scope[]> = {
  admin: SCOPES,
  publisher: FOR_PUBLISHERS,
  affiliate: FOR_PUBLISHERS,
  advertiser: FOR_ADVERTISERS,
};

/** Settings and money: nothing a test could be about. Leads are all that can be brought as tests. */
const LIVE_ONLY: ReadonlySet<Scope> = new Set<Scope>([
  'campaigns:write',
  'applications:write',
  'links:write',
  'calls:write',
  'conversions:write',
  'ledger:read',
  'payouts:read',
  'invoices:read',
  'reports:read',
  'webhooks:write',
]);

/** What a key of such an account can be given. */
export function scopesFor(role: UserType, mode: KeyMode): readonly Scope[] {
  return SCOPES_OF[role].filter((scope) => mode === 'live' || !LIVE_ONLY.has(scope));
}

/** Whether a key reaches a row at all: one for tests reaches tests alone. */
export const reaches = (mode: KeyMode, row: { test: boolean }) => mode === 'live' || row.test;

/** Which rows a list gives a key: those of tests, or all others. A live one may ask for tests. */
export const wantsTests = (mode: KeyMode, asked: boolean) => mode === 'test' || asked;

/** However long somebody asks for: whoever finds an admin's key holds everything. */
export const MOST_ADMIN_DAYS = 90;
export const MOST_DAYS = 3650;
/** Of one account, revoked and expired ones not counted. */
export const MOST_KEYS = 50;
export const MOST_ADDRESSES = 20;

const DAY_MS = 86_400_000;

/** Null: never. An admin's key ends in any case. */
export function keyEnd(role: UserType, days: number | null, now: Date): Date | null {
  const asked = role === 'admin' ? Math.min(days ?? MOST_ADMIN_DAYS, MOST_ADMIN_DAYS) : days;
  return asked === null ? null : new Date(now.getTime() + asked * DAY_MS);
}

export const KEY_STATES = ['active', 'expired', 'revoked'] as const;
export type KeyState = (typeof KEY_STATES)[number];

export function keyState(key: { expiresAt: Date | null; revokedAt: Date | null }, now: Date): KeyState {
  if (key.revokedAt) return 'revoked';
  return key.expiresAt && key.expiresAt <= now ? 'expired' : 'active';
}
