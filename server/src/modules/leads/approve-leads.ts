import { postApproved } from '@callstead/domain/ledger/post-approved';
import { inTransaction, type WithDb } from '../../db/database.ts';
import { emitAll } from '../../events/emit.ts';
import { type NewEntry, postEntries } from '../ledger/queries.ts';
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
    await postEntries(
      tx.db,
      due.map((row) => approvalOf(row, now)),
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

/** Approved once: nothing puts a lead back to where it was held. */
export const approvalOf = (row: LeadRow, at: Date): NewEntry => ({
  ...postApproved({ ...saleOf(row), payoutCents: row.payout_cents }),
  ...{ kind: 'approved', leadId: row.id, at: at.toISOString() },
});
