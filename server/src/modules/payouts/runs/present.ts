import type { PayoutBatch, PayoutFile, PayoutRow, PayoutRun, PayoutRunSummary } from '@callstead/contract/payouts/runs';
import { FORMAT_OF_KIND } from '@callstead/domain/payouts/files/payout-order';
import { PAYOUT_STATUSES, type PayoutStatus } from '@callstead/domain/payouts/payout-run';
import type { NamedBatch } from '../batches/queries.ts';
import type { FileRow, Unfiled } from '../files/queries.ts';
import type { RunView } from './reads.ts';
import type { FrozenRow, StateSum } from './row-queries.ts';

type Reader = {
  approvalsNeeded: number;
  userId: string;
  zone: string;
  canSendByPaypal: boolean;
  paypalSimulator: string | null;
};

export function presentRunSummary(view: RunView, needed: number): PayoutRunSummary {
  const { run, sums, approvals, digest, freezing } = view;
  return {
    id: run.id,
    number: run.number,
    schedule: run.schedule,
    early:
      run.account_id === null ? null : { publisher: run.account_name ?? '', feeBasisPoints: run.fee_basis_points ?? 0 },
    cutOff: run.cut_off.toISOString(),
    status: run.status,
    proposedAt: run.proposed_at.toISOString(),
    proposedBy: run.proposed_by_name,
    frozenAt: run.frozen_at?.toISOString() ?? null,
    cancelledAt: run.cancelled_at?.toISOString() ?? null,
    approvalsNeeded: needed,
    approvalsGiven: approvals.filter((approval) => isCurrent(approval, { approvals, digest })).length,
    freezing: freezing ? { done: freezing.done, of: freezing.of } : null,
    pays: total(sums.filter(({ state }) => PAID.has(state))),
    waits: waiting(sums),
    progress: Object.fromEntries(
      PAYOUT_STATUSES.map((status) => [status, sums.find(({ state }) => state === status)?.publishers ?? 0]),
    ) as Record<PayoutStatus, number>,
  };
}

/** Of what stands in it now; of a decided run, of what the last one saw. */
const isCurrent = (
  { digest: seen }: { digest: string },
  { approvals, digest }: Pick<RunView, 'approvals' | 'digest'>,
) => seen === (digest ?? approvals.at(-1)?.digest);

/** What failed is not paid by this run any more, or by another attempt. */
const PAID: ReadonlySet<StateSum['state']> = new Set(['pays', 'frozen', 'sent']);
const STATUSES: ReadonlySet<string> = new Set(PAYOUT_STATUSES);

function total(sums: readonly StateSum[]): PayoutRunSummary['pays'] {
  const add = (of: Exclude<keyof StateSum, 'state'>) => sums.reduce((sum, each) => sum + each[of], 0);
  return {
    publishers: add('publishers'),
    salesCents: add('sales_cents'),
    correctionsCents: add('corrections_cents'),
    refusalsCents: add('refusals_cents'),
    amountCents: add('amount_cents'),
  };
}

function waiting(sums: readonly StateSum[]): PayoutRunSummary['waits'] {
  const { publishers, amountCents } = total(sums.filter(({ state }) => state !== 'pays' && !STATUSES.has(state)));
  return { publishers, amountCents };
}

type WholeRun = RunView & { files: FileRow[]; batches: NamedBatch[]; unfiled: Unfiled[] };

export function presentRun(
  { files, batches, unfiled, ...view }: WholeRun,
  { approvalsNeeded, userId, zone, canSendByPaypal, paypalSimulator }: Reader,
): PayoutRun {
  const { approvals, digest, sums } = view;
  return {
    ...presentRunSummary(view, approvalsNeeded),
    zone,
    digest,
    approvals: approvals.map(({ name, at, user_id, digest: seen }) => ({
      by: name,
      at: at.toISOString(),
      isCurrent: isCurrent({ digest: seen }, view),
      isYours: user_id === userId,
    })),
    states: sums.map(({ state, publishers, amount_cents }) => ({ state, publishers, amountCents: amount_cents })),
    files: files.map(presentFile),
    batches: batches.map(presentBatch),
    canSendByPaypal,
    paypalSimulator,
    unfiled: unfiled.map(({ kind, payouts, total_cents }) => ({
      kind,
      format: FORMAT_OF_KIND[kind],
      payouts,
      totalCents: total_cents,
    })),
  };
}

export const presentBatch = (batch: NamedBatch): PayoutBatch => ({
  id: batch.id,
  ref: batch.ref,
  madeAt: batch.made_at.toISOString(),
  madeBy: batch.made_by_name,
  payouts: batch.payout_count,
  totalCents: batch.total_cents,
  open: batch.open ?? 0,
  refusal: batch.refusal,
  problem: batch.problem,
});

export const presentFile = (file: FileRow): PayoutFile => ({
  id: file.id,
  format: file.format,
  name: file.name,
  madeAt: file.made_at.toISOString(),
  madeBy: file.made_by_name,
  payouts: file.payout_count,
  totalCents: file.total_cents,
  open: file.open ?? 0,
});

export const presentRow = (row: FrozenRow): PayoutRow => ({
  publisher: { id: row.account_id, name: row.name, affId: row.aff_id },
  salesCents: row.sales_cents,
  correctionsCents: row.corrections_cents,
  refusalsCents: row.refusals_cents,
  amountCents: row.amount_cents,
  lines: row.lines,
  unfunded: row.unfunded,
  method: row.method && { kind: row.method.kind, hint: row.method.hint },
  verdict: row.verdict,
  reason: row.reason,
  payout: row.payout,
});
