import type { BudgetState } from '@callstead/domain/corrections/correction-funds';
import type { CorrectableCall } from '@callstead/domain/corrections/judge-correction';
import type { Standing } from '@callstead/domain/ledger/post-repriced';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { CallKey } from '../calls/queries.ts';
import { listSentFor } from '../payouts/marks/queries.ts';

/** A call as a correction sees it. */
export type FoundCall = CorrectableCall & {
  id: string;
  arrivedAt: Date;
  publisherId: string;
  /** Null: never charged. */
  chargedAt: Date | null;
};

/** By id, as everybody locks them who locks several. Calls of nobody's campaign are not among them. */
export async function listCorrectable(
  db: Db,
  keys: readonly CallKey[],
  { forUpdate = false } = {},
): Promise<FoundCall[]> {
  if (keys.length === 0) return [];
  const found = await sql<Omit<FoundCall, 'isSentFor'>>`
    select c.id, c.arrived_at as "arrivedAt", c.advertiser_id as "advertiserId", c.publisher_id as "publisherId",
           c.campaign_id as "campaignId", c.decision #>> '{reservation,day}' as day, c.billing,
           coalesce(c.price_cents, 0) as "priceCents", coalesce(c.payout_cents, 0) as "payoutCents",
           coalesce(c.approve_at, 'epoch') as "approvalEndsAt",
           (select e.at from ledger_entry e where e.source_key = 'call:' || c.id || ':qualified') as "chargedAt",
           case when c.reservation ->> 'duplicateOfCallId' is not null
                     and not (c.decision #>> '{assignment,campaign,terms,duplicates,pay}')::boolean then 0
                else coalesce((c.decision #>> '{assignment,campaign,terms,publisherShareBasisPoints}')::integer, 0)
           end as "shareBasisPoints"
    from call c
    where c.arrived_at = any (${keys.map((key) => key.arrived_at)}::timestamptz[])
      and c.id = any (${keys.map((key) => key.id)}::text[]) and c.advertiser_id is not null and c.publisher_id is not null
    order by c.id ${forUpdate ? sql`for update` : sql``}`.execute(db);
  const sent = await listSentFor(
    db,
    found.rows.map(({ id }) => id),
  );
  return found.rows.map((call) => ({ ...call, isSentFor: sent.has(call.id) }));
}

/** What advertisers may still spend, by id. */
export async function listAvailable(db: Db, advertiserIds: readonly string[]): Promise<Map<string, number>> {
  const found = await sql<{ id: string; cents: number }>`
    select split_part(account, ':', 2) as id, balance_cents - coalesce(floor_cents, 0) as cents from ledger_balance
    where account = any (${advertiserIds.map((id) => `advertiser:${id}:balance`)}::text[])`.execute(db);
  return new Map(found.rows.map(({ id, cents }) => [id, cents]));
}

type BudgetRow = {
  id: string;
  total: number | null;
  daily: number | null;
  spent: number;
  days: Record<string, number> | null;
};

/** Budgets as they are agreed today, with what was spent of them in all and on each of these days. */
export async function listBudgets(
  db: Db,
  campaignIds: readonly string[],
  days: readonly string[],
): Promise<Map<string, BudgetState>> {
  const found = await sql<BudgetRow>`
    select k.id, (k.terms #>> '{budget,totalCents}')::bigint as total, (k.terms #>> '{budget,dailyCents}')::bigint as daily,
           coalesce(l.spent_cents, 0) as spent,
           (select jsonb_object_agg(d.day::text, d.spent_cents) from campaign_day d
            where d.campaign_id = k.id and d.day = any (${days}::date[])) as days
    from campaign_with_terms k left join campaign_live l on l.campaign_id = k.id
    where k.id = any (${campaignIds}::uuid[])`.execute(db);
  return new Map(
    found.rows.map(({ id, total, daily, spent, days }) => [
      id,
      {
        totalCents: total,
        dailyCents: daily,
        spentCents: spent,
        daysSpentCents: new Map(Object.entries(days ?? {})),
      },
    ]),
  );
}

export type CorrectedCall = { id: string; arrivedAt: Date; after: Standing };
/** Who decided, when and why: an open dispute is settled by it, and open again when that is put back. */
type Decided = { by: string; at: Date; reason: string };

export async function updateCorrected(db: Db, calls: readonly CorrectedCall[], decided: Decided): Promise<void> {
  if (calls.length === 0) return;
  const rows = calls.map(({ id, arrivedAt, after }) => ({ id, arrivedAt, ...after }));
  await sql`
    update call c
    set billing = b.billing, price_cents = b."priceCents", payout_cents = b."payoutCents", revision = c.revision + 1,
        dispute = case
          when c.dispute is null or c.billing = b.billing then c.dispute
          when b.billing = 'disputed' then c.dispute || '{"decision": null}'
          when c.billing = 'disputed' then c.dispute || jsonb_build_object('decision', jsonb_build_object(
            'billing', b.billing, 'by', ${decided.by}::text, 'at', ${decided.at.toISOString()}::text,
            'reason', ${decided.reason}::text))
          else c.dispute end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as b (
      id text, "arrivedAt" timestamptz, billing text, "priceCents" bigint, "payoutCents" bigint)
    where c.arrived_at = b."arrivedAt" and c.id = b.id`.execute(db);
}

export type SpendChange = { campaignId: string; day: string; cents: number };

/** More or less was spent, in all and on the days of the calls. Needs the row locks of the advertisers' balances. */
export async function changeSpend(db: Db, changes: readonly SpendChange[]): Promise<void> {
  const rows = JSON.stringify(changes.filter(({ cents }) => cents !== 0));
  await sql`
    update campaign_live k set spent_cents = k.spent_cents + b.cents
    from (select "campaignId" as id, sum(cents) as cents
          from jsonb_to_recordset(${rows}::jsonb) as r ("campaignId" uuid, cents bigint) group by 1) b
    where k.campaign_id = b.id`.execute(db);
  await sql`
    update campaign_day k set spent_cents = k.spent_cents + b.cents
    from (select "campaignId" as id, day, sum(cents) as cents
          from jsonb_to_recordset(${rows}::jsonb) as r ("campaignId" uuid, day date, cents bigint) group by 1, 2) b
    where k.campaign_id = b.id and k.day = b.day`.execute(db);
}
