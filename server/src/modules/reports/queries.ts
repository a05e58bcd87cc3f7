import type { Reason } from '@callstead/domain/calls/call';
import type { Language } from '@callstead/domain/identity/account';
import type { UntakenReason } from '@callstead/domain/leads/lead';
import { heldOf, payableOf, payingOf } from '@callstead/domain/ledger/accounts';
import type { Span } from '@callstead/domain/reports/day-buckets';
import { SOLD_BILLINGS } from '@callstead/domain/reports/sold';
import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { PLAYED_SID } from '../../telephony/port.ts';

/** What one publisher or one advertiser had, or the whole network. */
export type Scope = { publisherId?: string | undefined; advertiserId?: string | undefined };

/** Of a piece of time; tests never count. */
export type Sums = {
  calls: number;
  leadsIn: number;
  soldCalls: number;
  soldLeads: number;
  soldConversions: number;
  /** Calls, leads and clicks with something sold, each once. */
  conversions: number;
  formVisits: number;
  outsideClicks: number;
  priceCents: number;
  payoutCents: number;
};

const NOTHING: Sums = {
  ...{ calls: 0, leadsIn: 0, soldCalls: 0, soldLeads: 0, soldConversions: 0, conversions: 0 },
  ...{ formVisits: 0, outsideClicks: 0, priceCents: 0, payoutCents: 0 },
};

/** Sums of the pieces between the bounds. Counted from indexes alone; only what one account sold or bought is looked up. */
export async function sumPieces(db: Db, scope: Scope, bounds: readonly Date[]): Promise<Sums[]> {
  const pieces = bounds.slice(1).map(() => ({ ...NOTHING }));
  const found = await Promise.all([
    countIncoming(db, scope, bounds),
    countTestCalls(db, scope, bounds),
    countLeadsIn(db, scope, bounds),
    countTestLeads(db, scope, bounds),
    sumSold(db, scope, bounds, SALES.calls),
    sumSold(db, scope, bounds, SALES.leads),
    sumSold(db, scope, bounds, SALES.conversions),
    countConverted(db, scope, bounds),
    sumVisits(db, scope, bounds),
  ]);
  for (const { piece, ...sums } of found.flat()) addTo(pieces[piece - 1], sums);
  return pieces;
}

type Counted = Partial<Sums> & { piece: number };

function addTo(sums: Sums | undefined, more: Partial<Sums>): void {
  if (!sums) return;
  for (const name of Object.keys(more) as (keyof Sums)[]) sums[name] += more[name] ?? 0;
}

/** Between the first bound and the last, of whoever it is about, by piece, counted from 1. */
function within({ publisherId, advertiserId }: Scope, bounds: readonly Date[], at: string) {
  const moment = sql.ref(at);
  const thresholds = sql.join(bounds.map((bound) => sql`${bound}::timestamptz`));
  return {
    piece: sql<number>`width_bucket(${moment}, array[${thresholds}])`,
    where: sql<SqlBool>`${moment} >= ${bounds[0]} and ${moment} < ${bounds.at(-1)}
      ${publisherId === undefined ? sql`` : sql`and publisher_id = ${publisherId}`}
      ${advertiserId === undefined ? sql`` : sql`and advertiser_id = ${advertiserId}`}`,
  };
}

async function countIncoming(db: Db, scope: Scope, bounds: readonly Date[]): Promise<Counted[]> {
  const { piece, where } = within(scope, bounds, 'arrived_at');
  const { rows } = await sql<Counted>`
    select ${piece} as piece, count(*) as calls from call where ${where} group by 1`.execute(db);
  return rows;
}

/** Only what somebody placed from a screen can be a test: of those there are few. */
async function countTestCalls(db: Db, scope: Scope, bounds: readonly Date[]): Promise<Counted[]> {
  const { piece, where } = within(scope, bounds, 'arrived_at');
  const { rows } = await sql<Counted>`
    select ${piece} as piece, -count(*) as calls from call
    where ${where} and call_sid like ${sql.lit(`${PLAYED_SID}%`)} and (decision -> 'simulated' ->> 'test')::boolean
    group by 1`.execute(db);
  return rows;
}

async function countLeadsIn(db: Db, scope: Scope, bounds: readonly Date[]): Promise<Counted[]> {
  const { piece, where } = within(scope, bounds, 'arrived_at');
  const { rows } = await sql<Counted>`
    select ${piece} as piece, count(*) as "leadsIn" from lead where ${where} group by 1`.execute(db);
  return rows;
}

async function countTestLeads(db: Db, scope: Scope, bounds: readonly Date[]): Promise<Counted[]> {
  const { piece, where } = within(scope, bounds, 'arrived_at');
  const { rows } = await sql<Counted>`
    select ${piece} as piece, -count(*) as "leadsIn" from lead where ${where} and is_test group by 1`.execute(db);
  return rows;
}

// Written out, not handed over as parameters: the indexes of what is sold are chosen by these very words.
const SOLD = sql.join(SOLD_BILLINGS.map((billing) => sql.lit(billing)));

type Sale = { table: 'call' | 'lead' | 'conversion'; at: string; sold: keyof Sums; isConversion: boolean };

