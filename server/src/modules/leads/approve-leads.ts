import { postApproved } from '@callstead/domain/ledger/post-approved';
import { inTransaction, type WithDb } from '../../db/database.ts';
import { emitAll } from '../../events/emit.ts';
import { type NewEntry, postEntries } from '../ledger/queries.ts';
import { listRounds, type Rounds } from '../ledger/round-queries.ts';
import { aboutLead, saleOf, sidesOf } from './lead-sides.ts';
import { insertSteps, type LeadRow, takeLeadsToApprove, updateLead } from './queries.ts';

const AT_ONCE = 200;

/** Held leads become payable when nobody returned them in time. */
export async function approveDueLeads(services: WithDb, now: Date): Promise<void> {
  while ((await approveSome(services, now)) === AT_ONCE);
}

function approveSome(services: WithDb, now: Date): Promise<number> {
  return inTransaction(services, async (tx) => {
    const due = await takeLeadsToApprove(tx.db, now, AT_ONCE);
    for (const row of due) await updateLead(tx.db, row, { billing: 'approved' });
    const rounds = await listRounds(
      tx.db,
      'lead',
      due.map(({ id }) => id),
    );
    await postEntries(
      tx.db,
      due.map((row) => approvalOf(row, rounds.of(row.id), now)),
    );
    await insertSteps(
      tx.db,
      due.map(({ id }) => ({ id, at: now, kind: 'approved' })),
    );
    await emitAll(
      tx,
      'network',
      due.map((row) => ({ type: 'lead.approved' as const, ...aboutLead(row), facts: sidesOf(row), at: now })),
    );
    return due.length;
  });
}

export const approvalOf = (row: LeadRow, { approved }: Rounds, at: Date): NewEntry => ({
  ...postApproved({ ...saleOf(row), payoutCents: row.payout_cents, round: approved + 1 }),
  ...{ kind: 'approved', leadId: row.id, at: at.toISOString() },
});
