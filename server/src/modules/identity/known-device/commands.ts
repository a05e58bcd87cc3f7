import { inTransaction } from '../../../db/database.ts';
import { readCookie } from '../../../http/cookies.ts';
import { type AuthServices, hostCookie } from '../auth.ts';
import { hashOfToken, makeOneTimeToken } from '../invitations/one-time-token.ts';
import { deleteDevices, findKnownDevice, insertKnownDevice } from './queries.ts';

const LIFETIME_DAYS = 180;
/** People share a device; a cookie has its limits. */
const MOST_ACCOUNTS = 5;
const TOKEN = /^[\w-]{32}$/;

const cookieName = ({ config }: AuthServices) => `${hostCookie(config.publicUrl).prefix}callstead.devices`;

/** One token for each account that logged in here; they are chance, and say neither whose nor which. */
function tokensIn(services: AuthServices, headers: Headers): string[] {
  const cookie = readCookie(headers.get('cookie') ?? undefined, cookieName(services)) ?? '';
  const tokens = cookie.split('.').filter((token) => TOKEN.test(token));
  return tokens.slice(0, MOST_ACCOUNTS);
}

/** What the tries of this device are counted by; undefined when it never logged in with this address. */
export async function knownDeviceOf(
  services: AuthServices,
  headers: Headers,
  email: string,
): Promise<string | undefined> {
  const hashes = tokensIn(services, headers).map(hashOfToken);
  return hashes.length > 0 ? findKnownDevice(services.db, email, hashes) : undefined;
}

/** Always a new token: one that somebody else put here must never become this person's. Answers the cookie. */
export function rememberDevice(
  services: AuthServices,
  headers: Headers,
  login: { userId: string; sessionId: string | null },
): Promise<string> {
  const tokens = tokensIn(services, headers);
  const { token, tokenHash } = makeOneTimeToken();
  return inTransaction(services, async ({ db }) => {
    const replaced = tokens.length > 0 ? await deleteDevices(db, login.userId, tokens.map(hashOfToken)) : [];
    await insertKnownDevice(db, {
      token_hash: tokenHash,
      user_id: login.userId,
      session_id: login.sessionId,
      expires_at: new Date(Date.now() + LIFETIME_DAYS * 86_400_000),
    });
    const others = tokens.filter((each) => !replaced.includes(hashOfToken(each)));
    return deviceCookie(services, [token, ...others].slice(0, MOST_ACCOUNTS));
  });
}

function deviceCookie(services: AuthServices, tokens: readonly string[]): string {
  const { secure } = hostCookie(services.config.publicUrl);
  const rules = [
    `Max-Age=${LIFETIME_DAYS * 86_400}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ];
  return [`${cookieName(services)}=${tokens.join('.')}`, ...rules].join('; ');
}
