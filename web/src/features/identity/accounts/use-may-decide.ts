import type { Profile } from '@callstead/contract/identity/identity';
import { can } from '@callstead/domain/policy';
import { useActor } from '../../../session/use-actor.ts';

/** The server's own rule: nobody decides about themselves, nor about the network's own advertiser. */
export function useMayDecide(): (account: Profile) => boolean {
  const actor = useActor();
  return (account) => can(actor, 'account.set-status', account);
}
