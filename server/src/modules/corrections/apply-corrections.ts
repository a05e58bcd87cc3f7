import { costOf, earnedOf } from '@callstead/domain/corrections/judge-correction';
import { postApproved } from '@callstead/domain/ledger/post-approved';
import { postRefused } from '@callstead/domain/ledger/post-refused';
import { postRepriced } from '@callstead/domain/ledger/post-repriced';
import { isSold } from '@callstead/domain/reports/sold';
import type { InTransaction, WithDb } from '../../db/database.ts';
import { emitAll } from '../../events/emit.ts';
import type { Services } from '../../services.ts';
import { type NewEntry, postEntries } from '../ledger/queries.ts';
import { listRounds, type Rounds } from '../ledger/round-queries.ts';
import { type CorrectedStep, WRITE_HISTORY } from './histories.ts';
import type { JudgedSale } from './judge-sales.ts';
import { followMemory } from './lead-memory.ts';
import type { CorrectionRow } from './queries.ts';
import { changeSpend, updateCorrected } from './sale-queries.ts';

/** Who is put back among those a campaign remembers is recognized by a hash. */
export type CorrectionTx = InTransaction<WithDb & Pick<Services, 'personKey'>>;

/** What is done to sales, by whom and why; without a number it is about one sale alone. */
type Order = Pick<CorrectionRow, 'subject' | 'action' | 'created_by'> & { reason: string | null; number?: number };

/**
 * Sales that were judged to change, changed: their money, who may come again, their histories, and everybody who follows
 * them. Needs the row locks of the advertisers' balances and of the sales. Answers with the entries, in their order.
 */
export async function applyCorrections(
  tx: CorrectionTx,
  order: Order,
  changed: readonly JudgedSale[],
  now: Date,
): Promise<NewEntry[]> {
  const entries = await moveMoney(tx, order, changed, now);
  if (order.subject === 'lead') await followMemory(tx, changed);
  await tell(tx, order, changed, now);
  return entries;
}

/** The sales, their entries, and what their campaigns have spent. */
async function moveMoney(
  { db }: CorrectionTx,
  set: Order,
  changed: readonly JudgedSale[],
  now: Date,
): Promise<NewEntry[]> {
  const { subject, created_by: by, reason } = set;
  const rounds = await listRounds(
    db,
    subject,
    changed.map(({ sale }) => sale.id),
  );
  const corrected = changed.map(({ sale, after }) => ({ id: sale.id, arrivedAt: sale.arrivedAt, after }));
  await updateCorrected(db, subject, corrected, { by, at: now, reason });
  const entries = changed.map((each) => entryOf(set, each, rounds.of(each.sale.id), now));
  await postEntries(db, entries);
  await changeSpend(
    db,
    changed.map(({ sale, before, after }) => ({
      campaignId: sale.campaignId,
      day: sale.day,
      cents: costOf(after) - costOf(before),
    })),
  );
  return entries;
}

/** A decision is booked as any other; a new price, and whatever is put back, as a correction. */
function entryOf(
  set: Order,
  { sale: { id, advertiserId, publisherId }, before, after }: JudgedSale,
  rounds: Rounds,
  now: Date,
): NewEntry {
  const sale = { source: `${set.subject}:${id}` as const, advertiserId, publisherId };
  const about = {
    [`${set.subject}Id` as const]: id,
    reason: set.reason,
    createdBy: set.created_by,
    at: now.toISOString(),
  };
  if (set.action === 'refuse' && isSold(before.billing)) {
    const refusal = { ...sale, ...before, billing: before.billing, round: rounds.refused + 1 };
    return { ...postRefused(refusal), kind: 'refused', ...about };
  }
  if (set.action === 'approve') {
    const approval = { ...sale, payoutCents: before.payoutCents, round: rounds.approved + 1 };
    return { ...postApproved(approval), kind: 'approved', ...about };
  }
  const kind = before.billing === after.billing ? 'repriced' : 'put_back';
  return { ...postRepriced({ ...sale, before, after, round: rounds.repriced + 1 }), kind, ...about };
}

/** Each one's own history, and everybody who follows them. */
async function tell(tx: WithDb, set: Order, changed: readonly JudgedSale[], now: Date): Promise<void> {
  const { subject, reason, number: correction } = set;
  await WRITE_HISTORY[subject](
    tx.db,
    changed.map(({ sale, before, after }) => ({
      ...{ id: sale.id, at: now, kind: kindOf(set, before.billing !== after.billing) },
      ...{ reason, before, after, ...(correction !== undefined && { correction }) },
    })),
  );
  await emitAll(
    tx,
    'network',
    changed.map(({ sale, before, after }) => ({
      type: `${subject}.corrected` as const,
      subject: { type: subject, id: sale.id, name: sale.id },
      accountId: sale.advertiserId,
      at: now,
      facts: {
        ...{ publisherId: sale.publisherId, advertiserId: sale.advertiserId, campaignId: sale.campaignId },
        change: {
          sold: Number(isSold(after.billing)) - Number(isSold(before.billing)),
          payoutCents: earnedOf(after) - earnedOf(before),
        },
        ...(before.billing !== after.billing && { billing: after.billing }),
      },
    })),
  );
}

const STEP_KINDS = { refuse: 'refused', approve: 'approved', reprice: 'repriced' } as const;

function kindOf({ action }: Order, isMoved: boolean): CorrectedStep['kind'] {
  if (action !== 'reverse') return STEP_KINDS[action];
  return isMoved ? 'put_back' : 'repriced';
}
