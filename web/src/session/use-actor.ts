import type { Session } from '@callstead/contract/identity/identity';
import type { Actor } from '@callstead/domain/policy';
import { useAuth } from './auth.tsx';

/** Who asks, as the policy table knows them: `can(useActor(), 'profile.update', account)` hides what would be refused. */
export function useActor(): Actor {
  return actorOf(useAuth());
}

type Known = Pick<Session, 'profile' | 'owesTwoFactor'> & {
  user: Session['user'] | null;
  viewing?: Session['viewing'] | null;
};

export function actorOf(session: Known | null | undefined): Actor {
  if (!session?.user || !session.profile) return { role: 'anonymous' };
  const { id: accountId, userType: role, status } = session.profile;
  const isViewing = Boolean(session.viewing);
  return { userId: session.user.id, accountId, role, status, owesTwoFactor: session.owesTwoFactor, isViewing };
}
