import { DomainError } from '@callstead/domain/errors';
import { postGatewayFee } from '@callstead/domain/ledger/post-gateway-fee';
import { type Actor, authorize, type Member } from '@callstead/domain/policy';
import { inTransaction } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import { dollars } from '../../http/zoned-time.ts';
import type { Services, Tx } from '../../services.ts';
import { actedAt } from '../audit/acted-at.ts';
import { findEntry, postEntries } from '../ledger/queries.ts';
import { asked } from '../payments/gateway.ts';
import {
  countOpen,
  findDifferenceForUpdate,
  type KnownDifference,
  listFeeLines,
  updateDifference,
} from './difference-queries.ts';
import { findGatewayRead, insertGatewayRead, insertLines, lockReconciliation } from './line-queries.ts';
import { readGateway } from './read-gateway.ts';
import { reconcileBooks } from './reconcile-books.ts';

/** Each night, and whenever somebody asks: what the gateway has to tell is read, then everything is compared. */
export async function refreshReconciliation(services: Services, now: Date): Promise<{ newLines: number }> {
  const { db, gateway, config } = services;
  const lines = gateway ? await readGateway(services, await findGatewayRead(db)) : [];
  return inTransaction(services, async (tx) => {
    const newLines = await insertLines(tx.db, lines);
    if (gateway) await insertGatewayRead(tx.db, { through: now, new_lines: newLines });
    await reconcileBooks(tx.db, config.networkZone);
    return { newLines };
  });
}

export async function runReconciliation(services: Services, actor: Actor): Promise<void> {
  authorize(actor, 'reconciliation.run');
  const { newLines } = await asked(services, refreshReconciliation(services, actedAt(actor)));
  await inTransaction(services, async (tx) => {
    const after = { newLines, openDifferences: await countOpen(tx.db) };
    const subject = { type: 'network' as const, id: 'reconciliation', name: services.settings.of('brand').name };
    await emit(tx, actor, { type: 'reconciliation.run', subject, after });
  });
}

/** Somebody says why it is right as it is. It is kept with their name, and nothing is booked. */
export async function resolveDifference(
  services: Services,
  actor: Actor,
  { id, note }: { id: string; note: string },
): Promise<void> {
  authorize(actor, 'difference.resolve');
  await inTransaction(services, async (tx) => {
    const difference = await findOpen(tx, id);
    await end(tx, actor, difference, note);
    await emit(tx, actor, { type: 'difference.resolve', ...about(difference), reason: note });
  });
}

const FEE_BOOKED = 'Comisión asentada · Fee booked';

/** The gateway kept more than the books say: the rest is booked as its fee. */
export async function bookDifferenceFee(services: Services, actor: Actor, { id }: { id: string }): Promise<void> {
  authorize(actor, 'difference.book-fee');
  await inTransaction(services, async (tx) => {
    const difference = await findOpen(tx, id);
    const [line, ...others] = await listFeeLines(tx.db, difference.key);
    if (!canBookFee(difference) || !line || others.length > 0) throw new DomainError('difference_state');
    const isBooked = await findEntry(tx.db, `fee:${line.ref}`);
    const amountCents = difference.outside_fee_cents - difference.books_fee_cents;
    const entry = postGatewayFee({ id: isBooked ? `${line.ref}:rest` : line.ref, amountCents });
    const by = { createdBy: actor.userId, at: actedAt(actor).toISOString() };
    await postEntries(tx.db, [{ ...entry, kind: 'gateway_fee', ...by }]);
    await end(tx, actor, difference, FEE_BOOKED);
    await emit(tx, actor, { type: 'difference.book-fee', ...about(difference) });
  });
}

/** Only a fee is missing, and nothing else is different. */
export const canBookFee = (of: Omit<KnownDifference, 'day'>): boolean =>
  of.state === 'open' &&
  of.place === 'gateway' &&
  of.books_cents === of.outside_cents &&
  of.outside_fee_cents > of.books_fee_cents;

async function findOpen(tx: Tx, id: string): Promise<KnownDifference> {
  await lockReconciliation(tx.db); // before its row, as whoever compares does
  const difference = await findDifferenceForUpdate(tx.db, id);
  if (!difference) throw new DomainError('not_found');
  if (difference.state !== 'open') throw new DomainError('difference_state', { state: difference.state });
  return difference;
}

async function end(tx: Tx, actor: Member, { id }: KnownDifference, note: string): Promise<void> {
  await updateDifference(tx.db, id, { state: 'resolved', note, ended_at: actedAt(actor), ended_by: actor.userId });
  await reconcileBooks(tx.db, tx.config.networkZone);
}

function about({ id, key, outside_cents, books_cents, outside_fee_cents, books_fee_cents }: KnownDifference) {
  const amountCents = outside_cents - books_cents - (outside_fee_cents - books_fee_cents);
  return {
    subject: { type: 'difference' as const, id, name: `${key} · ${dollars(amountCents)}` },
    after: { amountCents },
  };
}
