import type { Language } from '@callstead/domain/identity/account';
import { heldOf, payableOf, payingOf } from '@callstead/domain/ledger/accounts';
import type { Span } from '@callstead/domain/reports/day-buckets';
import { SOLD_BILLINGS } from '@callstead/domain/reports/sold';
import { type Expression, type NotNull, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

/** One publisher's or one advertiser's calls, or the whole network's. */
export type Scope = { publisherId?: string | undefined; advertiserId?: string | undefined };

export type Sums = { calls: number; leads: number; priceCents: number; payoutCents: number };

// Written out, not handed over as parameters: the index of sold calls is chosen by these very words.
const SOLD = sql<SqlBool>`call.billing in (${sql.join(SOLD_BILLINGS.map((billing) => sql.lit(billing)))})`;

/** Sums of the pieces between the bounds. Counted from indexes alone; only sold calls of one account are looked up. */
export async function sumCalls(db: Db, scope: Scope, bounds: readonly Date[]): Promise<Sums[]> {
  const [incoming, sold, converted, leads] = await Promise.all([
    countIncoming(db, scope, bounds),
    sumSold(db, scope, bounds),
    sumConverted(db, scope, bounds),
    sumLeads(db, scope, bounds),
  ]);
  const pieces = bounds.slice(1).map((): Sums => ({ calls: 0, leads: 0, priceCents: 0, payoutCents: 0 }));
  for (const { piece, calls } of incoming) Object.assign(pieces[piece - 1] ?? {}, { calls });
  for (const { piece, ...sums } of [...sold, ...converted, ...leads]) {
    const counted = pieces[piece - 1];
    if (!counted) continue;
    counted.leads += sums.leads;
    counted.priceCents += sums.priceCents;
    counted.payoutCents += sums.payoutCents;
  }
  return pieces;
}

function countIncoming(db: Db, scope: Scope, bounds: readonly Date[]) {
  return callsBetween(db, scope, bounds)
    .select((eb) => eb.fn.countAll<number>().as('calls'))
    .execute();
}

function sumSold(db: Db, scope: Scope, bounds: readonly Date[]) {
  return callsBetween(db, scope, bounds)
    .where(SOLD)
    .select((eb) => eb.fn.countAll<number>().as('leads'))
    .select(sql<number>`coalesce(sum(price_cents), 0)::bigint`.as('priceCents'))
    .select(sql<number>`coalesce(sum(payout_cents), 0)::bigint`.as('payoutCents'))
    .execute();
}

/** Conversions that were sold, by the moment they were reported. */
function sumConverted(db: Db, { publisherId, advertiserId }: Scope, bounds: readonly Date[]) {
  return db
    .selectFrom('conversion')
    .where('received_at', '>=', bounds[0] as Date)
    .where('received_at', '<', bounds.at(-1) as Date)
    .where('billing', 'in', SOLD_BILLINGS)
    .$if(publisherId !== undefined, (query) => query.where('publisher_id', '=', publisherId as string))
    .$if(advertiserId !== undefined, (query) => query.where('advertiser_id', '=', advertiserId as string))
    .select(sql<number>`width_bucket(received_at, ${thresholdsOf(bounds)})`.as('piece'))
    .select((eb) => eb.fn.countAll<number>().as('leads'))
    .select(sql<number>`coalesce(sum(price_cents), 0)::bigint`.as('priceCents'))
    .select(sql<number>`coalesce(sum(payout_cents), 0)::bigint`.as('payoutCents'))
    .groupBy(sql`1` as Expression<number>)
    .execute();
}

/** Leads that were sold, by the moment they came in. */
function sumLeads(db: Db, { publisherId, advertiserId }: Scope, bounds: readonly Date[]) {
  return db
    .selectFrom('lead')
    .where('arrived_at', '>=', bounds[0] as Date)
    .where('arrived_at', '<', bounds.at(-1) as Date)
    .where('billing', 'in', SOLD_BILLINGS)
    .$if(publisherId !== undefined, (query) => query.where('publisher_id', '=', publisherId as string))
    .$if(advertiserId !== undefined, (query) => query.where('advertiser_id', '=', advertiserId as string))
    .select(sql<number>`width_bucket(arrived_at, ${thresholdsOf(bounds)})`.as('piece'))
    .select((eb) => eb.fn.countAll<number>().as('leads'))
    .select(sql<number>`coalesce(sum(price_cents), 0)::bigint`.as('priceCents'))
    .select(sql<number>`coalesce(sum(payout_cents), 0)::bigint`.as('payoutCents'))
    .groupBy(sql`1` as Expression<number>)
    .execute();
}

const thresholdsOf = (bounds: readonly Date[]) =>
  sql`array[${sql.join(bounds.map((bound) => sql`${bound}::timestamptz`))}]`;

/** By piece, counted from 1. */
function callsBetween(db: Db, scope: Scope, bounds: readonly Date[]) {
  return callsOf(db, scope, { from: bounds[0] as Date, to: bounds.at(-1) as Date })
    .select(sql<number>`width_bucket(arrived_at, ${thresholdsOf(bounds)})`.as('piece'))
    .groupBy(sql`1` as Expression<number>);
}

function callsOf(db: Db, { publisherId, advertiserId }: Scope, { from, to }: Span) {
  return db
    .selectFrom('call')
    .where('arrived_at', '>=', from)
    .where('arrived_at', '<', to)
    .$if(publisherId !== undefined, (query) => query.where('publisher_id', '=', publisherId as string))
    .$if(advertiserId !== undefined, (query) => query.where('advertiser_id', '=', advertiserId as string));
}

/** When the first call came; undefined before that. */
export async function findFirstArrival(db: Db, scope: Scope): Promise<Date | undefined> {
  const ever = { from: new Date(0), to: new Date('9999-01-01') };
  const first = await callsOf(db, scope, ever).select('arrived_at').orderBy('arrived_at').limit(1).executeTakeFirst();
  return first?.arrived_at;
}

const MOST_REASONS = 6;

export function listReasons(db: Db, scope: Scope, span: Span) {
  return callsOf(db, scope, span)
    .where('reason', 'is not', null)
    .select((eb) => ['reason', eb.fn.countAll<number>().as('calls')])
    .groupBy('reason')
    .orderBy('calls', 'desc')
    .orderBy('reason')
    .limit(MOST_REASONS)
    .$narrowType<{ reason: NotNull }>()
    .execute();
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
    .where('campaign.type', '=', 'call')
    .select(['campaign.id', 'campaign.public_id', 'campaign.terms'])
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

export type DayCount = { slots: number; spentCents: number; inFlight: number };

/** What a campaign counts on its own day, and how much of it is still in flight. */
export async function findDayCount(db: Db, campaignId: string, day: string): Promise<DayCount> {
  const [counted, inFlight] = await Promise.all([
    db
      .selectFrom('campaign_day')
      .select(['slots', 'spent_cents as spentCents'])
      .where('campaign_id', '=', campaignId)
      .where('day', '=', day)
      .executeTakeFirst(),
    countOf(db.selectFrom('call_live').where('campaign_id', '=', campaignId).where('day', '=', day)),
  ]);
  return { slots: counted?.slots ?? 0, spentCents: counted?.spentCents ?? 0, inFlight };
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
