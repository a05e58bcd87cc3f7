import { assert } from '@callstead/domain/assert';
import { DomainError } from '@callstead/domain/errors';
import type { RunVerdict } from '@callstead/domain/payouts/payout-run';
import { inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { Services } from '../../../services.ts';
import { aboutRun } from './events.ts';
import { freezePayouts, partsOf, postFees } from './freeze.ts';
import {
  countLeftOut,
  insertItems,
  listFreezing,
  listWaitingItems,
  type RunItem,
  takeFreezing,
  updateItemsDone,
} from './item-queries.ts';
import { type PreviewRow, paying, readLockedPreview } from './preview.ts';
import type { PayoutParts } from './preview-queries.ts';
import { insertSkips, type RunRow, updateRunStatus } from './queries.ts';
import { sumFrozenRuns } from './row-queries.ts';

export type FreezeServices = Pick<Services, 'db' | 'settings' | 'config' | 'sealSecret'>;

/** A statement has its time limit, and a million lines have none: a transaction takes so much of a run. */
const PIECE = { publishers: 50, lines: 5_000 };
/** So much is frozen while whoever approves waits for the answer. */
const WHILE_ASKED = { publishers: 50, lines: 2_000 };

type Approved = { at: Date; by: string };

/** Writes down what was approved and freezes it: a small run at once, a large one behind the answer. Answers whether it is frozen. */
export async function startFreezing(
  tx: FreezeServices & Pick<Services, 'queue'>,
  run: RunRow,
  rows: readonly PreviewRow[],
  { at, by }: Approved,
): Promise<boolean> {
  const paid = paying(rows);
  const lines = paid.reduce((sum, row) => sum + row.lines, 0);
  const isSmall = paid.length <= WHILE_ASKED.publishers && lines <= WHILE_ASKED.lines;
  const approved = {
    status: 'freezing' as const,
    approved_at: at,
    approved_by: by,
    lines_up_to: isSmall ? null : paid.reduce((last, row) => Math.max(last, row.last_entry_id), 0),
  };
  await updateRunStatus(tx.db, run.id, approved);
  await insertItems(tx.db, run.id, paid.map(itemOf));
  await insertSkips(tx.db, run.id, rows.filter(({ verdict }) => verdict !== 'pays').map(skipOf));
  if (isSmall) await freezeAtOnce(tx, { ...run, ...approved }, at);
  else await tx.queue.enqueue(tx.db, { name: 'freeze-payout-runs', data: null });
  return isSmall;
}

/** Nobody is left out of a run whose approval has not been answered yet: whoever approves looks again. */
async function freezeAtOnce(tx: FreezeServices, run: RunRow, at: Date): Promise<void> {
  const items = await listWaitingItems(tx.db, run.id, WHILE_ASKED);
  const leftOut = await freezeItems(tx, run, items, at);
  if (leftOut > 0) throw new DomainError('payout_run_changed');
  await updateRunStatus(tx.db, run.id, { status: 'frozen', frozen_at: at });
}

/** All that were approved and are not frozen yet. Any number of processes may do this at once, and die at any moment. */
export async function freezeRuns(services: FreezeServices, now: () => Date = () => new Date()): Promise<void> {
  for (const id of await listFreezing(services.db)) {
    while ((await freezeSome(services, id, now())) === 'more');
  }
}

/** A piece is one transaction: its payouts, their lines and entries, and the note that they are done. */
function freezeSome(services: FreezeServices, id: string, now: Date): Promise<'more' | 'through'> {
  return inTransaction(services, async (tx) => {
    const run = await takeFreezing(tx.db, id);
    if (!run) return 'through';
    const items = await listWaitingItems(tx.db, id, PIECE);
    if (items.length === 0) {
      await finish(tx, run, now);
      return 'through';
    }
    await freezeItems(tx, run, items, now);
    return 'more';
  });
}

/** Who still is what was approved gets a payout; who is not waits for another run, with the reason. Answers how many those are. */
async function freezeItems(tx: FreezeServices, run: RunRow, items: readonly RunItem[], at: Date): Promise<number> {
  assert(run.approved_at && run.approved_by, 'a run that is being frozen was approved');
  const upTo = run.lines_up_to ?? undefined;
  const accounts = items.map(({ account_id }) => account_id);
  const rows = await readLockedPreview(tx, run, { now: run.approved_at, accounts, upTo });
  const now = new Map(rows.map((row) => [row.account_id, row]));
  const isKept = (item: RunItem) => isAsApproved(item, now.get(item.account_id));
  const kept = items.filter(isKept).flatMap(({ account_id }) => now.get(account_id) ?? []);
  const left = items.filter((item) => !isKept(item));
  const freezing = { at, by: run.approved_by };
  const selection = { cutOff: run.cut_off, schedule: run.schedule, upTo };
  await postFees(tx, run, kept, freezing);
  await freezePayouts(tx, run, { rows: kept, attempt: 1, selection }, freezing);
  const skips = left.map((item) => leftOut(item, now.get(item.account_id)));
  await insertSkips(tx.db, run.id, skips);
  await updateItemsDone(tx.db, items, at);
  return left.length;
}

const isAsApproved = (item: RunItem, row: PreviewRow | undefined): boolean =>
  row?.verdict === 'pays' &&
  row.amount_cents === item.amount_cents &&
  row.fingerprint === item.fingerprint &&
  row.method?.key === item.method_id;

const NOTHING: PayoutParts = { amount_cents: 0, sales_cents: 0, corrections_cents: 0, refusals_cents: 0, lines: 0 };

/** With what they have now; without a row another run has taken all of it. */
function leftOut(item: RunItem, row: PreviewRow | undefined) {
  const verdict: RunVerdict = row && row.verdict !== 'pays' ? row.verdict : 'changed';
  const { account_id, method_kind, method_hint } = item;
  return row
    ? { ...skipOf(row), verdict }
    : { account_id, verdict, reason: null, ...NOTHING, method_kind, method_hint };
}

const skipOf = ({ account_id, verdict, reason, method, ...row }: PreviewRow) => ({
  account_id,
  verdict,
  reason,
  ...partsOf(row),
  method_kind: method?.kind ?? null,
  method_hint: method?.hint ?? null,
});

function itemOf({ account_id, fingerprint, method, ...row }: PreviewRow) {
  assert(method, 'who is paid has a method');
  const { key: method_id, kind: method_kind, hint: method_hint } = method;
  return { account_id, ...partsOf(row), fingerprint, method_id, method_kind, method_hint };
}

async function finish(tx: FreezeServices, run: RunRow, at: Date): Promise<void> {
  await updateRunStatus(tx.db, run.id, { status: 'frozen', frozen_at: at });
  const [frozen] = (await sumFrozenRuns(tx.db, [run.id])).filter(({ state }) => state === 'frozen');
  const about = aboutRun(run, { publishers: frozen?.publishers ?? 0, amountCents: frozen?.amount_cents ?? 0 });
  const facts = { ...about.facts, leftOut: await countLeftOut(tx.db, run.id) };
  await emit(tx, 'network', { type: 'payout-run.frozen', ...about, facts, at });
}
