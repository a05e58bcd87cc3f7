import type { Twin } from '@callstead/contract/transfers';
import { DomainError } from '@callstead/domain/errors';
import { authorize, type Member } from '@callstead/domain/policy';
import { findTwin, joinTwins, type KnownTransfer } from '@callstead/domain/transfers/twin-transfer';
import type { WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import { actedAt } from '../audit/acted-at.ts';
import { bookMatches } from './book-matches.ts';
import { aboutTransfer } from './events.ts';
import { listOfAmount, type TransferRow, updateTransfer } from './queries.ts';

type Match = { transfer: TransferRow; advertiser: { id: string; name: string }; twin: Twin };

/** Books a transfer for its advertiser; what may be the same money, told twice, is asked about first and booked once. */
export async function joinOrBook(tx: WithDb, actor: Member, { transfer, advertiser, twin }: Match): Promise<void> {
  const book = (row: TransferRow) => bookMatches(tx, actor, [{ transfer: row, advertiser }]);
  if (twin === 'apart') return book(transfer);
  const others = (await listOfAmount(tx.db, transfer.amount_cents)).map(knownOf);
  const found = findTwin(knownOf(transfer), advertiser.id, others);
  if (!found) return book(transfer);
  if (twin !== 'join') throw new DomainError('transfer_twin');
  authorize(actor, 'transfer.join');
  const { stays, goes } = joinTwins(knownOf(transfer), found);
  await endAsTwin(tx, actor, goes.row, stays.id);
  if (stays.state !== 'matched') await book(stays.row);
}

type Known = KnownTransfer & { row: TransferRow };

const knownOf = (row: TransferRow): Known => ({
  id: row.id,
  state: row.state,
  accountId: row.account_id,
  proposedId: row.proposed_id,
  amountCents: row.amount_cents,
  day: row.day,
  hasLine: row.line_key !== null,
  row,
});

const SAME_MONEY = 'La misma que otra · The same as another';

/** It stays as it was told, behind the one it is the same as; nothing of it is ever booked. */
async function endAsTwin(tx: WithDb, actor: Member, transfer: TransferRow, into: string): Promise<void> {
  const decided = { decided_by: actor.userId, decided_at: actedAt(actor) };
  await updateTransfer(tx.db, transfer.id, { state: 'ignored', reason: SAME_MONEY, joined_into: into, ...decided });
  await emit(tx, actor, { type: 'transfer.join', ...aboutTransfer(transfer) });
}
