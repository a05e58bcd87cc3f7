import { USER_TYPES, type UserType } from './account.ts';

/** The three lists of accounts an admin works with. */
export const ACCOUNT_SCOPES = ['users', 'publishers', 'advertisers'] as const;
export type AccountScope = (typeof ACCOUNT_SCOPES)[number];

/** An affiliate is a publisher everywhere. */
export const TYPES_IN_SCOPE: Record<AccountScope, readonly UserType[]> = {
  users: USER_TYPES,
  publishers: ['publisher', 'affiliate'],
  advertisers: ['advertiser'],
};
