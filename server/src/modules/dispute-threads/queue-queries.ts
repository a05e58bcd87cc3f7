import type { Billing } from '@callstead/domain/calls/call';
import type { AppealSide } from '@callstead/domain/disputes/appeal';
import { ANSWER_HOURS, type DisputedKind, type DisputeTurn } from '@callstead/domain/disputes/dispute';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export type QueuedRow = {
  kind: DisputedKind;
  id: string;
  category: string | null;
  since: string;
  answered_at: Date | null;
  billing: Billing;
  price_cents: number | null;
  payout_cents: number | null;
  public_id: string | null;
  title_en: string | null;
  title_es: string | null;
  publisher: string | null;
  advertiser: string | null;
  appealed_by: AppealSide | null;
  appeal_by: Date | null;
};

type Queue = { turn: DisputeTurn | undefined; after: readonly string[] | undefined; limit: number; now: Date };

const COLUMNS = sql`w.id, w.campaign_id, w.publisher_id, w.advertiser_id, w.billing, w.price_cents, w.payout_cents,
  w.dispute ->> 'at' as since`;
const NO_APPEAL = sql`null::text as appealed_by, null::timestamptz as appeal_by`;

/** Those that were decided and wait for the second look, since it was asked for. */
const appealed = (kind: DisputedKind) => sql`
  select ${sql.lit(kind)}, w.id, w.campaign_id, w.publisher_id, w.advertiser_id, w.billing, w.price_cents, w.payout_cents,
    to_char(p.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), ${CATEGORIES[kind]}, p.side, p.decide_by
  from dispute_appeal p join ${sql.table(kind)} w on w.id = p.sale_id
    and ${sql.ref(kind === 'conversion' ? 'w.received_at' : 'w.arrived_at')} = p.arrived_at
  where p.kind = ${sql.lit(kind)} and w.billing <> 'disputed'
    and not exists (select from appeal_decision e where e.sale_id = p.sale_id)`;

const CATEGORIES: Record<DisputedKind, RawBuilder<unknown>> = {
  call: sql`(select c.category from dispute_case c where c.call_id = w.id)`,
  lead: sql`w.dispute ->> 'reason'`,
  conversion: sql`null`,
};

const ALL = sql`(
      select 'call' as kind, ${COLUMNS}, ${CATEGORIES.call} as category, ${NO_APPEAL}
        from call w where w.billing = 'disputed'
      union all
      select 'lead', ${COLUMNS}, ${CATEGORIES.lead}, ${NO_APPEAL} from lead w where w.billing = 'disputed'
      union all
      select 'conversion', ${COLUMNS}, ${CATEGORIES.conversion}, ${NO_APPEAL} from conversion w where w.billing = 'disputed'
      union all ${appealed('call')} union all ${appealed('lead')} union all ${appealed('conversion')}
    ) d
    left join lateral (select min(m.at) as answered_at from dispute_message m where m.sale_id = d.id and m.side = 'publisher') a on true`;

/** Written by one clock in one form: moments of disputes sort as their texts do. */
const overdueSince = (now: Date) => new Date(now.getTime() - ANSWER_HOURS * 3_600_000).toISOString();
const isReady = (now: Date) =>
  sql<boolean>`(d.appealed_by is not null or a.answered_at is not null or d.since <= ${overdueSince(now)})`;

/** Those it is for the network to decide: the publisher has answered, or has had their time. */
export async function countToDecide(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${ALL} where d.since is not null and ${isReady(now)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A publisher's own that still wait for their answer. */
export async function countToAnswer(db: Db, publisherId: string, now: Date): Promise<Record<DisputedKind, number>> {
  const of = (kind: DisputedKind) => sql`(
    select count(*)::int from ${sql.table(kind)} w
    where w.billing = 'disputed' and w.publisher_id = ${publisherId} and w.dispute ->> 'at' > ${overdueSince(now)}
      and not exists (select from dispute_message m where m.sale_id = w.id and m.side = 'publisher'))`;
  const { rows } = await sql<Record<DisputedKind, number>>`
    select ${of('call')} as call, ${of('lead')} as lead, ${of('conversion')} as conversion`.execute(db);
  return rows[0] ?? { call: 0, lead: 0, conversion: 0 };
}

export async function listQueue(db: Db, { turn, after, limit, now }: Queue): Promise<QueuedRow[]> {
  const { rows } = await sql<QueuedRow>`
    select d.*, a.answered_at, k.public_id, coalesce(k.texts -> 'en' ->> 'title', k.public_id) as title_en,
      coalesce(k.texts -> 'es' ->> 'title', k.public_id) as title_es, p.name as publisher,
      coalesce(b.company_name, b.name) as advertiser
    from ${ALL}
    left join campaign_with_terms k on k.id = d.campaign_id
    left join account p on p.id = d.publisher_id
    left join account b on b.id = d.advertiser_id
    where d.since is not null
      ${turn === 'admin' ? sql`and ${isReady(now)}` : turn === 'publisher' ? sql`and not ${isReady(now)}` : sql``}
      ${after ? sql`and (d.since, d.id) > (${after[0]}, ${after[1]})` : sql``}
    order by d.since, d.id limit ${limit}`.execute(db);
  return rows;
}
