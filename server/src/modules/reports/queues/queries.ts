import type { AdminOverview } from '@callstead/contract/reports/dashboards';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export type QueueName = keyof AdminOverview['waiting'];

/** A desk shows so many of each. */
const SHOWN = 3;

export type WaitingRow = {
  id: string;
  who: string | null;
  public_id: string | null;
  title_en: string | null;
  title_es: string | null;
  note: string | null;
  amount_cents: number | null;
  since: Date;
};
export type QueueRows = { count: number; oldest: WaitingRow[] };

const TITLES = sql`k.public_id, coalesce(k.texts -> 'en' ->> 'title', k.public_id) as title_en,
  coalesce(k.texts -> 'es' ->> 'title', k.public_id) as title_es`;
const NO_TITLES = sql`null::text as public_id, null::text as title_en, null::text as title_es`;
const CAMPAIGN = sql`left join campaign_with_terms k on k.id = w.campaign_id`;

/** Sales of one state; by their ids, which sort like the time. */
const sales = (table: 'call' | 'lead' | 'conversion', billing: 'disputed' | 'review', at: string) => ({
  from: sql`${sql.table(table)} w`,
  waits: sql<SqlBool>`w.billing = ${sql.lit(billing)}`,
  order: sql`w.id`,
  item: sql`w.id, p.name as who, ${TITLES}, w.dispute ->> 'reason' as note, w.price_cents as amount_cents,
    coalesce((w.dispute ->> 'at')::timestamptz, ${sql.ref(at)}) as since`,
  joins: sql`${CAMPAIGN} left join account p on p.id = w.publisher_id`,
});

/** Each is counted and read from an index of its own. */
const QUEUES = {
  accounts: {
    from: sql`account w`,
    waits: sql<SqlBool>`w.status = 'pending'`,
    order: sql`w.created_at, w.id`,
    item: sql`w.id::text, w.name as who, ${NO_TITLES}, w.type as note, null::bigint as amount_cents,
      w.created_at as since`,
    joins: sql``,
  },
  campaigns: {
    from: sql`campaign w`,
    waits: sql<SqlBool>`w.status = 'pending_review'`,
    order: sql`w.created_at, w.public_id`,
    item: sql`w.id::text, coalesce(a.company_name, a.name) as who, ${TITLES}, null::text as note, null::bigint as amount_cents,
      coalesce(w.submitted_at, w.status_since) as since`,
    joins: sql`join campaign_with_terms k on k.id = w.id join account a on a.id = w.advertiser_id`,
  },
  applications: {
    from: sql`application w`,
    waits: sql<SqlBool>`w.status = 'pending'`,
    order: sql`w.created_at, w.id`,
    item: sql`w.id::text, p.name as who, ${TITLES}, w.message as note, null::bigint as amount_cents,
      w.created_at as since`,
    joins: sql`${CAMPAIGN} join account p on p.id = w.publisher_id`,
  },
  disputedCalls: sales('call', 'disputed', 'w.arrived_at'),
  reviewCalls: sales('call', 'review', 'w.arrived_at'),
  disputedConversions: sales('conversion', 'disputed', 'w.received_at'),
  reviewConversions: sales('conversion', 'review', 'w.received_at'),
  disputedLeads: sales('lead', 'disputed', 'w.arrived_at'),
  openTickets: {
    from: sql`ticket w`,
    waits: sql<SqlBool>`w.status = 'open'`,
    order: sql`w.created_at, w.id`,
    item: sql`w.id::text, w.sender_name as who, ${NO_TITLES}, w.subject as note, null::bigint as amount_cents, w.created_at as since`,
    joins: sql``,
  },
} as const satisfies Record<QueueName, object>;

export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[];

const ofAdvertiser = (advertiserId: string | undefined) =>
  advertiserId ? sql`and w.campaign_id in (select id from campaign where advertiser_id = ${advertiserId})` : sql``;

/** How many wait; of applications those to one advertiser's campaigns, where one is asked about. */
export async function countQueue(db: Db, name: QueueName, advertiserId?: string): Promise<number> {
  const { from, waits } = QUEUES[name];
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${from} where ${waits} ${ofAdvertiser(advertiserId)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The same, and the oldest of them. */
export async function readQueue(db: Db, name: QueueName, advertiserId?: string): Promise<QueueRows> {
  const { from, waits, order, item, joins } = QUEUES[name];
  const [count, { rows }] = await Promise.all([
    countQueue(db, name, advertiserId),
    sql<WaitingRow>`
      select ${item}
      from (select * from ${from} where ${waits} ${ofAdvertiser(advertiserId)} order by ${order} limit ${sql.lit(SHOWN)}) w
      ${joins} order by ${order}`.execute(db),
  ]);
  return { count, oldest: rows };
}

/** Those of an account that the network has answered. */
export async function countAnsweredTickets(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('ticket')
    .where('account_id', '=', accountId)
    .where('status', '=', 'pending')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
