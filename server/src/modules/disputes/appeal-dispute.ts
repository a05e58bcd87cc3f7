import type { AppealRequest } from '@callstead/contract/disputes';
import { assert } from '@callstead/domain/assert';
import { APPEAL_SIDES, appealDecideBy, type FirstDecision, mayAppeal } from '@callstead/domain/disputes/appeal';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize, type Member } from '@callstead/domain/policy';
import { inTransaction, type WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import type { Services } from '../../services.ts';
import { actedAt } from '../audit/acted-at.ts';
import { listCorrectable } from '../corrections/sale-queries.ts';
import { insertMessage } from '../dispute-threads/queries.ts';
import { type FoundAppeal, findAppeal, insertAppeal } from './appeal-queries.ts';
import { mustSee, sideOf } from './commands.ts';
import { type DisputedSale, findDisputed, type Named } from './disputed-sale.ts';
import { findFirstDecision } from './first-decision.ts';

type AppealServices = WithDb & Pick<Services, 'settings'>;

/** Whoever lost a decided dispute asks for a second look. Money moves by the answer to it alone. */
export function appealDispute(
  services: AppealServices,
  actor: Actor,
  named: Named,
  asked: AppealRequest,
): Promise<FoundAppeal> {
  return inTransaction(services, async (tx) => {
    authorize(actor, 'call.list');
    const sale = await findDisputed(tx.db, named, { isLocked: true }); // of several who ask at once, one does
    mustSee(actor, sale);
    authorize(actor, 'dispute.appeal', sale.sides);
    if ((asked.second ?? null) !== null && named.kind !== 'call') {
      throw new DomainError('validation_failed', { fields: { second: 'not_offered' } });
    }
    const { appealDays } = services.settings.of('disputes');
    const first = await firstDecision(tx, sale);
    if (await findAppeal(tx.db, named.id)) throw new DomainError('already_appealed');
    const told = { first, billing: sale.billing, isAppealed: false, appealDays };
    if (!first || !mayAppeal(sideOf(actor), told, actedAt(actor))) throw new DomainError('appeal_over');
    await keep(tx, actor, { sale, first, asked });
    const kept = await findAppeal(tx.db, named.id);
    assert(kept, 'it was written a moment ago');
    return kept;
  });
}

async function firstDecision({ db }: WithDb, sale: DisputedSale): Promise<FirstDecision | null> {
  const [now] = await listCorrectable(db, sale.kind, [sale]);
  return now ? findFirstDecision(db, sale, { priceCents: now.priceCents, payoutCents: now.payoutCents }) : null;
}

type Asked = { sale: DisputedSale; first: FirstDecision; asked: AppealRequest };

/** What was said stands in the thread, as everything else that was. */
async function keep(tx: WithDb, actor: Member, { sale, first, asked }: Asked): Promise<void> {
  const { kind, id } = sale;
  const [side, now] = [APPEAL_SIDES.find((known) => known === sideOf(actor)), actedAt(actor)];
  assert(side && sale.decision, 'whoever lost what was decided');
  const { id: messageId } = await insertMessage(tx.db, {
    ...{ kind, sale_id: id, side, user_id: actor.userId },
    ...{ message: asked.reason, second: asked.second ?? null, at: now },
  });
  await insertAppeal(tx.db, {
    ...{ kind, sale_id: id, arrived_at: sale.arrivedAt, side, by_user: actor.userId, message_id: messageId },
    ...{ at: now, decide_by: appealDecideBy(now) },
    ...{ first_billing: first.billing, first_by: sale.decision.by, first_at: first.at },
    ...{ price_cents: first.left.priceCents, payout_cents: first.left.payoutCents },
    ...{ full_price_cents: first.full.priceCents, full_payout_cents: first.full.payoutCents },
  });
  await emit(tx, actor, {
    type: 'dispute.appeal',
    subject: { type: kind, id, name: id },
    accountId: sale.sides.advertiserId,
    facts: { ...sale.sides, side, messageId },
  });
}
