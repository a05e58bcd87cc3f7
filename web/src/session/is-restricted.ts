import type { Profile } from '@callstead/contract/identity/identity';

/** Pending and rejected accounts cannot use what opens with the approval; an admin can, in whoever's name. */
export const isRestricted = (profile: Profile | null) =>
  profile !== null && profile.userType !== 'admin' && profile.status !== 'approved';
