import { assert } from '@callstead/domain/assert';
import { postApproved } from '@callstead/domain/ledger/post-approved';
import { inTransaction, type WithDb } from '../../db/database.ts';
import { emitAll } from '../../events/emit.ts';
import { postEntries } from '../ledger/queries.ts';
import { listRounds, type Rounds } from '../ledger/round-queries.ts';
import { isPaidConversion, saleOf } from './booking.ts';
import { aboutConversion, sidesOf } from './conversion-sides.ts';
import { type ConversionRow, insertSteps, takeConversionsToApprove, updateBillings } from './queries.ts';

const AT_ONCE = 200;

/** Held conversions, pending ones too, become payable when nobody disputed or changed them in time. */
export async function approveDueConversions(services: WithDb, now: Date): Promise<void> {
  while ((await approveSome(services, now)) === AT_ONCE);
}

function approveSome(services: WithDb, now: Date): Promise<number> {
  return inTransaction(services, async (tx) => {
    const due = await takeConversionsToApprove(tx.db, now, AT_ONCE);
    const ids = due.map(({ id }) => id);
    await updateBillings(tx.db, ids, 'approved');
    const rounds = await listRounds(tx.db, 'conversion', ids);
    await postEntries(
      tx.db,
      due.map((row) => ({ ...approvalOf(row, rounds.of(row.id)), at: now.toISOString() })),
    );
    await insertSteps(
      tx.db,
      ids.map((id) => ({ id, at: now, kind: 'approved' })),
    );
    await emitAll(
      tx,
      'network',
      due.map((row) => ({
        type: 'conversion.approved' as const,
        ...aboutConversion(row),
        facts: sidesOf(row),
        at: now,
      })),
    );
    return due.length;
  });
}

export function approvalOf(row: ConversionRow, { approved }: Rounds) {
  assert(isPaidConversion(row), 'a held conversion has a publisher');
  const entry = postApproved({ ...saleOf(row), payoutCents: row.payout_cents, round: approved + 1 });
  return { ...entry, kind: 'approved' as const, conversionId: row.id };
}
