import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize, can, isMember, type Member } from '@callstead/domain/policy';
import { inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import { type AuthServices, translated } from '../auth.ts';
import { findAccountByEmail, findAccountOf, type SignedIn } from '../queries.ts';
import { deleteOtherSessions, deleteSession, findSession } from './queries.ts';

/** `cookies` are to be sent back; without a person the second factor is still to come. */
export type LoginResult = { cookies: string[]; signedIn: SignedIn | undefined };

type Credentials = { email: string; password: string; portal: 'members' | 'admin' };

/** The answer names a gate (unconfirmed, pending, rejected) only after the password was right. */
export async function logIn(services: AuthServices, headers: Headers, credentials: Credentials): Promise<LoginResult> {
  const { email, password, portal } = credentials;
  await services.limits.spend('login.account', email);
  const { response, headers: answered } = await translated(
    services.auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
    {
      INVALID_EMAIL_OR_PASSWORD: new DomainError('invalid_credentials'),
      EMAIL_NOT_VERIFIED: new DomainError('email_unconfirmed'),
    },
  );
  await services.limits.reset('login.account', email);
  const signedIn = 'token' in response ? await personBehind(services, response.token) : undefined;
  if (portal === 'admin' && (await findAccountByEmail(services.db, email))?.type !== 'admin') {
    if (signedIn) await deleteSession(services.db, signedIn.sessionId);
    throw new DomainError('admin_only');
  }
  return { cookies: answered.getSetCookie(), signedIn };
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
  return { cookies: answered.getSetCookie(), signedIn: await personBehind(services, String(response.token)) };
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
  return {
    sessionId,
    user: { id, email, twoFactorEnabled: twoFactorEnabled ?? false },
    profile: await findAccountOf(services.db, id),
  };
}

/** Who holds this cookie now. */
export async function recognize(services: AuthServices, headers: Headers): Promise<SignedIn | undefined> {
  const found = await services.auth.api.getSession({ headers });
  if (!found || isOver(services, found.session)) return undefined;
  return describe(services, found.session.id, found.user);
}

/** Sessions bear their end; one that was opened under a longer limit ends by today's. */
function isOver({ config }: AuthServices, { createdAt }: { createdAt: Date }): boolean {
  return createdAt.getTime() + config.sessionMaxDays * 86_400_000 <= Date.now();
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
    await emit(tx, actor, { type: 'session.ended', ...sessionOf(actor) });
  });
}

const sessionOf = ({ userId, accountId }: Member) => ({
  subject: { type: 'account' as const, id: accountId, name: '' },
  accountId,
  facts: { userId },
});
