import { assert } from '@callstead/domain/assert';
import { type Actor, can, type Member } from '@callstead/domain/policy';
import type { Config } from '../../../config.ts';
import type { AccountRow, SignedIn } from '../queries.ts';

/** Whoever has no profile is nobody to the policy table. */
export function actorOf(config: Config, signedIn: SignedIn | undefined, address: string): Actor {
  if (!signedIn?.profile) return { role: 'anonymous' };
  const person = memberOf(signedIn.profile, { owesTwoFactor: owesTwoFactor(config, signedIn), address });
  return signedIn.viewed && maySee(person, signedIn.viewed.account)
    ? withEyesOf(person, signedIn.viewed.account)
    : person;
}

/** Asked anew with every request: an admin whose approval was taken back sees nothing more. */
const maySee = (admin: Member, { type }: AccountRow) => can(admin, 'account-view.start', { userType: type });

/** The person stays who they are, so that whatever is written down bears their name. */
const withEyesOf = (admin: Member, { id, type, status }: AccountRow): Member => ({
  ...admin,
  accountId: id,
  role: type,
  status,
  isViewing: true,
});

type Circumstances = Partial<Pick<Member, 'owesTwoFactor' | 'address' | 'at'>>;

/** The person who acts for this account. */
export function memberOf(account: AccountRow, { owesTwoFactor = false, ...circumstances }: Circumstances = {}): Member {
  const { id: accountId, user_id: userId, type: role, status } = account;
  return { userId, accountId, role, status, owesTwoFactor, ...circumstances };
}

export function owesTwoFactor(config: Config, { user, profile }: SignedIn): boolean {
  return config.adminTwoFactor === 'required' && profile?.type === 'admin' && !user.twoFactorEnabled;
}

/** For routes whose rule lets members in only. */
export function signedInOf(request: { signedIn: SignedIn | undefined }): SignedIn {
  assert(request.signedIn, 'the access hook has let a member in');
  return request.signedIn;
}
