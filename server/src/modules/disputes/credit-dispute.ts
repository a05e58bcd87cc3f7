import type { CreditDisputeRequest } from '@callstead/contract/disputes';
import { creditedSale, mayCredit } from '@callstead/domain/disputes/partial-credit';
import { DomainError } from '@callstead/domain/errors';
import { balanceOf } from '@callstead/domain/ledger/accounts';
import { postApproved } from '@callstead/domain/ledger/post-approved';
import { postRepriced, type Standing } from '@callstead/domain/ledger/post-repriced';
import { type Actor, authorize, type Member } from '@callstead/domain/policy';
import { inTransaction, type WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import { actedAt } from '../audit/acted-at.ts';
import { WRITE_HISTORY } from '../corrections/histories.ts';
import { changeSpend, type FoundSale, listCorrectable, updateCorrected } from '../corrections/sale-queries.ts';
import { lockBalances, type NewEntry, postEntries } from '../ledger/queries.ts';
import { listRounds } from '../ledger/round-queries.ts';
import { findDisputed, type Named, reasonForPublisher } from './disputed-sale.ts';
import { insertCredit } from './queries.ts';

export type CreditedSale = Named & Standing;

type Credit = {
  named: Named;
  sale: FoundSale;
  before: Standing;
  /** A part of its price went back; it is still disputed. */
  credited: Standing;
  reason: string | null;
  by: string;
  now: Date;
};

/** An admin gives a part of a disputed price back; the rest is approved as always. Money moves by new entries only. */
export function creditDispute(
  services: WithDb,
  actor: Actor,
  named: Named,
  { creditCents, reason }: CreditDisputeRequest,
): Promise<CreditedSale> {
  return inTransaction(services, async (tx) => {
    authorize(actor, 'dispute.credit');
    const sale = await lockedSale(tx, named);
    if (sale.billing !== 'disputed') throw new DomainError('billing_state', { from: sale.billing, to: 'approved' });
    if (!mayCredit(sale.priceCents, creditCents)) {
      throw new DomainError('validation_failed', { fields: { creditCents: 'too_large' } });
    }
    const before: Standing = { billing: 'disputed', priceCents: sale.priceCents, payoutCents: sale.payoutCents };
    const credited: Standing = { billing: 'disputed', ...creditedSale(before, creditCents) };
    const credit = { named, sale, before, credited, reason, by: actor.userId, now: actedAt(actor) };
    await book(tx, credit);
    await tell(tx, actor, credit);
    return { ...named, ...credited, billing: 'approved' };
  });
}

/** The balance's row lock first, then the sale's: the order everybody keeps. */
async function lockedSale({ db }: WithDb, named: Named): Promise<FoundSale> {
  const { sides, arrivedAt } = await findDisputed(db, named);
  if (sides.advertiserId !== null) await lockBalances(db, [balanceOf(sides.advertiserId)]);
  const [sale] = await listCorrectable(db, named.kind, [{ id: named.id, arrivedAt }], { forUpdate: true });
  if (!sale) throw new DomainError('not_found');
  return sale;
}

/** The sale, its entries, and what its campaign has spent. */
async function book({ db }: WithDb, credit: Credit): Promise<void> {
  const { named, sale, before, credited, reason, by, now } = credit;
  const creditCents = before.priceCents - credited.priceCents;
  const entries = await entriesOf(db, credit);
  await updateCorrected(db, named.kind, [{ ...sale, after: { ...credited, billing: 'approved' } }], {
    by,
    at: now,
    reason,
  });
  for (const entry of entries) await postEntries(db, [entry]); // in the order they are read in
  await insertCredit(db, {
    ...{ entry_key: entries[0].sourceKey, kind: named.kind, sale_id: named.id, credit_cents: creditCents, at: now },
    ...{ price_before_cents: before.priceCents, payout_before_cents: before.payoutCents },
    payout_cents: credited.payoutCents,
  });
  await changeSpend(db, [{ campaignId: sale.campaignId, day: sale.day, cents: -creditCents }]);
}

async function entriesOf(db: WithDb['db'], credit: Credit): Promise<[NewEntry, NewEntry]> {
  const { named, sale, before, credited, reason, by, now } = credit;
  const rounds = (await listRounds(db, named.kind, [named.id])).of(named.id);
  const { advertiserId, publisherId } = sale;
  const sold = { source: `${named.kind}:${named.id}` as const, advertiserId, publisherId };
  const about = { [`${named.kind}Id` as const]: named.id, reason, createdBy: by, at: now.toISOString() };
  return [
    { ...postRepriced({ ...sold, before, after: credited, round: rounds.repriced + 1 }), kind: 'repriced', ...about },
    {
      ...postApproved({ ...sold, payoutCents: credited.payoutCents, round: rounds.approved + 1 }),
      ...{ kind: 'approved', ...about },
    },
  ];
}

/** Its own history, and everybody who follows it: a decision like any other, with what it gave back. */
async function tell(tx: WithDb, actor: Member, { named, sale, before, credited, reason, now }: Credit): Promise<void> {
  const after: Standing = { ...credited, billing: 'approved' };
  await WRITE_HISTORY[named.kind](tx.db, [
    { ...{ id: named.id, at: now, kind: 'repriced', reason: null }, before, after: credited },
    { ...{ id: named.id, at: now, kind: 'approved', reason }, before: credited, after },
  ]);
  const { publisherId, advertiserId, campaignId } = sale;
  await emit(tx, actor, {
    type: `${named.kind}.decide`,
    subject: { type: named.kind, id: named.id, name: named.id },
    accountId: advertiserId,
    before,
    after,
    reason,
    facts: {
      ...{ publisherId, advertiserId, campaignId, billing: 'approved', payoutCents: credited.payoutCents },
      reasonForPublisher: await reasonForPublisher(tx.db, named, reason),
      credit: {
        priceCents: before.priceCents - credited.priceCents,
        payoutCents: before.payoutCents - credited.payoutCents,
      },
    },
  });
}
