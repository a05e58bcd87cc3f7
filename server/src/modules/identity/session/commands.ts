import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize, can, isMember, type Member } from '@callstead/domain/policy';
import { inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import { findViewed } from '../account-view/queries.ts';
import { type AuthServices, translated } from '../auth.ts';
import { knownDeviceOf, rememberDevice } from '../known-device/commands.ts';
import { deleteDeviceOf, deleteOtherDevices } from '../known-device/queries.ts';
import { findAccountByEmail, findAccountOf, type SignedIn } from '../queries.ts';
import { deleteSignInLink } from '../sign-in-link/queries.ts';
import { deleteOtherSessions, deleteSession, findSession } from './queries.ts';

/** `cookies` are to be sent back; without a person the second factor is still to come. */
export type LoginResult = { cookies: string[]; signedIn: SignedIn | undefined };

type Credentials = { email: string; password: string; portal: 'members' | 'admin' };

/** The answer names a gate (unconfirmed, pending, rejected) only after the password was right. */
export async function logIn(services: AuthServices, headers: Headers, credentials: Credentials): Promise<LoginResult> {
  const { email, password, portal } = credentials;
  const tries = await spendTry(services, headers, email);
  const checking = services.auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true });
  const answered = await translated(checking, {
    INVALID_EMAIL_OR_PASSWORD: new DomainError('invalid_credentials'),
    EMAIL_NOT_VERIFIED: new DomainError('email_unconfirmed'),
  }).catch(async (error) => {
    // Whatever else stands in the way, the password was right.
    if (error instanceof DomainError && error.code !== 'invalid_credentials') await tries.giveBack();
    throw error;
  });
  await tries.giveBack();
  if (portal === 'admin' && (await findAccountByEmail(services.db, email))?.type !== 'admin') {
    const opened = 'token' in answered.response && (await personBehind(services, answered.response.token));
    if (opened) await deleteSession(services.db, opened.sessionId);
    throw new DomainError('admin_only');
  }
  return afterSignIn(services, headers, answered);
}

/** A known device has tries of its own; all others share theirs, so that many addresses guess no more than one. */
async function spendTry(services: AuthServices, headers: Headers, email: string) {
  const { limits } = services;
  const device = await knownDeviceOf(services, headers, email);
  if (device) {
    await limits.spend('login.device', device);
    return { giveBack: () => limits.giveBack('login.device', device) };
  }
  const { isSpent, isFirstRefused, retryAfterSeconds } = await limits.attempt('login.account', email);
  // For an address nobody has, too: the answer must tell nobody which it is.
  if (isFirstRefused) await services.queue.enqueue(services.db, { name: 'mail-sign-in-link', data: { email } });
  if (isSpent) throw new DomainError('login_locked', { retryAfterSeconds });
  return { giveBack: () => limits.giveBack('login.account', email) };
}

type SignInAnswer = { response: { token: string } | object; headers: Headers };

/** Whoever is in makes the device known; before the second factor nobody is. */
export async function afterSignIn(
  services: AuthServices,
  headers: Headers,
  { response, headers: answered }: SignInAnswer,
): Promise<LoginResult> {
  const cookies = answered.getSetCookie();
  if (!('token' in response)) return { cookies, signedIn: undefined };
  const signedIn = await personBehind(services, response.token);
  const device = await rememberDevice(services, headers, { userId: signedIn.user.id, sessionId: signedIn.sessionId });
  return { cookies: [...cookies, device], signedIn };
}

type SecondFactor = { method: 'app' | 'recovery'; code: string; trustDevice: boolean };

export async function completeLogIn(
  services: AuthServices,
  headers: Headers,
  factor: SecondFactor,
): Promise<LoginResult> {
  const { api } = services.auth;
  const call = {
    body: { code: factor.code.replace(/\s/g, ''), trustDevice: factor.trustDevice },
    headers,
    returnHeaders: true,
  } as const;
  const { response, headers: answered } = await translated(
    factor.method === 'app' ? api.verifyTOTP(call) : api.verifyBackupCode(call),
    TWO_FACTOR_REFUSALS,
  );
  return afterSignIn(services, headers, { response: { token: String(response.token) }, headers: answered });
}

