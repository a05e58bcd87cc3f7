import { createOTP } from '@better-auth/utils/otp';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Db } from '../../../db/database.ts';
import { claimTotpStep, findTotpSecret } from './queries.ts';

const STEP_MS = 30_000;
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
    const step = await stepOfCode(secret, String(context.body.code), Date.now());
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

async function stepOfCode(secret: string, code: string, nowMs: number): Promise<number | undefined> {
  const now = Math.floor(nowMs / STEP_MS);
  const steps = NEIGHBOURS.map((away) => now + away);
  const codes = await Promise.all(steps.map((step) => createOTP(secret).hotp(step)));
  return steps[codes.indexOf(code)];
}
