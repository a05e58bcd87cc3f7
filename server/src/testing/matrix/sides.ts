import type { Person } from '../test-network.ts';

/** On which side of an application or a call somebody stands; undefined for admins, who stand on none. */
export function sideOf({ profile }: Person): { publisherId: string } | { advertiserId: string } | undefined {
  if (profile.type === 'admin') return undefined;
  return profile.type === 'advertiser' ? { advertiserId: profile.id } : { publisherId: profile.id };
}
