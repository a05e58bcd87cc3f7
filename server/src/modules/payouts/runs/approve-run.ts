import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize } from '@callstead/domain/policy';
import { type Db, inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { Services } from '../../../services.ts';
import { actedAt } from '../../audit/acted-at.ts';
import { assertProposed } from './commands.ts';
import { aboutRun, sumsOf } from './events.ts';
import { type FreezeServices, startFreezing } from './freeze-run.ts';
import { digestOf, paying, readPreview } from './preview.ts';
import { findRunForUpdate, listApprovals, putApproval } from './queries.ts';

type Approval = { id: string; digest: string };

/** Somebody approves what they saw; when enough different people saw the same, and it is still so, it is frozen. Repeated it says the same. */
export async function approveRun(
  services: FreezeServices & Pick<Services, 'queue'>,
  actor: Actor,
  { id, digest }: Approval,
): Promise<void> {
  authorize(actor, 'payout-run.approve');
  await inTransaction(services, async (tx) => {
    const run = await findRunForUpdate(tx.db, id);
    const before = await approversOf(tx.db, id, digest);
    if (run && run.status !== 'cancelled' && before.has(actor.userId)) {
      if (run.status !== 'proposed' || before.size < tx.config.payoutApprovals) return;
    }
    assertProposed(run);
    const at = actedAt(actor);
    const rows = await readPreview(tx, run, { now: at });
    if (digestOf(rows) !== digest) throw new DomainError('payout_run_changed');
    const paid = paying(rows);
    if (paid.length === 0) throw new DomainError('payout_run_empty');
    await putApproval(tx.db, { run_id: id, user_id: actor.userId, digest, at });
    const approvals = before.add(actor.userId).size;
    const isApproved = approvals >= tx.config.payoutApprovals;
    const isFrozen = isApproved && (await startFreezing(tx, run, rows, { at, by: actor.userId }));
    await emit(tx, actor, {
      type: 'payout-run.approve',
      ...aboutRun(run, sumsOf(paid)),
      after: { approvals, isFrozen, publishers: paid.length, amountCents: sumsOf(paid).amountCents },
    });
  });
}

/** Different people: one person's approval is one row. */
async function approversOf(db: Db, runId: string, digest: string): Promise<Set<string>> {
  const approvals = await listApprovals(db, [runId]);
  return new Set(approvals.filter((approval) => approval.digest === digest).map(({ user_id }) => user_id));
}
