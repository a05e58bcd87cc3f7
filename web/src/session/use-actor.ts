import type { Actor } from '@callstead/domain/policy';
import { useAuth } from './auth.tsx';

/** Who asks, as the policy table knows them: `can(useActor(), 'profile.update', account)` hides what would be refused. */
export function useActor(): Actor {
  const { profile, owesTwoFactor } = useAuth();
  if (!profile) return { userType: 'anonymous' };
  const { id, userType, status } = profile;
  return { id, userType, status, owesTwoFactor };
}
