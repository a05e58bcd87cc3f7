import type { Profile } from '@callstead/contract/identity/identity';
import { can, type Member } from '@callstead/domain/policy';
import { useAuth } from '../../../session/auth.tsx';

/** The server's own rule: nobody decides about themselves, nor about the network's own advertiser. */
export function useMayDecide(): (account: Profile) => boolean {
  const { profile, owesTwoFactor } = useAuth();
  return (account) => {
    if (!profile) return false;
    const actor: Member = { id: profile.id, userType: profile.userType, status: profile.status, owesTwoFactor };
    return can(actor, 'account.set-status', account);
  };
}
