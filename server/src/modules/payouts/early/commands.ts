import type { AskEarlyPayoutRequest } from '@callstead/contract/payouts/early';
import { DomainError } from '@callstead/domain/errors';
import type { Actor, Member } from '@callstead/domain/policy';
import { type Db, inTransaction, type WithDb } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import { actedAt } from '../../audit/acted-at.ts';
import { accountOfPage } from '../../identity/profile/reads.ts';
import { assertProposed } from '../runs/commands.ts';
import { aboutRun } from '../runs/events.ts';
import { findOpenEarlyRun, findRun, findRunForUpdate, insertRun, updateRunStatus } from '../runs/queries.ts';
import { type EarlyServices, previewEarly } from './reads.ts';

/** A run of one, proposed by whoever it is for. Repeated with the same id it changes nothing. */
export async function askEarlyPayout(
  services: EarlyServices,
  actor: Actor,
  asked: AskEarlyPayoutRequest,
): Promise<void> {
  await inTransaction(services, async (tx) => {
    const account = await accountOfPage(tx.db, actor, { action: 'payout.ask-early', lock: true });
    if (await isAsked(tx.db, asked.id, account.id)) return;
    const feeBasisPoints = tx.settings.of('payouts').earlyFeeBasisPoints;
    if (feeBasisPoints === 0) throw new DomainError('not_offered');
    if (await findOpenEarlyRun(tx.db, account.id)) throw new DomainError('payout_run_state', { status: 'proposed' });
    const now = actedAt(actor);
    const row = await previewEarly(tx, { accountId: account.id, now });
    if (row?.verdict !== 'pays') throw new DomainError('payout_not_due', { verdict: row?.verdict ?? 'negative' });
    if (row.amount_cents !== asked.netCents || row.fee_cents !== asked.feeCents)
      throw new DomainError('payout_run_changed');
    const run = await insertRun(tx.db, {
      id: asked.id,
      schedule: 'early',
      cut_off: now,
      proposed_at: now,
      proposed_by: (actor as Member).userId,
      account_id: account.id,
      fee_basis_points: feeBasisPoints,
    });
    if (!run) throw new DomainError('recorded_otherwise');
    const about = aboutRun(run, { publishers: 1, amountCents: row.amount_cents });
    await emit(tx, actor, { type: 'payout-run.propose', ...about, accountId: account.id });
  });
}

/** The account's row lock makes sure that nobody else writes it meanwhile. */
async function isAsked(db: Db, id: string, accountId: string): Promise<boolean> {
  const run = await findRun(db, id);
  if (run && run.account_id !== accountId) throw new DomainError('recorded_otherwise');
  return run !== undefined;
}

/** Nothing has moved yet. Said again it changes nothing. */
export async function withdrawEarlyPayout(services: WithDb, actor: Actor, id: string): Promise<void> {
  await inTransaction(services, async (tx) => {
    const account = await accountOfPage(tx.db, actor, { action: 'payout.withdraw-early' });
    const run = await findRunForUpdate(tx.db, id);
    if (run?.account_id !== account.id) throw new DomainError('not_found');
    if (run.status === 'cancelled') return;
    assertProposed(run);
    await updateRunStatus(tx.db, id, { status: 'cancelled', cancelled_at: actedAt(actor) });
    const subject = { type: 'payout_run' as const, id, name: `#${run.number}` };
    const facts = { number: run.number, askedBy: null }; // they know
    await emit(tx, actor, { type: 'payout-run.cancel', subject, accountId: account.id, facts });
  });
}
