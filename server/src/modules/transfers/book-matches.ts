import { postTopUp, postWithdrawal } from '@callstead/domain/ledger/post-top-up';
import type { Member } from '@callstead/domain/policy';
import { bookingId } from '@callstead/domain/transfers/transfer-state';
import type { WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import { actedAt } from '../audit/acted-at.ts';
import { uncoverTaken } from '../billing/net-terms/uncover-invoices.ts';
import { coveredByBalance } from '../ledger/commands.ts';
import { type NewEntry, postEntries } from '../ledger/queries.ts';
import { aboutTransfer } from './events.ts';
import { type TransferRow, updateTransfer } from './queries.ts';

type Match = { transfer: TransferRow; advertiser: { id: string; name: string } };

/** In the transaction that holds their rows. All are booked at once, so that balances are locked in one order. */
export async function bookMatches(tx: WithDb, actor: Member, matches: readonly Match[]): Promise<void> {
  const entries = matches.map(({ transfer, advertiser }): NewEntry => {
    const id = bookingId(transfer.id, transfer.round);
    const entry = postTopUp({ id, advertiserId: advertiser.id, amountCents: transfer.amount_cents });
    return { ...entry, kind: 'top_up', ...bookedBy(actor) };
  });
  await postEntries(tx.db, entries);
  for (const { transfer, advertiser } of matches) {
    const decided = { decided_by: actor.userId, decided_at: actedAt(actor) };
    await updateTransfer(tx.db, transfer.id, { state: 'matched', account_id: advertiser.id, reason: null, ...decided });
    await emit(tx, actor, { type: 'transfer.match', ...aboutTransfer(transfer, advertiser) });
  }
}

/** Out of the free balance; what is spent already cannot be taken back. */
export async function bookUndo(tx: WithDb, actor: Member, transfer: TransferRow, reason: string): Promise<void> {
  const { id, account_id: advertiserId, amount_cents: amountCents, round } = transfer;
  const entry = postWithdrawal({
    id: bookingId(id, round),
    advertiserId: advertiserId ?? '',
    amountCents,
  });
  await coveredByBalance(postEntries(tx.db, [{ ...entry, kind: 'withdrawal', reason, ...bookedBy(actor) }]));
  await uncoverTaken(tx.db, { topUp: `topup:${bookingId(id, round)}`, takenBy: entry.sourceKey });
  const decided = { decided_by: actor.userId, decided_at: actedAt(actor) };
  await updateTransfer(tx.db, id, { state: 'unmatched', account_id: null, round: round + 1, reason, ...decided });
  await emit(tx, actor, { type: 'transfer.undo', ...aboutTransfer(transfer), reason });
}

const bookedBy = (actor: Member) => ({ createdBy: actor.userId, at: actedAt(actor).toISOString() });
