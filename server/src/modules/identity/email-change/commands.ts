import { createHash, randomBytes } from 'node:crypto';
import { DomainError } from '@callstead/domain/errors';
import { METHOD_WAITS_HOURS } from '@callstead/domain/payouts/method-waits';
import { type Actor, can } from '@callstead/domain/policy';
import { inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { Tx } from '../../../services.ts';
import { aboutAccount } from '../about-account.ts';
import type { AuthServices } from '../auth.ts';
import { confirmPassword } from '../password/commands.ts';
import { accountOfPage } from '../profile/reads.ts';
import { type AccountRow, findAccountByEmail, findAccountOf, findUserByEmail, lockAccount } from '../queries.ts';
import { memberOf } from '../session/actor.ts';
import { deleteSignInLink } from '../sign-in-link/queries.ts';
import {
  changeLoginEmail,
  deleteEmailChange,
  deleteOpenLinks,
  keepFormerEmail,
  putEmailChange,
  takeEmailChange,
} from './queries.ts';

const LINK_HOURS = 1;
/** As long as a change of payment method waits. */
const FORMER_HOURS = METHOD_WAITS_HOURS;

type ChangeEmail = { headers: Headers; email: string; password: string };

/** A taken address gets the same answer as a free one, and so does the account that asks; only the mails differ. */
export async function requestEmailChange(services: AuthServices, actor: Actor, input: ChangeEmail): Promise<void> {
  const account = await accountOfPage(services.db, actor, { action: 'account.change-email' });
  await confirmPassword(services, actor, input);
  if (input.email === account.email) {
    throw new DomainError('validation_failed', { fields: { email: 'email_unchanged' } });
  }
  await services.limits.spend('email-change.account', account.user_id);
  await services.limits.spend('email-change.address', input.email);
  const token = randomBytes(32).toString('base64url');
  await inTransaction(services, async (tx) => {
    await putEmailChange(tx.db, {
      user_id: account.user_id,
      new_email: input.email,
      token_hash: hashOf(token),
      expires_at: hoursFromNow(LINK_HOURS),
    });
    const taken = await findUserByEmail(tx.db, input.email);
    if (taken) await mailAddressInUse(tx, input.email);
    else await mailLink(tx, account, { email: input.email, token });
    await emit(tx, actor, {
      type: 'email-change.requested',
      ...aboutAccount(account),
      facts: { userId: account.user_id },
      before: { email: account.email },
      after: { email: input.email },
    });
  });
}

export async function cancelEmailChange(services: AuthServices, actor: Actor): Promise<void> {
  await inTransaction(services, async (tx) => {
    const account = await accountOfPage(tx.db, actor, { action: 'account.change-email' });
    await deleteEmailChange(tx.db, account.user_id);
    await emit(tx, actor, {
      type: 'email-change.cancelled',
      ...aboutAccount(account),
      facts: { userId: account.user_id },
    });
  });
}

/** The link works once. Sessions stay open; links that were mailed to the old address die. */
export async function completeEmailChange(services: AuthServices, token: string, address: string): Promise<void> {
  await inTransaction(services, async (tx) => {
    const change = await takeEmailChange(tx.db, hashOf(token));
    const account = change && (await findAccountOf(tx.db, change.user_id));
    if (!account) throw new DomainError('link_invalid');
    await lockAccount(tx.db, account.id);
    const owner = memberOf(account, { address }); // whoever holds the link, wherever they open it
    const isFree = !(await findUserByEmail(tx.db, change.new_email));
    if (!isFree || !can(owner, 'account.change-email', account)) throw new DomainError('link_invalid');
    await changeLoginEmail(tx.db, account.user_id, change.new_email);
    await keepFormerEmail(tx.db, {
      user_id: account.user_id,
      email: account.email,
      expires_at: hoursFromNow(FORMER_HOURS),
    });
    await deleteOpenLinks(tx.db, account.user_id);
    await deleteSignInLink(tx.db, account.user_id);
    await emit(tx, owner, {
      type: 'account.change-email',
      ...aboutAccount(account),
      facts: { userId: account.user_id },
      before: { email: account.email },
      after: { email: change.new_email },
    });
  });
}

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

async function mailLink(
  tx: Tx,
  account: AccountRow,
  { email, token }: { email: string; token: string },
): Promise<void> {
  const link = `${tx.config.publicUrl}/confirm-email-change?token=${token}`;
  const values = { name: account.full_name, link };
  await tx.queue.enqueue(tx.db, {
    name: 'send-mail',
    data: { mail: 'confirm-email-change', to: email, language: account.language, values },
  });
}

async function mailAddressInUse(tx: Tx, email: string): Promise<void> {
  const owner = await findAccountByEmail(tx.db, email);
  if (!owner) return; // an account without profile has no language and no panel: nothing useful to say
  const values = { name: owner.full_name, loginLink: `${tx.config.publicUrl}/login` };
  await tx.queue.enqueue(tx.db, {
    name: 'send-mail',
    data: { mail: 'email-in-use', to: email, language: owner.language, values },
  });
}
