import type { Profile } from '@callstead/contract/identity/identity';
import { isSwitchable, type SwitchableType } from '@callstead/domain/identity/account';
import { can } from '@callstead/domain/policy';
import { useActor } from '../../../session/use-actor.ts';

const OTHER_TYPE: Record<SwitchableType, SwitchableType> = { publisher: 'affiliate', affiliate: 'publisher' };

/** What an account may be turned into by whoever is signed in; undefined: nothing. */
export function useOtherType(): (account: Profile) => SwitchableType | undefined {
  const actor = useActor();
  return (account) => {
    const { userType: type } = account;
    return isSwitchable(type) && can(actor, 'account.switch-type', account) ? OTHER_TYPE[type] : undefined;
  };
}
