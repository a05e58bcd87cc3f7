import type { UserType } from '@callstead/domain/identity/account';
import { destinationAfterLogin } from '@callstead/domain/identity/destination-after-login';
import { panelOf } from '@callstead/domain/identity/panel';

type SignedIn = { userType: UserType; owesTwoFactor: boolean };

/** Where a login leads; whoever still owes a second factor sets it up before anything else. */
export function afterLogin({ userType, owesTwoFactor }: SignedIn, requested: string | null): string {
  return owesTwoFactor ? `${panelOf(userType)}/security` : destinationAfterLogin(userType, requested);
}
