import type { PayoutFileSentRequest } from '@callstead/contract/payouts/runs';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize } from '@callstead/domain/policy';
import { inTransaction } from '../../../db/database.ts';
import type { JobMap } from '../../../jobs/jobs.ts';
import type { Services } from '../../../services.ts';
import { findAccountOf } from '../../identity/queries.ts';
import { memberOf } from '../../identity/session/actor.ts';
import { findFile } from '../files/queries.ts';
import { type MarkServices, send } from './mark-sent.ts';
import { takeUnsentOfFile } from './queries.ts';

/** A transaction may not grow with the file; whoever is interrupted goes on by saying it again. */
const AT_ONCE = 20;
/** So many while somebody waits for the answer; what a run of thousands has besides is done behind it. */
const WHILE_ASKED = 100;

type FileSent = PayoutFileSentRequest & { runId: string };

/** All of a file that nobody has marked yet. The file itself says how many are left. */
export async function markFileSent(
  services: MarkServices & Pick<Services, 'queue'>,
  actor: Actor,
  asked: FileSent,
): Promise<void> {
  authorize(actor, 'payout.mark-sent');
  await findFileOf(services, asked);
  if (await markSome(services, actor, asked, WHILE_ASKED)) return;
  const { runId, fileId, sentOn, reference } = asked;
  const data = { runId, fileId, sentOn, reference, userId: actor.userId };
  await services.queue.enqueue(services.db, { name: 'mark-file-sent', data });
}

/** The rest, in the name of whoever asked for it. */
export async function markRestSent(
  services: MarkServices,
  { userId, ...asked }: JobMap['mark-file-sent'],
): Promise<void> {
  const account = await findAccountOf(services.db, userId);
  if (!account) return; // gone since: whoever is there says it again
  await markSome(services, memberOf(account), asked, Number.POSITIVE_INFINITY);
}

/** Answers whether nothing is left. */
async function markSome(
  services: MarkServices,
  actor: Actor,
  { fileId, sentOn, reference }: FileSent,
  most: number,
): Promise<boolean> {
  for (let marked = 0; marked < most; marked += AT_ONCE) {
    const found = await inTransaction(services, async (tx) => {
      const some = await takeUnsentOfFile(tx.db, fileId, AT_ONCE);
      await send(tx, actor, some, { sentOn, reference });
      return some.length;
    });
    if (found < AT_ONCE) return true;
  }
  return false;
}

async function findFileOf({ db }: MarkServices, { runId, fileId }: FileSent): Promise<void> {
  const file = await findFile(db, fileId);
  if (file?.run_id !== runId) throw new DomainError('not_found');
}
