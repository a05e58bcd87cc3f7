import type { RunSchedule } from '@callstead/domain/payouts/payout-run';
import { type RawBuilder, sql } from 'kysely';

export type DueSelection = {
  cutOff: Date;
  schedule: RunSchedule;
  /** Everybody, unless told. */
  accounts?: readonly string[];
  /** Of a retry: the payout that failed. */
  retried?: string | undefined;
  /** Of a run that is being frozen: what was booked after this entry is none of it. */
  upTo?: number | undefined;
};

const ON_SCHEDULE: Record<RunSchedule, RawBuilder<boolean>> = {
  monthly: sql`coalesce(t.schedule, 'monthly') = 'monthly'`,
  weekly: sql`t.schedule in ('weekly', 'net')`,
  by_hand: sql`true`,
  early: sql`true`,
};

/**
 * The rule of domain/src/payouts/due-lines.ts for everybody at once; the tests hold both together. Walks along what is free:
 * the sale of a correction is looked up one by one, so that nobody reads the history.
 */
export function selectDueLines({ cutOff, schedule, accounts, retried, upTo }: DueSelection): RawBuilder<unknown> {
  const isTaken = (line: RawBuilder<unknown>) =>
    retried ? sql`(${line}.amount_cents < 0 or ${line}.freed_from = ${retried}::uuid)` : sql`true`;
  const isDue = (line: RawBuilder<unknown>) => sql`(
    ${isTaken(line)} and ${line}.at < ${cutOff} and (t.net_days is null or ${schedule === 'early'}
      or coalesce(${line}.arrived_at, ${line}.at) < ${cutOff}::timestamptz - t.net_days * interval '24 hours'))`;
  const [line, sale] = [sql.ref('l'), sql.ref('s')];
  return sql`
    select l.entry_id, l.account_id, l.kind, l.amount_cents, l.advertiser_id, l.reserve_entry_id, l.left_cents
    from payout_line l
    left join payout_terms t on t.account_id = l.account_id
    left join lateral (
      select entry_id, at, arrived_at, payout_id, amount_cents, freed_from from payout_line
      where l.kind <> 'approved' and sale = l.sale and kind = 'approved' and entry_id < l.entry_id
      order by entry_id desc limit 1) s on true
    where l.payout_id is null and ${ON_SCHEDULE[schedule]} and ${isTaken(line)}
      and ${upTo === undefined ? sql`true` : sql`l.entry_id <= ${upTo}`}
      and ${accounts ? sql`l.account_id = any(${accounts}::uuid[])` : sql`true`}
      and case when l.kind = 'approved' then ${isDue(line)}
               else s.entry_id is null or s.payout_id is not null or ${isDue(sale)} end`;
}
