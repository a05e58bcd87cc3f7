import type { AnnounceTransferRequest, RecordTransferRequest, Twin } from '@callstead/contract/transfers';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize, type Member } from '@callstead/domain/policy';
import { findReference as findReferenceIn } from '@callstead/domain/transfers/find-reference';
import { canStep, type TransferStep } from '@callstead/domain/transfers/transfer-state';
import { localDate } from '@callstead/domain/zone-clock';
import { type Db, inTransaction, type WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import type { Services } from '../../services.ts';
import { actedAt } from '../audit/acted-at.ts';
import { type AccountRow, findAccount } from '../identity/queries.ts';
import { bookUndo } from './book-matches.ts';
import { aboutTransfer } from './events.ts';
import { joinOrBook } from './join-twins.ts';
import {
  findTransfer,
  findTransferForUpdate,
  insertTransfers,
  listReferences,
  lockImports,
  type NewTransfer,
  type TransferRow,
  updateTransfer,
} from './queries.ts';

/** The advertiser says that money is on its way; it is booked when an admin or the bank's file confirms it. */
export async function announceTransfer(
  services: Services,
  actor: Actor,
  { id, amountCents }: AnnounceTransferRequest,
): Promise<void> {
  authorize(actor, 'transfer.announce');
  if (services.settings.of('transfers').account === '') throw new DomainError('not_found');
  await services.limits.spend('transfer.account', actor.accountId);
  const day = localDate(actedAt(actor), services.config.networkZone);
  const row = {
    id,
    origin: 'announced' as const,
    state: 'announced' as const,
    amount_cents: amountCents,
    day,
    account_id: actor.accountId,
    created_by: actor.userId,
  };
  await inTransaction(services, (tx) => insertOnce(tx, actor, 'transfer.announce', row, actor.accountId));
}

/** Typed by an admin; booked at once where they know whose it is. */
export async function recordTransfer(services: WithDb, actor: Actor, given: RecordTransferRequest): Promise<void> {
  authorize(actor, 'transfer.record');
  const { id, amountCents, day, sender, text, accountId, twin } = given;
  await inTransaction(services, async (tx) => {
    await lockImports(tx.db);
    const advertiser = accountId ? await findAdvertiser(tx.db, accountId) : undefined;
    const references = await listReferences(tx.db);
    const proposed = advertiser ? undefined : findReferenceIn(text ?? '', new Set(references.keys()));
    const row = {
      id,
      origin: 'by_hand' as const,
      state: 'unmatched' as const,
      amount_cents: amountCents,
      day,
      sender,
      text,
      proposed_id: proposed ? (references.get(proposed.reference) ?? null) : null,
      created_by: actor.userId,
    };
    const isNew = await insertOnce(tx, actor, 'transfer.record', row, advertiser?.id ?? null);
    if (!isNew || !advertiser) return;
    await joinOrBook(tx, actor, { transfer: await reread(tx.db, id), advertiser, twin });
  });
}

/** Repeated with the same id it changes nothing; what else comes under that id is refused, as for another advertiser. */
async function insertOnce(
  tx: WithDb,
  actor: Member,
  type: 'transfer.announce' | 'transfer.record',
  given: NewTransfer & { id: string },
  ownerId: string | null,
): Promise<boolean> {
  const isNew = (await insertTransfers(tx.db, [given])).has(given.id);
  const transfer = await reread(tx.db, given.id);
  if (isNew) await emit(tx, actor, { type, ...aboutTransfer(transfer) });
  else if (!isSame(transfer, given, ownerId)) throw new DomainError('recorded_otherwise');
  return isNew;
}

const isSame = (transfer: TransferRow, given: NewTransfer, ownerId: string | null) =>
  transfer.origin === given.origin &&
  transfer.amount_cents === given.amount_cents &&
  transfer.day === given.day &&
  transfer.account_id === ownerId &&
  transfer.sender === (given.sender ?? null) &&
  transfer.text === (given.text ?? null);

/** Whose it is: the money goes to their balance, once. */
export async function matchTransfer(
  services: WithDb,
  actor: Actor,
  { id, accountId, twin }: { id: string; accountId: string; twin?: Twin },
): Promise<void> {
  authorize(actor, 'transfer.match');
  await inTransaction(services, async (tx) => {
    await lockImports(tx.db);
    const transfer = await findForStep(tx.db, id, 'match');
    await joinOrBook(tx, actor, { transfer, advertiser: await findAdvertiser(tx.db, accountId), twin });
  });
}

/** It is nobody's money to use: a refund of the bank's, somebody's mistake, an announcement that never came. */
export async function ignoreTransfer(
  services: WithDb,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  authorize(actor, 'transfer.ignore');
  await inTransaction(services, async (tx) => {
    const transfer = await findForStep(tx.db, id, 'ignore');
    const decided = { decided_by: actor.userId, decided_at: actedAt(actor) };
    await updateTransfer(tx.db, id, { state: 'ignored', reason, ...decided });
    await emit(tx, actor, { type: 'transfer.ignore', ...aboutTransfer(transfer), reason });
  });
}

/** A wrong match is taken back by a booking of its own, as far as the balance is free; the transfer waits again. */
export async function undoMatch(
  services: WithDb,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  authorize(actor, 'transfer.undo');
  await inTransaction(services, async (tx) => {
    const transfer = await findForStep(tx.db, id, 'undo');
    await bookUndo(tx, actor, transfer, reason);
  });
}

async function findForStep(db: Db, id: string, step: TransferStep): Promise<TransferRow> {
  const transfer = await findTransferForUpdate(db, id);
  if (!transfer) throw new DomainError('not_found');
  const isOver = transfer.joined_into !== null || !canStep(transfer.state, step);
  if (isOver) throw new DomainError('transfer_state', { state: transfer.state });
  return transfer;
}

async function findAdvertiser(db: Db, id: string): Promise<AccountRow> {
  const account = await findAccount(db, id);
  if (account?.type !== 'advertiser') throw new DomainError('not_found');
  return account;
}

async function reread(db: Db, id: string): Promise<TransferRow> {
  const transfer = await findTransfer(db, id);
  if (!transfer) throw new DomainError('not_found');
  return transfer;
}