const expired = new DomainError('two_factor_expired');
const TWO_FACTOR_REFUSALS = {
  INVALID_CODE: new DomainError('two_factor_code_invalid'),
  INVALID_BACKUP_CODE: new DomainError('two_factor_code_invalid'),
  INVALID_TWO_FACTOR_COOKIE: expired,
  TOTP_NOT_ENABLED: expired,
  BACKUP_CODES_NOT_ENABLED: expired,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: new DomainError('two_factor_locked'),
  ACCOUNT_TEMPORARILY_LOCKED: new DomainError('two_factor_locked'),
};

async function personBehind(services: AuthServices, token: string): Promise<SignedIn> {
  const context = await services.auth.$context;
  const found = await context.internalAdapter.findSession(token);
  if (!found) throw new DomainError('internal');
  return describe(services, found.session.id, found.user);
}

type AuthUser = { id: string; email: string; twoFactorEnabled?: boolean | null | undefined };

async function describe(services: AuthServices, sessionId: string, user: AuthUser): Promise<SignedIn> {
  const { id, email, twoFactorEnabled } = user;
  const profile = await findAccountOf(services.db, id);
  return {
    sessionId,
    user: { id, email, twoFactorEnabled: twoFactorEnabled ?? false },
    profile,
    viewed: profile?.type === 'admin' ? await findViewed(services.db, sessionId) : undefined,
  };
}

/** Who holds this cookie now. */
export async function recognize(services: AuthServices, headers: Headers): Promise<SignedIn | undefined> {
  const found = await services.auth.api.getSession({ headers });
  if (!found || isOver(services, found.session)) return undefined;
  return describe(services, found.session.id, found.user);
}

/** Sessions bear their end; one that was opened under a longer limit ends by today's. */
function isOver(services: AuthServices, { createdAt }: { createdAt: Date }): boolean {
  return createdAt <= oldestLogin(services);
}

/** What was opened before is over. */
export function oldestLogin({ settings }: Pick<AuthServices, 'settings'>): Date {
  return new Date(Date.now() - settings.of('security').sessionDays * 86_400_000);
}

export async function logOut(services: AuthServices, headers: Headers): Promise<{ cookies: string[] }> {
  const { headers: answered } = await services.auth.api.signOut({ headers, returnHeaders: true });
  return { cookies: answered.getSetCookie() };
}

export async function revokeSession(services: AuthServices, actor: Actor, sessionId: string): Promise<void> {
  const session = await findSession(services.db, sessionId);
  // 404 instead of 403 for another's session.
  const isOwn = session && isMember(actor) && can(actor, 'session.revoke', { userId: session.user_id });
  if (!isOwn) throw new DomainError('not_found');
  await inTransaction(services, async (tx) => {
    await deleteSession(tx.db, sessionId);
    await deleteDeviceOf(tx.db, sessionId);
    await emit(tx, actor, { type: 'session.ended', ...sessionOf(actor) }); // its open pages log out at once
  });
}

export async function revokeOtherSessions(
  services: AuthServices,
  actor: Actor,
  currentSessionId: string,
): Promise<void> {
  authorize(actor, 'session.list');
  await inTransaction(services, async (tx) => {
    await deleteOtherSessions(tx.db, actor.userId, currentSessionId);
    await deleteOtherDevices(tx.db, actor.userId, currentSessionId);
    await deleteSignInLink(tx.db, actor.userId);
    await emit(tx, actor, { type: 'session.ended', ...sessionOf(actor) });
  });
}

const sessionOf = ({ userId, accountId }: Member) => ({
  subject: { type: 'account' as const, id: accountId, name: '' },
  accountId,
  facts: { userId },
});
