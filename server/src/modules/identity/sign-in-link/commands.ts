import { paths } from '@callstead/contract/paths';
import { DomainError } from '@callstead/domain/errors';
import { inTransaction } from '../../../db/database.ts';
import { type AuthServices, translated } from '../auth.ts';
import { hashOfToken, makeOneTimeToken } from '../invitations/one-time-token.ts';
import { findAccountByEmail, findUserByEmail } from '../queries.ts';
import { afterSignIn, type LoginResult } from '../session/commands.ts';
import { putSignInLink, takeSignInLink } from './queries.ts';

const LINK_MINUTES = 60;

/** Runs as a job, so that a known and an unknown address take the same time to answer. */
export async function mailSignInLink(services: AuthServices, email: string): Promise<void> {
  const [user, account] = [await findUserByEmail(services.db, email), await findAccountByEmail(services.db, email)];
  if (!user?.email_verified || account?.status !== 'approved') return; // no link would let them in
  const { isSpent } = await services.limits.attempt('sign-in-link.account', email);
  if (isSpent) return; // whoever locks an account all day long must not fill its mailbox, too
  const { token, tokenHash } = makeOneTimeToken();
  const expiresAt = new Date(Date.now() + LINK_MINUTES * 60_000);
  await inTransaction(services, async (tx) => {
    await putSignInLink(tx.db, { user_id: user.id, token_hash: tokenHash, expires_at: expiresAt });
    const link = `${tx.config.publicUrl}${paths.signInLink(token)}`;
    await tx.queue.enqueue(tx.db, {
      name: 'send-mail',
      data: {
        mail: 'sign-in-link',
        to: account.email,
        language: account.language,
        values: { name: account.full_name, link, minutes: LINK_MINUTES },
      },
    });
  });
}

/** Whoever reads the mailbox is let in without the password, once; the second factor is asked for as ever. */
export async function signInByLink(services: AuthServices, headers: Headers, token: string): Promise<LoginResult> {
  const invalid = new DomainError('link_invalid');
  const userId = await takeSignInLink(services.db, hashOfToken(token));
  if (!userId) throw invalid;
  const signedIn = await translated(
    services.auth.api.signInWithoutPassword({ body: { userId }, headers, returnHeaders: true }),
    { INVALID_TOKEN: invalid },
  );
  return afterSignIn(services, headers, signedIn);
}
