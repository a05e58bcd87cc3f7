import { randomUUID } from 'node:crypto';
import { LONGEST_SESSION_DAYS } from '@callstead/contract/settings';
import { DomainError } from '@callstead/domain/errors';
import { PASSWORD_MAX_LENGTH } from '@callstead/domain/identity/password-rules';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Db } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { findAccountOf } from './queries.ts';
import { signInWithoutPassword } from './sign-in-link/sign-in-without-password.ts';
import { singleUseCodes } from './two-factor/single-use-codes.ts';

const DAY_SECONDS = 86_400;
const RESET_LINK_SECONDS = 3600;
export const CONFIRM_LINK_SECONDS = 3 * DAY_SECONDS;

/** Our own header: better-auth must believe neither X-Forwarded-For nor a client. */
export const ADDRESS_HEADER = 'x-callstead-address';

type AuthOptions = {
  db: Db;
  secret: string;
  publicUrl: string;
  /** After so many days a login ends. */
  sessionDays: () => number;
  sendResetLink: (user: { id: string; email: string }, token: string) => Promise<void>;
};

const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' };

/** Credentials, sessions, one-time tokens and the second factor are better-auth's; who may log in is ours. */
export function createAuth({ db, secret, publicUrl, sessionDays, sendResetLink }: AuthOptions) {
  return betterAuth({
    appName: 'Callstead',
    baseURL: publicUrl,
    secret,
    database: { db, type: 'postgres' },
    telemetry: { enabled: false },
    logger: { disabled: true }, // it would log addresses; what matters comes back as an error
    advanced: {
      ...cookieRules(publicUrl),
      database: { generateId: () => randomUUID() },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true, // registering writes the profile in the same transaction: commands.ts
      requireEmailVerification: true,
      minPasswordLength: 1, // the rules are the contract's
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      resetPasswordTokenExpiresIn: RESET_LINK_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => sendResetLink(user, token),
    },
    session: {
      modelName: 'auth_session',
      fields: {
        ...stamps,
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
      expiresIn: LONGEST_SESSION_DAYS * DAY_SECONDS,
      disableSessionRefresh: true, // an end that use cannot put off
    },
    user: { modelName: 'auth_user', fields: { ...stamps, emailVerified: 'email_verified' } },
    account: {
      modelName: 'auth_account',
      fields: {
        ...stamps,
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
    },
    verification: {
      modelName: 'auth_verification',
      fields: { ...stamps, expiresAt: 'expires_at' },
      storeIdentifier: 'hashed', // a leaked table opens no door
    },
    hooks: { before: singleUseCodes(db) },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => {
            if (!goesOn(session, context)) await assertMayLogIn(db, session.userId);
            return { data: { ...session, expiresAt: new Date(Date.now() + sessionDays() * DAY_SECONDS * 1000) } };
          },
        },
      },
    },
    plugins: [
      signInWithoutPassword,
      twoFactor({
        issuer: 'Callstead',
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'auth_two_factor',
            fields: {
              userId: 'user_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
    ],
  });
}

/** `__Host-` is a promise browsers keep: no other host, below ours or beside it, and no unencrypted page can set such a cookie. */
export function hostCookie(publicUrl: string): { prefix: '__Host-' | ''; secure: boolean } {
  const secure = publicUrl.startsWith('https:');
  return { prefix: secure ? '__Host-' : '', secure };
}

function cookieRules(publicUrl: string) {
  const { prefix, secure } = hostCookie(publicUrl);
  // better-auth's own switch for https would write `__Secure-` in front.
  return {
    cookiePrefix: `${prefix}callstead`,
    useSecureCookies: false,
    defaultCookieAttributes: { secure },
  };
}

type Auth = ReturnType<typeof createAuth>;
export type AuthServices = Services & { auth: Auth };

/** These end a session and open the next one in the same breath; whoever is in stays in, whatever was decided meanwhile. */
const RENEWING = new Set(['/change-password', '/two-factor/enable', '/two-factor/verify-totp', '/two-factor/disable']);

type HookContext = { path?: string; context: { session: { user: { id: string } } | null } } | null;

const goesOn = ({ userId }: { userId: string }, context: HookContext): boolean =>
  RENEWING.has(context?.path ?? '') && context?.context.session?.user.id === userId;

/** The gate every new session passes, whatever opened it; it is asked only after the password was right. */
async function assertMayLogIn(db: Db, userId: string): Promise<void> {
  const account = await findAccountOf(db, userId);
  if (!account) throw new DomainError('profile_missing', { message: 'no profile for this account' });
  const registeredAt = account.created_at.toISOString(); // theirs to know: the password was right
  if (account.status === 'pending') throw new DomainError('account_pending', { registeredAt });
  if (account.status === 'rejected') throw new DomainError('account_rejected', { registeredAt });
}

/** Runs a better-auth call and says its refusals in our own codes. */
export async function translated<Result>(call: Promise<Result>, codes: Record<string, DomainError>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    const code = error instanceof APIError ? String(error.body?.code) : undefined;
    throw (code && codes[code]) ?? error;
  }
}
