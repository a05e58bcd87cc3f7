import { balanceOf } from '@callstead/domain/ledger/accounts';
import { inTransaction, type WithDb } from '../../db/database.ts';
import { emitAll } from '../../events/emit.ts';
import type { Services } from '../../services.ts';
import { lockBalances } from '../ledger/queries.ts';
import { applyCorrections, type CorrectionTx } from './apply-corrections.ts';
import { judgeSales } from './judge-sales.ts';
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
import { listCorrectable } from './sale-queries.ts';

/** Who is put back among those a campaign remembers is recognized by a hash. */
type CorrectionServices = WithDb & Pick<Services, 'personKey'>;

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
async function correct(
  tx: CorrectionTx,
  set: CorrectionRow,
  items: readonly CorrectionItem[],
  now: Date,
): Promise<void> {
  const { db } = tx;
  const { subject } = set;
  const advertisers = [...new Set(items.map((item) => item.advertiser_id))];
  await lockBalances(db, advertisers.map(balanceOf));
  const sales = await listCorrectable(db, subject, items.map(keyOf), { forUpdate: true });
  const ids = items.map((item) => item.subject_id);
  const done = set.reverses_id === null ? new Map() : await findDone(db, set.reverses_id, ids);
  const judged = await judgeSales(db, sales, { ...set, done }, now);
  const changed = judged.filter(({ verdict }) => verdict === 'change');
  await applyCorrections(tx, set, changed, now);
  await updateItems(
    db,
    set.id,
    judged.map(({ sale, missingCents, ...each }) => ({ ...each, subject_id: sale.id, missing_cents: missingCents })),
    now,
  );
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
