import type { SetOwnTermsRequest } from '@callstead/contract/applications';
import { mayOwnPrice } from '@callstead/domain/applications/own-terms';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize } from '@callstead/domain/policy';
import { inTransaction, type WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import { actedAt } from '../audit/acted-at.ts';
import { aboutApplication } from './commands.ts';
import { findApplicationForUpdate, findOwnTerms, insertOwnTerms } from './queries.ts';

/** A price or share for one publisher: a new version, for calls from now on. The same again changes nothing. */
export function setOwnTerms(
  services: WithDb,
  actor: Actor,
  { id, shareBasisPoints, priceCents, reason }: SetOwnTermsRequest & { id: string },
): Promise<void> {
  authorize(actor, 'application.set-terms');
  return inTransaction(services, async (tx) => {
    const application = await findApplicationForUpdate(tx.db, id);
    if (!application) throw new DomainError('not_found');
    const { status, terms } = application;
    if (status !== 'approved' && status !== 'pending') throw new DomainError('application_state', { status });
    if (priceCents !== null && !mayOwnPrice(terms)) throw new DomainError('not_offered');
    const before = await findOwnTerms(tx.db, id);
    const isSame =
      (before?.shareBasisPoints ?? null) === shareBasisPoints && (before?.priceCents ?? null) === priceCents;
    if (isSame) return;
    await insertOwnTerms(tx.db, {
      application_id: id,
      version: (before?.version ?? 0) + 1,
      share_basis_points: shareBasisPoints,
      price_cents: priceCents,
      reason,
      changed_by: actor.userId,
      changed_at: actedAt(actor),
    });
    await emit(tx, actor, {
      type: 'application.set-terms',
      ...aboutApplication(application),
      before: { ownShare: before?.shareBasisPoints, ownPriceCents: before?.priceCents },
      after: { ownShare: shareBasisPoints, ownPriceCents: priceCents, publisher: application.publisher_name },
      reason,
    });
  });
}
