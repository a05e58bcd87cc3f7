import type { AppealChange, DecideAppealRequest } from '@callstead/contract/disputes';
import { assert } from '@callstead/domain/assert';
import type { CorrectionVerdict } from '@callstead/domain/corrections/correction';
import { appealOrder } from '@callstead/domain/disputes/appeal';
import { DomainError, type ErrorCode } from '@callstead/domain/errors';
import { balanceOf } from '@callstead/domain/ledger/accounts';
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
  { outcome, reason }: DecideAppealRequest,
): Promise<CreditedSale> {
  return inTransaction(services, async (tx) => {
    authorize(actor, 'dispute.decide-appeal');
    const sale = await lockedSale(tx.db, named);
    const appeal = await openAppeal(tx.db, named);
    const now = actedAt(actor);
    const judged = await judge(tx.db, sale, appeal, now);
    const entryKey = outcome === 'changed' ? await change(tx, actor, { named, judged, reason, now }) : null;
    await insertAppealDecision(tx.db, {
      ...{ sale_id: named.id, kind: named.kind, outcome, by_user: actor.userId, reason, at: now, entry_key: entryKey },
    });
    const { before } = judged;
    const after = outcome === 'changed' ? judged.after : before;
    const { publisherId, advertiserId, campaignId } = sale;
    await emit(tx, actor, {
      type: 'dispute.decide-appeal',
      subject: { type: named.kind, id: named.id, name: named.id },
      ...{ accountId: advertiserId, before, after, reason },
      facts: {
        ...{ publisherId, advertiserId, campaignId, outcome, billing: after.billing },
        reasonForPublisher: await reasonForPublisher(tx.db, named, reason),
      },
    });
    return { ...named, ...after };
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

async function judge(db: Db, sale: FoundSale, appeal: FoundAppeal, now: Date): Promise<JudgedSale> {
  const [judged] = await judgeBy(db, [sale], () => appealOrder(appeal.side, firstOf(appeal)), now);
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
  const { verdict, before, after, missingCents } = await judge(db, sale, appeal, now);
  const isTakenBack = before.billing === 'paid' && after.billing === 'refused';
  return {
    ...{ verdict, missingCents, ...after, owedCents: isTakenBack ? before.payoutCents : 0 },
    isOwnDecision: appeal.first_by === actor.userId && (await hasOtherAdmin(db, actor.userId)),
  };
}
