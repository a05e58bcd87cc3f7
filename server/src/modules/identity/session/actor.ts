import { assert } from '@callstead/domain/assert';
import type { Actor } from '@callstead/domain/policy';
import type { Config } from '../../../config.ts';
import type { SignedIn } from '../queries.ts';

/** Whoever has no profile is nobody to the policy table. */
export function actorOf(config: Config, signedIn: SignedIn | undefined, address: string): Actor {
  const profile = signedIn?.profile;
  if (!profile) return { userType: 'anonymous' };
  const { id, user_type: userType, status } = profile;
  return { id, userType, status, owesTwoFactor: owesTwoFactor(config, signedIn), address };
}

export function owesTwoFactor(config: Config, { user, profile }: SignedIn): boolean {
  return config.adminTwoFactor === 'required' && profile?.user_type === 'admin' && !user.twoFactorEnabled;
}

/** For routes whose rule lets members in only. */
export function signedInOf(request: { signedIn: SignedIn | undefined }): SignedIn {
  assert(request.signedIn, 'the access hook has let a member in');
  return request.signedIn;
}
