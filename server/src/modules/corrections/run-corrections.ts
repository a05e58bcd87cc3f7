import { costOf, earnedOf } from '@callstead/domain/corrections/judge-correction';
import { balanceOf } from '@callstead/domain/ledger/accounts';
import { postApproved } from '@callstead/domain/ledger/post-approved';
import { postRefused } from '@callstead/domain/ledger/post-refused';
import { postRepriced } from '@callstead/domain/ledger/post-repriced';
import { isSold } from '@callstead/domain/reports/sold';
import { type InTransaction, inTransaction, type WithDb } from '../../db/database.ts';
import { emitAll } from '../../events/emit.ts';
import type { Services } from '../../services.ts';
import { lockBalances, type NewEntry, postEntries } from '../ledger/queries.ts';
import { listRounds, type Rounds } from '../ledger/round-queries.ts';
import { type CorrectedStep, WRITE_HISTORY } from './histories.ts';
import { type JudgedSale, judgeSales } from './judge-sales.ts';
import { followMemory } from './lead-memory.ts';
import {
  type CorrectionItem,
  type CorrectionRow,
  findDone,
  keyOf,
  listConcerned,
  listRunning,
  listWaiting,
  takeRunning,
  updateItems,
  updateStatus,
} from './queries.ts';
import { changeSpend, listCorrectable, updateCorrected } from './sale-queries.ts';

/** Who is put back among those a campaign remembers is recognized by a hash. */
type CorrectionServices = WithDb & Pick<Services, 'personKey'>;
type Tx = InTransaction<CorrectionServices>;

const AT_ONCE = 200;

/** All that were started and are not through. Any number of processes may do this at once, and die at any moment. */
export async function runCorrections(services: CorrectionServices, now: () => Date = () => new Date()): Promise<void> {
  for (const id of await listRunning(services.db)) {
    while ((await correctSome(services, id, now())) === 'more');
  }
}

/** A batch is one transaction: its sales, their entries and the note that they are done. */
function correctSome(services: CorrectionServices, id: string, now: Date): Promise<'more' | 'through'> {
  return inTransaction(services, async (tx) => {
    const set = await takeRunning(tx.db, id);
    if (!set) return 'through';
    const items = await listWaiting(tx.db, id, AT_ONCE);
    if (items.length === 0) {
      await finish(tx, set, now);
      return 'through';
    }
    await correct(tx, set, items, now);
    return 'more';
  });
}

/** The balances' row locks first, then the sales': the order everybody keeps. */
async function correct(tx: Tx, set: CorrectionRow, items: readonly CorrectionItem[], now: Date): Promise<void> {
  const { db } = tx;
  const { subject } = set;
  const advertisers = [...new Set(items.map((item) => item.advertiser_id))];
  await lockBalances(db, advertisers.map(balanceOf));
  const sales = await listCorrectable(db, subject, items.map(keyOf), { forUpdate: true });
  const ids = items.map((item) => item.subject_id);
  const done = set.reverses_id === null ? new Map() : await findDone(db, set.reverses_id, ids);
  const judged = await judgeSales(db, sales, { ...set, done }, now);
  const changed = judged.filter(({ verdict }) => verdict === 'change');
  await moveMoney(tx, set, changed, now);
  if (subject === 'lead') await followMemory(tx, changed);
  await updateItems(
    db,
    set.id,
    judged.map(({ sale, missingCents, ...each }) => ({ ...each, subject_id: sale.id, missing_cents: missingCents })),
    now,
  );
  await tell(tx, set, changed, now);
}

/** The sales, their entries, and what their campaigns have spent. */
async function moveMoney({ db }: Tx, set: CorrectionRow, changed: readonly JudgedSale[], now: Date): Promise<void> {
  const { subject, created_by: by, reason } = set;
  const rounds = await listRounds(
    db,
    subject,
    changed.map(({ sale }) => sale.id),
  );
  const corrected = changed.map(({ sale, after }) => ({ id: sale.id, arrivedAt: sale.arrivedAt, after }));
  await updateCorrected(db, subject, corrected, { by, at: now, reason });
  await postEntries(
    db,
    changed.map((each) => entryOf(set, each, rounds.of(each.sale.id), now)),
  );
  await changeSpend(
    db,
    changed.map(({ sale, before, after }) => ({
      campaignId: sale.campaignId,
      day: sale.day,
      cents: costOf(after) - costOf(before),
    })),
  );
}

/** A decision is booked as any other; a new price, and whatever is put back, as a correction. */
function entryOf(
  set: CorrectionRow,
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
async function tell(tx: WithDb, set: CorrectionRow, changed: readonly JudgedSale[], now: Date): Promise<void> {
  const { subject, reason, number: correction } = set;
  await WRITE_HISTORY[subject](
    tx.db,
    changed.map(({ sale, before, after }) => ({
      ...{ id: sale.id, at: now, kind: kindOf(set, before.billing !== after.billing) },
      ...{ reason, correction, before, after },
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

function kindOf({ action }: CorrectionRow, isMoved: boolean): CorrectedStep['kind'] {
  if (action !== 'reverse') return STEP_KINDS[action];
  return isMoved ? 'put_back' : 'repriced';
}

/** Everybody of whose sales some are among them is told once what it comes to for them. */
async function finish(tx: WithDb, set: CorrectionRow, now: Date): Promise<void> {
  await updateStatus(tx.db, set.id, { finishedAt: now });
  const concerned = await listConcerned(tx.db, set.id);
  await emitAll(
    tx,
    'network',
    concerned.map(({ id, ...sums }) => ({
      type: 'correction.applied',
      subject: { type: 'correction', id: set.id, name: String(set.number) },
      accountId: id,
      reason: set.reason,
      at: now,
      facts: { sold: set.subject, ...sums },
    })),
  );
}
