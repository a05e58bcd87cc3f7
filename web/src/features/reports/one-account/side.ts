import type { Profile } from '@callstead/contract/identity/identity';

/** On whose side an account stands. */
export type Side = 'publisher' | 'advertiser';

export const sideOf = ({ userType }: Pick<Profile, 'userType'>): Side =>
  userType === 'advertiser' ? 'advertiser' : 'publisher';
