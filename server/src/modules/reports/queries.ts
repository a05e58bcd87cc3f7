import type { Language } from '@callstead/domain/identity/account';
import { heldOf, payableOf, payingOf } from '@callstead/domain/ledger/accounts';
import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

/** What one publisher or one advertiser had, or the whole network. */
export type Scope = { publisherId?: string | undefined; advertiserId?: string | undefined };

/** Of whoever it is about. */
function within({ publisherId, advertiserId }: Scope) {
  return sql<SqlBool>`true
    ${publisherId === undefined ? sql`` : sql`and publisher_id = ${publisherId}`}
    ${advertiserId === undefined ? sql`` : sql`and advertiser_id = ${advertiserId}`}`;
}

/** When the first call, lead, visit or conversion came; undefined before that. */
export async function findFirstArrival(db: Db, scope: Scope): Promise<Date | undefined> {
  const first = (table: string, at: string) =>
    sql`(select ${sql.ref(at)} as at from ${sql.table(table)} where ${within(scope)} order by 1 limit 1)`;
  const { rows } = await sql<{ at: Date | null }>`
    select min(at) as at from (${sql.join(
      [
        first('call', 'arrived_at'),
        first('lead', 'arrived_at'),
        first('conversion', 'received_at'),
        first('visit_quarter', 'starts_at'),
      ],
      sql` union all `,
    )}) as firsts`.execute(db);
  return rows[0]?.at ?? undefined;
}

/** Applications that stand, of one publisher or of all. */
export function countApplications(db: Db, publisherId: string | undefined): Promise<number> {
  return countOf(
    db
      .selectFrom('application')
      .where('status', '<>', 'withdrawn')
      .$if(publisherId !== undefined, (query) => query.where('publisher_id', '=', publisherId as string)),
  );
}

/** Open tickets of one account, or of all publishers. */
export function countOpenTickets(db: Db, accountId: string | undefined): Promise<number> {
  const open = db.selectFrom('ticket').where('ticket.status', '=', 'open');
  if (accountId !== undefined) return countOf(open.where('account_id', '=', accountId));
  return countOf(
    open
      .innerJoin('account', 'account.id', 'ticket.account_id')
      .where('account.type', 'in', ['publisher', 'affiliate']),
  );
}

/** What publishers' accounts hold by kind: one's, or all of them together. */
export async function sumEarnings(db: Db, publisherId: string | undefined): Promise<Record<string, number>> {
  const balances = db.selectFrom('ledger_balance');
  const chosen =
    publisherId === undefined
      ? balances.where('account', 'like', 'publisher:%')
      : balances.where('account', 'in', [heldOf(publisherId), payableOf(publisherId), payingOf(publisherId)]);
  const rows = await chosen
    .select(sql<string>`split_part(account, ':', 3)`.as('kind'))
    .select(sql<number>`sum(balance_cents)::bigint`.as('cents'))
    .groupBy(sql`1` as Expression<string>)
    .execute();
  return Object.fromEntries(rows.map(({ kind, cents }) => [kind, cents]));
}

export function countActiveCampaigns(db: Db, advertiserId: string | undefined): Promise<number> {
  const active = db.selectFrom('campaign').where('status', '=', 'active');
  return countOf(advertiserId === undefined ? active : active.where('advertiser_id', '=', advertiserId));
}

/** The title alone: the texts are long. */
export const titleIn = (language: Language) =>
  sql<string>`coalesce(campaign.texts -> ${sql.lit(language)} ->> 'title', campaign.public_id)`;

const MOST_METERS = 12;

/** Those that spent most lately first; which day it is with each, only its zone knows. */
export function listBusyCampaigns(db: Db, advertiserId: string | undefined, since: string) {
  return db
    .selectFrom('campaign_with_terms as campaign')
    .where('campaign.status', '=', 'active')
    .$if(advertiserId !== undefined, (query) => query.where('advertiser_id', '=', advertiserId as string))
    .select([
      'campaign.id',
      'campaign.public_id',
      'campaign.type',
      'campaign.taken_when as takenWhen',
      'campaign.terms',
    ])
    .select(titleIn('en').as('title_en'))
    .select(titleIn('es').as('title_es'))
    .orderBy(
      (eb) =>
        eb
          .selectFrom('campaign_day')
          .whereRef('campaign_day.campaign_id', '=', 'campaign.id')
          .where('day', '>=', since)
          .select(sql<number>`coalesce(sum(spent_cents), 0)`.as('spent')),
      'desc',
    )
    .orderBy('campaign.public_id')
    .limit(MOST_METERS)
    .execute();
}

export type SlotCount = { slots: number; inFlight: number };
export type DayCount = { day: SlotCount; month: SlotCount; spentCents: number };

/** What a campaign counts on its own day and in that month, and how much of it is still in flight: calls, and leads not delivered. */
export async function findDayCount(db: Db, campaignId: string, day: string): Promise<DayCount> {
  const { rows } = await sql<
    Record<'daySlots' | 'monthSlots' | 'dayInFlight' | 'monthInFlight' | 'spentCents', number>
  >`
    with live as (
      select day, month from call_live where campaign_id = ${campaignId}
      union all
      select day, month from lead_live where campaign_id = ${campaignId})
    select coalesce(d.slots, 0) as "daySlots", coalesce(d.spent_cents, 0) as "spentCents",
           coalesce(m.slots, 0) as "monthSlots",
           (select count(*) from live l where l.day = a.day) as "dayInFlight",
           (select count(*) from live l where l.month = a.month) as "monthInFlight"
    from (select ${day}::date as day, date_trunc('month', ${day}::date)::date as month) a
    left join campaign_day d on d.campaign_id = ${campaignId} and d.day = a.day
    left join campaign_month m on m.campaign_id = ${campaignId} and m.month = a.month`.execute(db);
  const [found] = rows;
  return {
    day: { slots: found?.daySlots ?? 0, inFlight: found?.dayInFlight ?? 0 },
    month: { slots: found?.monthSlots ?? 0, inFlight: found?.monthInFlight ?? 0 },
    spentCents: found?.spentCents ?? 0,
  };
}

export const countLiveCalls = (db: Db): Promise<number> => countOf(db.selectFrom('call_live'));

async function countOf<Tables extends keyof Database>(
  rows: SelectQueryBuilder<Database, Tables, object>,
): Promise<number> {
  const { count } = await rows.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
}
