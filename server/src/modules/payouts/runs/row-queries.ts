import type { PaymentKind } from '@callstead/domain/payouts/payment-method';
import type { PayoutStatus, RunVerdict } from '@callstead/domain/payouts/payout-run';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { PayoutParts } from './preview-queries.ts';

export type FrozenRow = PayoutParts & {
  account_id: string;
  name: string;
  aff_id: string | null;
  sort_name: string;
  search_text: string | null;
  verdict: RunVerdict;
  reason: string | null;
  unfunded: { creditCents: number; chargedBackCents: number } | null;
  method: { kind: PaymentKind; hint: string } | null;
  payout: {
    id: string;
    attempt: number;
    status: PayoutStatus;
    sentOn: string | null;
    reference: string | null;
    failureReason: string | null;
    fileId: string | null;
    batchId: string | null;
    gatewayStatus: string | null;
    canRetry: boolean;
  } | null;
};

/** Everybody who stood in a run when it was approved, and every attempt since. */
export async function listFrozenRows(db: Db, runId: string): Promise<FrozenRow[]> {
  const { rows } = await sql<FrozenRow>`
    select r.*, null as unfunded, a.name, a.aff_id, a.sort_name, a.search_text from (
      select p.account_id, p.amount_cents, p.sales_cents, p.corrections_cents, p.refusals_cents, p.lines,
             'pays' as verdict, null as reason, jsonb_build_object('kind', p.method_kind, 'hint', p.method_hint) as method,
             jsonb_build_object('id', p.id, 'attempt', p.attempt, 'status', p.status, 'sentOn', p.sent_on,
               'reference', p.reference, 'failureReason', p.failure_reason, 'fileId', p.file_id,
               'batchId', p.batch_id, 'gatewayStatus', p.gateway_status,
               'canRetry', p.status in ('failed', 'returned') and run.schedule <> 'early' and not exists (
                 select from payout later
                 where later.run_id = p.run_id and later.account_id = p.account_id and later.attempt > p.attempt)) as payout
      from payout p join payout_run run on run.id = p.run_id where p.run_id = ${runId}::uuid
      union all
      select s.account_id, s.amount_cents, s.sales_cents, s.corrections_cents, s.refusals_cents, s.lines, s.verdict, s.reason,
             case when s.method_kind is not null then jsonb_build_object('kind', s.method_kind, 'hint', s.method_hint) end, null
      from payout_run_skip s where s.run_id = ${runId}::uuid
      union all
      select i.account_id, i.amount_cents, i.sales_cents, i.corrections_cents, i.refusals_cents, i.lines, 'pays', null,
             jsonb_build_object('kind', i.method_kind, 'hint', i.method_hint), null
      from payout_run_item i where i.run_id = ${runId}::uuid and i.done_at is null) r
    join account a on a.id = r.account_id`.execute(db);
  return rows;
}

export type StateSum = Omit<PayoutParts, 'lines'> & { state: RunVerdict | PayoutStatus; publishers: number };

/** What decided runs come to, by how far each payout is, by why others were not paid, and by who still waits to be frozen. */
export async function sumFrozenRuns(db: Db, runIds: readonly string[]): Promise<(StateSum & { run_id: string })[]> {
  const sums = sql`count(*)::integer as publishers, sum(amount_cents)::bigint as amount_cents,
    sum(sales_cents)::bigint as sales_cents, sum(corrections_cents)::bigint as corrections_cents,
    sum(refusals_cents)::bigint as refusals_cents`;
  const { rows } = await sql<StateSum & { run_id: string }>`
    select run_id, status as state, ${sums} from payout where run_id = any(${runIds}::uuid[]) group by 1, 2
    union all
    select run_id, verdict, ${sums} from payout_run_skip where run_id = any(${runIds}::uuid[]) group by 1, 2
    union all
    select run_id, 'pays', ${sums} from payout_run_item where run_id = any(${runIds}::uuid[]) and done_at is null group by 1`.execute(
    db,
  );
  return rows;
}
