import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize } from '@callstead/domain/policy';
import { type Db, inTransaction, type WithDb } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import { actedAt } from '../../audit/acted-at.ts';
import { type AccountRow, findAccount } from '../../identity/queries.ts';
import {
  deleteExclusion,
  findExclusion,
  findRunForUpdate,
  putExclusion,
  type RunRow,
  updateRunStatus,
} from './queries.ts';

type Exclusion = { id: string; accountId: string };

/** All of theirs waits for the next run. */
export async function excludeFromRun(
  services: WithDb,
  actor: Actor,
  { id, accountId, reason }: Exclusion & { reason: string },
): Promise<void> {
  authorize(actor, 'payout-run.exclude');
  await inTransaction(services, async (tx) => {
    const run = await findProposed(tx.db, id);
    const publisher = await findPublisher(tx.db, accountId);
    const before = await findExclusion(tx.db, id, accountId);
    if (before?.reason === reason) return;
    await putExclusion(tx.db, {
      run_id: id,
      account_id: accountId,
      reason,
      excluded_by: actor.userId,
      at: actedAt(actor),
    });
    await emit(tx, actor, { type: 'payout-run.exclude', ...aboutPublisherIn(run, publisher), reason });
  });
}

export async function includeInRun(services: WithDb, actor: Actor, { id, accountId }: Exclusion): Promise<void> {
  authorize(actor, 'payout-run.include');
  await inTransaction(services, async (tx) => {
    const run = await findProposed(tx.db, id);
    const publisher = await findPublisher(tx.db, accountId);
    if (!(await findExclusion(tx.db, id, accountId))) return;
    await deleteExclusion(tx.db, id, accountId);
    await emit(tx, actor, { type: 'payout-run.include', ...aboutPublisherIn(run, publisher) });
  });
}

/** It was only a proposal: nothing moves. One that was cancelled is not proposed again on its own. */
export async function cancelRun(services: WithDb, actor: Actor, id: string): Promise<void> {
  authorize(actor, 'payout-run.cancel');
  await inTransaction(services, async (tx) => {
    const run = await findRunForUpdate(tx.db, id);
    if (run?.status === 'cancelled') return;
    assertProposed(run);
    await updateRunStatus(tx.db, id, { status: 'cancelled', cancelled_at: actedAt(actor) });
    const subject = { type: 'payout_run' as const, id, name: `#${run.number}` };
    const facts = { number: run.number, askedBy: run.account_id };
    await emit(tx, actor, { type: 'payout-run.cancel', subject, accountId: run.account_id, facts });
  });
}

async function findProposed(db: Db, id: string): Promise<RunRow> {
  const run = await findRunForUpdate(db, id);
  assertProposed(run);
  return run;
}

export function assertProposed(run: RunRow | undefined): asserts run is RunRow {
  if (!run) throw new DomainError('not_found');
  if (run.status !== 'proposed') throw new DomainError('payout_run_state', { status: run.status });
}

async function findPublisher(db: Db, id: string): Promise<AccountRow> {
  const account = await findAccount(db, id);
  if (account?.type !== 'publisher' && account?.type !== 'affiliate') throw new DomainError('not_found');
  return account;
}

const aboutPublisherIn = (run: RunRow, { id, name }: AccountRow) => ({
  subject: { type: 'payout_run' as const, id: run.id, name: `#${run.number}` },
  accountId: id,
  after: { publisher: name },
});