/** What is sold, and when that was: a conversion when it was reported. */
const SALES = {
  calls: { table: 'call', at: 'arrived_at', sold: 'soldCalls', isConversion: true },
  leads: { table: 'lead', at: 'arrived_at', sold: 'soldLeads', isConversion: true },
  conversions: { table: 'conversion', at: 'received_at', sold: 'soldConversions', isConversion: false },
} as const satisfies Record<string, Sale>;

async function sumSold(db: Db, scope: Scope, bounds: readonly Date[], sale: Sale): Promise<Counted[]> {
  const { piece, where } = within(scope, bounds, sale.at);
  const { rows } = await sql<Counted>`
    select ${piece} as piece, count(*) as ${sql.ref(sale.sold)},
           ${sale.isConversion ? sql`count(*)` : sql`0`} as conversions,
           coalesce(sum(price_cents), 0)::bigint as "priceCents", coalesce(sum(payout_cents), 0)::bigint as "payoutCents"
    from ${sql.table(sale.table)} where ${where} and billing in (${SOLD}) group by 1`.execute(db);
  return rows;
}

/** Each click, call or lead once, with its first sale; one that is sold itself was counted as such. */
async function countConverted(db: Db, scope: Scope, bounds: readonly Date[]): Promise<Counted[]> {
  const { piece, where } = within(scope, bounds, 'received_at');
  const { rows } = await sql<Counted>`
    select ${piece} as piece, count(*) as conversions from conversion k
    where ${where} and billing in (${SOLD})
      and not exists (select from conversion e where e.source_id = k.source_id and e.billing in (${SOLD})
                        and (e.received_at, e.id) < (k.received_at, k.id))
      and not exists (select from call c where k.source = 'call' and c.arrived_at = k.source_at and c.id = k.source_id
                        and c.billing in (${SOLD}))
      and not exists (select from lead l where k.source = 'lead' and l.arrived_at = k.source_at and l.id = k.source_id
                        and l.billing in (${SOLD}))
    group by 1`.execute(db);
  return rows;
}

/** They are kept by the quarter of an hour, which all days begin with. */
async function sumVisits(db: Db, scope: Scope, bounds: readonly Date[]): Promise<Counted[]> {
  const { piece, where } = within(scope, bounds, 'starts_at');
  const { rows } = await sql<Counted>`
    select ${piece} as piece, sum(form_visits)::bigint as "formVisits", sum(outside_clicks)::bigint as "outsideClicks"
    from visit_quarter where ${where} group by 1`.execute(db);
  return rows;
}

/** When the first call, lead, visit or conversion came; undefined before that. */
export async function findFirstArrival(db: Db, scope: Scope): Promise<Date | undefined> {
  const ever = [new Date(0), new Date('9999-01-01')];
  const first = (table: string, at: string) =>
    sql`(select ${sql.ref(at)} as at from ${sql.table(table)} where ${within(scope, ever, at).where} order by 1 limit 1)`;
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

const MOST_REASONS = 6;

/** Why calls were not paid. */
export async function listReasons(db: Db, scope: Scope, { from, to }: Span) {
  const { where } = within(scope, [from, to], 'arrived_at');
  const { rows } = await sql<{ reason: Reason; calls: number }>`
    select reason, count(*) as calls from call where ${where} and reason is not null
    group by 1 order by 2 desc, 1 limit ${MOST_REASONS}`.execute(db);
  return rows;
}

/** Why leads were not taken; that somebody had asked before is one of the reasons. */
export async function listLeadReasons(db: Db, scope: Scope, { from, to }: Span) {
  const { where } = within(scope, [from, to], 'arrived_at');
  const { rows } = await sql<{ reason: UntakenReason; leads: number }>`
    select coalesce(reason, status) as reason, count(*) as leads from lead
    where ${where} and status in ('rejected', 'duplicate') and not is_test
    group by 1 order by 2 desc, 1 limit ${MOST_REASONS}`.execute(db);
  return rows;
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
const titleIn = (language: Language) =>
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

/** What waits for a decision or an answer, each from an index of its own. */
export async function countWaiting(db: Db) {
  const [accounts, campaigns, applications, disputedCalls, reviewCalls, openTickets, sold] = await Promise.all([
    countOf(db.selectFrom('account').where('status', '=', 'pending')),
    countOf(db.selectFrom('campaign').where('status', '=', 'pending_review')),
    countOf(db.selectFrom('application').where('status', '=', 'pending')),
    countOf(db.selectFrom('call').where('billing', '=', sql.lit('disputed' as const))),
    countOf(db.selectFrom('call').where('billing', '=', sql.lit('review' as const))),
    countOf(db.selectFrom('ticket').where('status', '=', 'open')),
    countWaitingSales(db),
  ]);
  return { accounts, campaigns, applications, disputedCalls, reviewCalls, ...sold, openTickets };
}

async function countWaitingSales(db: Db) {
  const [disputedConversions, reviewConversions, disputedLeads] = await Promise.all([
    countOf(db.selectFrom('conversion').where('billing', '=', sql.lit('disputed' as const))),
    countOf(db.selectFrom('conversion').where('billing', '=', sql.lit('review' as const))),
    countOf(db.selectFrom('lead').where('billing', '=', sql.lit('disputed' as const))),
  ]);
  return { disputedConversions, reviewConversions, disputedLeads };
}

async function countOf<Tables extends keyof Database>(
  rows: SelectQueryBuilder<Database, Tables, object>,
): Promise<number> {
  const { count } = await rows.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
}
