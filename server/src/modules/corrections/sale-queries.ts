import type { BudgetState } from '@callstead/domain/corrections/correction-funds';
import type { CorrectableSale } from '@callstead/domain/corrections/judge-correction';
import type { Standing } from '@callstead/domain/ledger/post-repriced';
import type { SaleKind } from '@callstead/domain/sale-kind';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { listSentFor } from '../payouts/marks/queries.ts';

/** A sale as a correction sees it. */
export type FoundSale = CorrectableSale & {
  id: string;
  /** Of a conversion: when it was first reported. */
  arrivedAt: Date;
  publisherId: string;
  /** Null: never charged. */
  chargedAt: Date | null;
};

export type SaleKey = { id: string; arrivedAt: Date };

/** Where each is kept, and what of it is written in a way of its own. Those of nobody's campaign, and tests, are not among them. */
const KEPT: Record<SaleKind, { day: RawBuilder<string>; share: RawBuilder<number>; is: RawBuilder<boolean> }> = {
  call: {
    day: sql`c.decision #>> '{reservation,day}'`,
    share: sql`case when c.reservation ->> 'duplicateOfCallId' is not null
                         and not (c.decision #>> '{assignment,campaign,terms,duplicates,pay}')::boolean then 0
                    else coalesce((c.decision #>> '{assignment,campaign,terms,publisherShareBasisPoints}')::integer, 0) end`,
    is: sql`c.advertiser_id is not null and c.publisher_id is not null`,
  },
  lead: {
    day: sql`c.day::text`,
    share: sql`coalesce((c.decision ->> 'shareBasisPoints')::integer, 0)`,
    is: sql`not c.is_test`,
  },
  conversion: { day: sql`c.day::text`, share: sql`c.share_basis_points`, is: sql`not c.is_test` },
};
export const arrivedAt = (subject: SaleKind) => sql.ref(subject === 'conversion' ? 'c.received_at' : 'c.arrived_at');

/** By id, as everybody locks them who locks several. */
export async function listCorrectable(
  db: Db,
  subject: SaleKind,
  keys: readonly SaleKey[],
  { forUpdate = false } = {},
): Promise<FoundSale[]> {
  if (keys.length === 0) return [];
  const { day, share, is } = KEPT[subject];
  const found = await sql<Omit<FoundSale, 'isSentFor'>>`
    select c.id, ${arrivedAt(subject)} as "arrivedAt", c.advertiser_id as "advertiserId", c.publisher_id as "publisherId",
           c.campaign_id as "campaignId", ${day} as day, c.billing,
           coalesce(c.price_cents, 0) as "priceCents", coalesce(c.payout_cents, 0) as "payoutCents",
           coalesce(c.approve_at, 'epoch') as "approvalEndsAt", ${share} as "shareBasisPoints",
           (select e.at from ledger_entry e where e.source_key = ${`${subject}:`} || c.id || ':qualified') as "chargedAt"
    from ${sql.table(subject)} c
    where ${arrivedAt(subject)} = any (${keys.map((key) => key.arrivedAt)}::timestamptz[])
      and c.id = any (${keys.map((key) => key.id)}::text[]) and ${is}
    order by c.id ${forUpdate ? sql`for update` : sql``}`.execute(db);
  const sent = await listSentFor(
    db,
    found.rows.map(({ id }) => `${subject}:${id}` as const),
  );
  return found.rows.map((sale) => ({ ...sale, isSentFor: sent.has(`${subject}:${sale.id}`) }));
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

export type CorrectedSale = SaleKey & { after: Standing };
/** Who decided, when and why: an open dispute is settled by it, and open again when that is put back. */
type Decided = { by: string; at: Date; reason: string | null };

export async function updateCorrected(
  db: Db,
  subject: SaleKind,
  sales: readonly CorrectedSale[],
  decided: Decided,
): Promise<void> {
  if (sales.length === 0) return;
  const rows = sales.map(({ id, arrivedAt, after }) => ({ id, arrivedAt, ...after }));
  await sql`
    update ${sql.table(subject)} c
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
    where ${arrivedAt(subject)} = b."arrivedAt" and c.id = b.id`.execute(db);
}

export type SpendChange = { campaignId: string; day: string; cents: number };

/** More or less was spent, in all and on the days of the sales. Needs the row locks of the advertisers' balances. */
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
