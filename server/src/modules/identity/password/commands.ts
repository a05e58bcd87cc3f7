import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize, isMember } from '@callstead/domain/policy';
import { inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import { aboutAccount } from '../about-account.ts';
import { type AuthServices, translated } from '../auth.ts';
import { deleteEmailChange } from '../email-change/queries.ts';
import { rememberDevice } from '../known-device/commands.ts';
import { deleteAllDevices } from '../known-device/queries.ts';
import { type AccountRow, findAccountOf, findPerson } from '../queries.ts';
import { afterSignIn } from '../session/commands.ts';
import { deleteSignInLink } from '../sign-in-link/queries.ts';

/** Runs as a job, so that a known and an unknown address take the same time to answer. */
export async function recoverPassword(services: AuthServices, email: string): Promise<void> {
  await services.auth.api.requestPasswordReset({ body: { email } });
}

export async function mailResetLink(
  services: Pick<AuthServices, 'db' | 'queue' | 'config'>,
  userId: string,
  token: string,
): Promise<void> {
  const profile = await findPerson(services.db, userId);
  if (!profile) return;
  await services.queue.enqueue(services.db, {
    name: 'send-mail',
    data: {
      mail: 'reset-password',
      to: profile.email,
      language: profile.language,
      values: { name: profile.full_name, link: `${services.config.publicUrl}/update-password?token=${token}` },
    },
  });
}

const resetTokenId = (token: string) => `reset-password:${token}`;

/** Lets the page say at once that a link is used up, before anybody thinks of a new password. */
export async function assertResetLinkValid(services: AuthServices, token: string): Promise<void> {
  const { internalAdapter } = await services.auth.$context;
  const found = await internalAdapter.findVerificationValue(resetTokenId(token));
  if (!found || found.expiresAt < new Date()) throw new DomainError('link_invalid');
}

type ResetPassword = { headers: Headers; token: string; password: string };

/** Single use; ends every session of the account. Whoever reads its mailbox made this device known: a lock is not for them. */
export async function resetPassword(services: AuthServices, input: ResetPassword): Promise<{ cookies: string[] }> {
  const { internalAdapter } = await services.auth.$context;
  const owner = await internalAdapter.findVerificationValue(resetTokenId(input.token));
  const invalid = new DomainError('link_invalid');
  await translated(services.auth.api.resetPassword({ body: { newPassword: input.password, token: input.token } }), {
    INVALID_TOKEN: invalid,
    USER_NOT_FOUND: invalid,
  });
  const account = owner && (await findAccountOf(services.db, owner.value));
  if (!account) return { cookies: [] };
  await followPasswordChange(services, account);
  return { cookies: [await rememberDevice(services, input.headers, { userId: account.user_id, sessionId: null })] };
}

/** Asks again who is there before something a stolen session must not do. */
export async function confirmPassword(
  services: AuthServices,
  actor: Actor,
  { headers, password }: { headers: Headers; password: string },
): Promise<void> {
  if (!isMember(actor)) throw new DomainError('unauthenticated');
  await services.limits.spend('password.account', actor.userId);
  await translated(services.auth.api.verifyPassword({ body: { password }, headers }), {
    INVALID_PASSWORD: new DomainError('password_incorrect'),
  });
}

type ChangePassword = { headers: Headers; currentPassword: string; newPassword: string };

/** Ends all sessions and opens a new one here: the returned cookies carry it. */
export async function changePassword(
  services: AuthServices,
  actor: Actor,
  input: ChangePassword,
): Promise<{ cookies: string[] }> {
  authorize(actor, 'account.change-password');
  await services.limits.spend('password.account', actor.userId);
  const { currentPassword, newPassword, headers } = input;
  const { headers: answered, response } = await translated(
    services.auth.api.changePassword({
      body: { currentPassword, newPassword, revokeOtherSessions: true },
      headers,
      returnHeaders: true,
    }),
    { INVALID_PASSWORD: new DomainError('password_incorrect') },
  );
  const account = await findAccountOf(services.db, actor.userId);
  if (account) await followPasswordChange(services, account);
  return afterSignIn(services, headers, { response: { token: String(response.token) }, headers: answered });
}

/** Whoever knew the old password may have asked for another login address, or made a device known: all that ends with it. */
function followPasswordChange(services: AuthServices, account: AccountRow): Promise<void> {
  return inTransaction(services, async (tx) => {
    await deleteEmailChange(tx.db, account.user_id);
    await deleteSignInLink(tx.db, account.user_id);
    await deleteAllDevices(tx.db, account.user_id);
    await emit(tx, 'network', {
      type: 'account.password-changed',
      ...aboutAccount(account),
      facts: { userId: account.user_id },
    });
  });
}

export async function spendRecovery({ limits }: AuthServices, address: string, email: string): Promise<void> {
  await limits.spend('recover.address', address);
  await limits.spend('recover.account', email);
}
