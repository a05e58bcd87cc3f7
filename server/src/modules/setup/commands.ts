import { paths } from '@callstead/contract/paths';
import type { Setup, SkipStepRequest } from '@callstead/contract/setup';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize } from '@callstead/domain/policy';
import { inTransaction } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { hashOfToken, makeOneTimeToken } from '../identity/invitations/one-time-token.ts';
import { findPerson } from '../identity/queries.ts';
import { deleteSkippedStep, finishAskedMail, putAskedMail, putSkippedStep } from './queries.ts';
import { readSetup } from './reads.ts';

/** Puts a step off, or takes it up again. */
export async function skipStep(services: Services, actor: Actor, { step, isSkipped }: SkipStepRequest): Promise<Setup> {
  authorize(actor, 'settings.change');
  await (isSkipped ? putSkippedStep : deleteSkippedStep)(services.db, step);
  return readSetup(services, actor);
}

/** Goes the way of every other mail: only who finds it in their mailbox knows that mail works. */
export async function sendTestMail(services: Services, actor: Actor): Promise<Setup> {
  authorize(actor, 'settings.change');
  await services.limits.spend('test-mail.account', actor.accountId);
  const { token, tokenHash } = makeOneTimeToken();
  await inTransaction(services, async (tx) => {
    const person = await findPerson(tx.db, actor.userId);
    if (!person) throw new DomainError('not_found');
    await putAskedMail(tx.db, tokenHash);
    await tx.queue.enqueue(tx.db, {
      name: 'send-mail',
      data: {
        mail: 'test-mail',
        to: person.email,
        language: person.language,
        values: { name: person.full_name, link: `${tx.config.publicUrl}${paths.admin.setup}?mail=${token}` },
      },
    });
  });
  return readSetup(services, actor);
}

export async function confirmTestMail(services: Services, actor: Actor, token: string): Promise<Setup> {
  authorize(actor, 'settings.change');
  if (!(await finishAskedMail(services.db, hashOfToken(token)))) throw new DomainError('link_invalid');
  return readSetup(services, actor);
}
