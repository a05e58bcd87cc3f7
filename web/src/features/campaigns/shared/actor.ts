import type { Profile } from '@callstead/contract/identity/identity';
import type { Actor } from '@callstead/domain/policy';

/** The signed-in person as the policy table knows people, for hiding what the server would refuse. */
export function actorOf(profile: Profile | null): Actor {
  if (!profile) return { userType: 'anonymous' };
  const { id, userType, status } = profile;
  return { id, userType, status, owesTwoFactor: false };
}
