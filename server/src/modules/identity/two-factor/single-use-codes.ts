import { createHmac } from 'node:crypto';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Db } from '../../../db/database.ts';
import { claimTotpStep, findTotpSecret } from './queries.ts';

const STEP_MS = 30_000;
const DIGITS = 6;
/** Clocks differ: better-auth takes the code before and the code after, too. */
const NEIGHBOURS = [-1, 0, 1];

type Context = Parameters<typeof getSessionFromCtx>[0];

/** A code of the app opens the door once: whoever saw it typed comes too late, however fast. */
export function singleUseCodes(db: Db) {
  return createAuthMiddleware(async (context) => {
    if (context.path !== '/two-factor/verify-totp') return;
    const userId = await findChallenged(context);
    const stored = userId && (await findTotpSecret(db, userId));
    if (!stored) return; // better-auth says what is missing
    const secret = await symmetricDecrypt({ key: context.context.secretConfig, data: stored });
    const step = stepOfCode(secret, String(context.body.code), Date.now());
    // A wrong code is better-auth's to refuse and to count.
    if (step === undefined || (await claimTotpStep(db, userId, step))) return;
    throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'This code was used' });
  });
}

/** Who has to show a code: whoever is signed in and sets it up, or whose password was right. As better-auth finds out. */
async function findChallenged(context: Context): Promise<string | undefined> {
  const session = await getSessionFromCtx(context);
  if (session) return session.user.id;
  const { name } = context.context.createAuthCookie('two_factor');
  const challenge = await context.getSignedCookie(name, context.context.secret);
  if (!challenge) return undefined;
  return (await context.context.internalAdapter.findVerificationValue(challenge))?.value;
}

function stepOfCode(secret: string, code: string, nowMs: number): number | undefined {
  const now = Math.floor(nowMs / STEP_MS);
  return NEIGHBOURS.map((away) => now + away).find((step) => codeOfStep(secret, step) === code);
}

/** RFC 6238: HMAC-SHA-1 over the number of steps since 1970, six digits. */
function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}
