import type { AppealChange, DecideAppealRequest } from '@callstead/contract/disputes';
import { assert } from '@callstead/domain/assert';
import type { CorrectionVerdict } from '@callstead/domain/corrections/correction';
import { type AppealOutcome, appealOrder, mayGivePart, partBounds } from '@callstead/domain/disputes/appeal';
import { DomainError, type ErrorCode } from '@callstead/domain/errors';
import { balanceOf } from '@callstead/domain/ledger/accounts';
import type { Standing } from '@callstead/domain/ledger/post-repriced';
import { type Actor, authorize, type Member } from '@callstead/domain/policy';
import { type Db, inTransaction, type WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import type { Services } from '../../services.ts';
import { actedAt } from '../audit/acted-at.ts';
import { applyCorrections, type CorrectionTx } from '../corrections/apply-corrections.ts';
import { type JudgedSale, judgeBy } from '../corrections/judge-sales.ts';
import { type FoundSale, listCorrectable } from '../corrections/sale-queries.ts';
import { lockBalances } from '../ledger/queries.ts';
import { type FoundAppeal, findAppeal, hasOtherAdmin, insertAppealDecision } from './appeal-queries.ts';
import type { CreditedSale } from './credit-dispute.ts';
import { findDisputed, type Named, reasonForPublisher } from './disputed-sale.ts';
import { firstOf } from './first-decision.ts';

/** The last word of an admin. What it changes is booked as a correction of that one sale: by new entries only. */
export function decideAppeal(
  services: WithDb & Pick<Services, 'personKey'>,
  actor: Actor,
  named: Named,
  { outcome, reason, priceCents = null }: DecideAppealRequest,
): Promise<CreditedSale> {
  return inTransaction(services, async (tx) => {
    authorize(actor, 'dispute.decide-appeal');
    const sale = await lockedSale(tx.db, named);
    const appeal = await openAppeal(tx.db, named);
    const now = actedAt(actor);
    const partCents = partOf(appeal, outcome, priceCents);
    const judged = await judge(tx.db, sale, appeal, { partCents, now });
    const isMoved = outcome !== 'confirmed';
    const entryKey = isMoved ? await change(tx, actor, { named, judged, reason, now }) : null;
    const decided = { named, outcome, reason, before: judged.before, after: isMoved ? judged.after : judged.before };
    await insertAppealDecision(tx.db, {
      ...{ sale_id: named.id, kind: named.kind, outcome, by_user: actor.userId, reason, at: now, entry_key: entryKey },
      ...(partCents !== null && { price_cents: decided.after.priceCents, payout_cents: decided.after.payoutCents }),
    });
    await tell(tx, actor, sale, decided);
    return { ...named, ...decided.after };
  });
}

/** What the sale costs from now on, where a part is given: between what was decided and what was asked for. */
function partOf(appeal: FoundAppeal, outcome: AppealOutcome, priceCents: number | null): number | null {
  if (outcome !== 'in_part') return null;
  if (priceCents === null) throw new DomainError('validation_failed', { fields: { priceCents: 'required' } });
  if (mayGivePart(appeal.side, firstOf(appeal), priceCents)) return priceCents;
  const { underCents } = partBounds(appeal.side, firstOf(appeal));
  const problem = priceCents < underCents ? 'too_small' : 'too_large';
  throw new DomainError('validation_failed', { fields: { priceCents: problem } });
}

type Decided = { named: Named; outcome: AppealOutcome; reason: string | null; before: Standing; after: Standing };

async function tell(tx: WithDb, actor: Member, sale: FoundSale, decided: Decided): Promise<void> {
  const { named, outcome, reason, before, after } = decided;
  const { publisherId, advertiserId, campaignId } = sale;
  const { priceCents, payoutCents } = after;
  await emit(tx, actor, {
    type: 'dispute.decide-appeal',
    subject: { type: named.kind, id: named.id, name: named.id },
    ...{ accountId: advertiserId, before, after, reason },
    facts: {
      ...{ publisherId, advertiserId, campaignId, outcome, billing: after.billing },
      ...(outcome === 'in_part' && { part: { priceCents, payoutCents } }),
      reasonForPublisher: await reasonForPublisher(tx.db, named, reason),
    },
  });
}

/** The balance's row lock first, then the sale's: the order everybody keeps. */
async function lockedSale(db: Db, named: Named): Promise<FoundSale> {
  const { sides, arrivedAt } = await findDisputed(db, named);
  if (sides.advertiserId !== null) await lockBalances(db, [balanceOf(sides.advertiserId)]);
  const [sale] = await listCorrectable(db, named.kind, [{ id: named.id, arrivedAt }], { forUpdate: true });
  if (!sale) throw new DomainError('not_found');
  return sale;
}

async function openAppeal(db: Db, { id }: Named): Promise<FoundAppeal> {
  const appeal = await findAppeal(db, id);
  if (!appeal) throw new DomainError('not_found');
  if (appeal.decision) throw new DomainError('decision_made');
  return appeal;
}

type Asked = { partCents: number | null; now: Date };

async function judge(db: Db, sale: FoundSale, appeal: FoundAppeal, { partCents, now }: Asked): Promise<JudgedSale> {
  const [judged] = await judgeBy(db, [sale], () => appealOrder(appeal.side, firstOf(appeal), partCents), now);
  assert(judged, 'each sale is judged');
  return judged;
}

/** In words of their own where money is missing; all else has moved on since the first decision. */
const REFUSALS: { [Verdict in CorrectionVerdict]?: ErrorCode } = {
  no_balance: 'insufficient_balance',
  no_budget: 'budget_used',
};

type Change = { named: Named; judged: JudgedSale; reason: string | null; now: Date };

/** Answers with the key of the entry that moved the money. */
async function change(tx: CorrectionTx, actor: Member, { named, judged, reason, now }: Change): Promise<string> {
  const { verdict, before, after } = judged;
  if (verdict !== 'change') {
    throw new DomainError(REFUSALS[verdict] ?? 'billing_state', { from: before.billing, to: after.billing });
  }
  const action = after.billing === 'refused' ? 'refuse' : 'reverse';
  const order = { subject: named.kind, action, created_by: actor.userId, reason } as const;
  const [entry] = await applyCorrections(tx, order, [judged], now);
  assert(entry, 'what is changed is booked');
  return entry.sourceKey;
}

/** A part may be paid for where the whole cannot. */
const OPEN_TO_PARTS: readonly CorrectionVerdict[] = ['change', 'no_balance', 'no_budget'];

function partToGive(appeal: FoundAppeal, { verdict, before }: Pick<JudgedSale, 'verdict' | 'before'>) {
  const first = firstOf(appeal);
  const { overCents, underCents } = partBounds(appeal.side, first);
  const isAsDecided = before.priceCents === first.left.priceCents && before.payoutCents === first.left.payoutCents;
  if (!OPEN_TO_PARTS.includes(verdict) || !isAsDecided || underCents - overCents < 2) return null;
  return { overCents, underCents, full: first.full, paidOutCents: before.billing === 'paid' ? before.payoutCents : 0 };
}

/** What a change would do, before somebody orders it. */
export async function readAppealChange(
  db: Db,
  actor: Member,
  appeal: FoundAppeal,
  now: Date,
): Promise<AppealChange | null> {
  const key = { id: appeal.sale_id, arrivedAt: appeal.arrived_at };
  const [sale] = await listCorrectable(db, appeal.kind, [key]);
  if (!sale) return null;
  const { verdict, before, after, missingCents } = await judge(db, sale, appeal, { partCents: null, now });
  const isTakenBack = before.billing === 'paid' && after.billing === 'refused';
  return {
    ...{ verdict, missingCents, ...after, owedCents: isTakenBack ? before.payoutCents : 0 },
    part: partToGive(appeal, { verdict, before }),
    isOwnDecision: appeal.first_by === actor.userId && (await hasOtherAdmin(db, actor.userId)),
  };
}
