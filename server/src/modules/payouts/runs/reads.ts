import type { PayoutRowsQuery, PayoutRunListQuery } from '@callstead/contract/payouts/runs';
import { DomainError } from '@callstead/domain/errors';
import { foldAccents } from '@callstead/domain/fold-accents';
import { type Actor, authorize } from '@callstead/domain/policy';
import { KEY, type Page, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import { listBatches } from '../batches/queries.ts';
import { listFiles, sumUnfiled } from '../files/queries.ts';
import { countItems, type FreezingCount } from './item-queries.ts';
import { digestOf, type PreviewRow, type PreviewServices, readPreview } from './preview.ts';
import { type ApprovalRow, findNamedRun, listApprovals, listRuns, type NamedRun } from './queries.ts';
import { type FrozenRow, listFrozenRows, type StateSum, sumFrozenRuns } from './row-queries.ts';

/** A run with what it comes to; the digest of one that is not decided yet. */
export type RunView = {
  run: NamedRun;
  sums: StateSum[];
  approvals: ApprovalRow[];
  digest: string | null;
  /** How far one is that is being frozen. */
  freezing: FreezingCount | undefined;
};

export async function listRunViews(
  services: PreviewServices,
  actor: Actor,
  query: PayoutRunListQuery,
): Promise<Page<RunView>> {
  authorize(actor, 'payout-run.list');
  const request = pageRequestOf(query, [KEY.integer]);
  const before = request.from ? Number(request.from[0]) : undefined;
  const runs = await listRuns(services.db, { status: query.status, before, limit: query.limit + 1 });
  const page = pageOf(runs, request, ({ number }) => [String(number)]);
  return { ...page, rows: await viewsOf(services, page.rows) };
}

async function viewsOf(services: PreviewServices, runs: readonly NamedRun[]): Promise<RunView[]> {
  const ids = runs.map(({ id }) => id);
  const { db } = services;
  const [approvals, frozen] = await Promise.all([listApprovals(db, ids), sumFrozenRuns(db, ids)]);
  const counts = await countItems(db, ids);
  const views: RunView[] = [];
  for (const run of runs) {
    const preview = run.status === 'proposed' ? await readPreview(services, run) : undefined;
    views.push({
      run,
      sums: preview ? sumByVerdict(preview) : frozen.filter(({ run_id }) => run_id === run.id),
      approvals: approvals.filter(({ run_id }) => run_id === run.id),
      digest: preview ? digestOf(preview) : null,
      freezing: counts.find(({ run_id }) => run_id === run.id),
    });
  }
  return views;
}

function sumByVerdict(rows: readonly PreviewRow[]): StateSum[] {
  const sums = new Map<string, StateSum>();
  for (const { verdict: state, amount_cents, sales_cents, corrections_cents, refusals_cents } of rows) {
    const before = sums.get(state);
    sums.set(state, {
      state,
      publishers: (before?.publishers ?? 0) + 1,
      amount_cents: (before?.amount_cents ?? 0) + amount_cents,
      sales_cents: (before?.sales_cents ?? 0) + sales_cents,
      corrections_cents: (before?.corrections_cents ?? 0) + corrections_cents,
      refusals_cents: (before?.refusals_cents ?? 0) + refusals_cents,
    });
  }
  return [...sums.values()];
}

export async function readRun(services: PreviewServices, actor: Actor, id: string) {
  authorize(actor, 'payout-run.read');
  const { db } = services;
  const run = await findNamedRun(db, id);
  const [view] = run ? await viewsOf(services, [run]) : [];
  if (!view) throw new DomainError('not_found');
  const [files, batches, unfiled] = [await listFiles(db, id), await listBatches(db, id), await sumUnfiled(db, id)];
  return { ...view, files, batches, unfiled };
}

/** Every publisher of a run; of a frozen one, every payout. */
export async function listRunRows(
  services: PreviewServices,
  actor: Actor,
  { id, ...query }: PayoutRowsQuery & { id: string },
): Promise<Page<FrozenRow>> {
  authorize(actor, 'payout-run.read');
  const run = await findNamedRun(services.db, id);
  if (!run) throw new DomainError('not_found');
  const wanted = foldAccents(query.search);
  const rows = (await rowsOf(services, run))
    .filter((row) => !query.state || stateOf(row) === query.state)
    .filter(({ search_text, aff_id }) => foldAccents(`${search_text} ${aff_id}`).includes(wanted))
    .sort((one, other) => compareKeys(keyOf(one), keyOf(other)));
  const request = pageRequestOf(query, [KEY.text, KEY.uuid, KEY.integer]);
  const { from } = request;
  const behind = from ? rows.filter((row) => compareKeys(keyOf(row), from) > 0) : rows;
  return pageOf(behind.slice(0, query.limit + 1), request, keyOf);
}

async function rowsOf(services: PreviewServices, run: NamedRun): Promise<FrozenRow[]> {
  if (run.status === 'proposed') {
    const preview = await readPreview(services, run);
    return preview.map(({ credit_cents: creditCents, charged_back_cents: chargedBackCents, ...row }) => ({
      ...row,
      unfunded: { creditCents, chargedBackCents },
      payout: null,
    }));
  }
  return run.status === 'cancelled' ? [] : listFrozenRows(services.db, run.id);
}

const stateOf = ({ payout, verdict }: FrozenRow) => payout?.status ?? verdict;

const keyOf = ({ sort_name, account_id, payout }: FrozenRow) => [sort_name, account_id, String(payout?.attempt ?? 1)];

function compareKeys(one: readonly string[], other: readonly string[]): number {
  for (const [index, part] of one.entries()) {
    const opposite = other[index] ?? '';
    const order = index === 2 ? Number(part) - Number(opposite) : part < opposite ? -1 : part > opposite ? 1 : 0;
    if (order !== 0) return order;
  }
  return 0;
}
