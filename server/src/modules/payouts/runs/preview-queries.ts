import type { AccountStatus } from '@callstead/domain/identity/account';
import type { PaymentKind } from '@callstead/domain/payouts/payment-method';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { type DueSelection, selectDueLines } from './due-lines-queries.ts';

export type PayoutParts = {
  amount_cents: number;
  sales_cents: number;
  corrections_cents: number;
  refusals_cents: number;
  lines: number;
};

export type CandidateRow = PayoutParts & {
  account_id: string;
  name: string;
  aff_id: string | null;
  sort_name: string;
  search_text: string | null;
  status: AccountStatus;
  held_reason: string | null;
  exclusion_reason: string | null;
  /** Of the sales in it: those on credit, and those whose money a bank took back since. */
  credit_cents: number;
  charged_back_cents: number;
  /** Of the lines: another one makes another. */
  fingerprint: string;
  /** The newest of them. */
  last_entry_id: number;
  /** The one in force; the key names exactly it. */
  method: { kind: PaymentKind; hint: string; sealed: string; key: string } | null;
};

/** Everybody with lines that are due, summed. Cost follows what is unpaid. */
export async function listCandidates(
  db: Db,
  { runId, now, selection }: { runId: string; now: Date; selection: DueSelection },
): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    with due as (${selectDueLines(selection)}), charged_back as materialized ( -- few, so that hardly any line is looked at twice
      select distinct split_part(p.from_account, ':', 2)::uuid as advertiser_id
      from ledger_entry e join ledger_posting p on p.entry_id = e.id where e.kind = 'chargeback'
    ), summed as (
      select account_id, count(*)::integer as lines, sum(amount_cents)::bigint as amount_cents,
             coalesce(sum(amount_cents) filter (where kind = 'approved'), 0)::bigint as sales_cents,
             coalesce(sum(amount_cents) filter (where kind not in ('approved', 'refused')), 0)::bigint as corrections_cents,
             coalesce(sum(amount_cents) filter (where kind = 'refused'), 0)::bigint as refusals_cents,
             coalesce(sum(amount_cents) filter (where kind in ('approved', 'put_back') and left_cents < 0), 0)::bigint as credit_cents,
             coalesce(sum(amount_cents) filter (where kind in ('approved', 'put_back') and left_cents >= 0
               and advertiser_id in (select b.advertiser_id from charged_back b)
               and funded_mark(advertiser_id, reserve_entry_id, left_cents) = 'charged_back'), 0)::bigint as charged_back_cents,
             encode(sha256(convert_to(string_agg(entry_id::text, ',' order by entry_id), 'UTF8')), 'hex') as fingerprint,
             max(entry_id) as last_entry_id
      from due group by account_id)
    select s.*, a.name, a.aff_id, a.sort_name, a.search_text, a.status, t.held_reason, x.reason as exclusion_reason,
           case when m.account_id is not null then jsonb_build_object('kind', m.kind, 'hint', m.hint, 'sealed', m.sealed_details,
             'key', m.id) end as method
    from summed s join account a on a.id = s.account_id
    left join payout_terms t on t.account_id = s.account_id
    left join payout_run_exclusion x on x.run_id = ${runId}::uuid and x.account_id = s.account_id
    left join payment_methods_at(${now}) m on m.account_id = s.account_id and m.is_complete`.execute(db);
  return rows;
}
