import type { WriteInDisputeRequest } from '@callstead/contract/disputes';
import { type DisputeSide, mayWriteInDispute } from '@callstead/domain/disputes/dispute';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize, can, type Member } from '@callstead/domain/policy';
import { inTransaction, type WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import { actedAt } from '../audit/acted-at.ts';
import { insertMessage, listMessages, type MessageRow } from '../dispute-threads/queries.ts';
import { findAppeal, isOpen } from './appeal-queries.ts';
import { type DisputedSale, findDisputed, type Named } from './disputed-sale.ts';

export const sideOf = ({ role }: Member): DisputeSide =>
  role === 'admin' || role === 'advertiser' ? role : 'publisher';

export const answeredAt = (messages: readonly MessageRow[]): Date | null =>
  messages.find(({ side }) => side === 'publisher')?.at ?? null;

/** 404 instead of 403 for what is not theirs. */
export function mustSee(actor: Actor, sale: DisputedSale): asserts actor is Member {
  if (!can(actor, 'dispute.read', sale.sides)) throw new DomainError('not_found');
}

/** What a side, or the network, says of it; money moves by the admin's decision alone. */
export function writeInDispute(
  services: WithDb,
  actor: Actor,
  named: Named,
  { message, second = null }: WriteInDisputeRequest,
): Promise<MessageRow> {
  return inTransaction(services, async (tx) => {
    authorize(actor, 'call.list');
    const sale = await findDisputed(tx.db, named, { isLocked: true });
    mustSee(actor, sale);
    authorize(actor, 'dispute.write', sale.sides);
    if (second !== null && named.kind !== 'call') {
      throw new DomainError('validation_failed', { fields: { second: 'not_offered' } });
    }
    const [side, now, said] = [sideOf(actor), actedAt(actor), await listMessages(tx.db, named.id)];
    const isAppealOpen = isOpen(await findAppeal(tx.db, named.id));
    if (!mayWriteInDispute(side, { ...sale, answeredAt: answeredAt(said), messages: said.length, isAppealOpen }, now)) {
      throw new DomainError('billing_state', { from: sale.billing });
    }
    const { kind, id: sale_id } = named;
    const written = await insertMessage(tx.db, {
      kind,
      sale_id,
      side,
      user_id: actor.userId,
      message,
      second,
      at: now,
    });
    await emit(tx, actor, {
      type: 'dispute.write',
      subject: { type: kind, id: sale_id, name: sale_id },
      accountId: sale.sides.advertiserId,
      facts: { ...sale.sides, side, messageId: written.id },
    });
    return written;
  });
}
