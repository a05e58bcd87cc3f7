import { destinationAfterLogin } from '@callstead/domain/identity/destination-after-login';
import { panelOf } from '@callstead/domain/identity/panel';
import type { Starter } from '@callstead/domain/identity/screen';

type SignedIn = Starter & { owesTwoFactor: boolean };

/** Where a login leads; whoever still owes a second factor sets it up before anything else. */
export function afterLogin({ owesTwoFactor, ...starter }: SignedIn, requested: string | null): string {
  return owesTwoFactor ? `${panelOf(starter.userType)}/security` : destinationAfterLogin(starter, requested);
}
