import type { Geo } from '@callstead/domain/campaigns/terms';
import { type NumberState, REST_DAYS, restedSince } from '@callstead/domain/numbers/number-state';
import { REFILL_HOME } from '@callstead/domain/numbers/refill';
import { writtenLike } from '@callstead/domain/numbers/written-like';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { readNumber } from '../../telephony/read-number.ts';

export type NumberRow = Selectable<Database['tracking_number']>;

/** One hand at a time in the pool, until the transaction ends: nobody starts to wait while a number comes in unseen. */
export async function lockPool(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('callstead number pool'))`.execute(db);
}

/** As admins set it. Read where it is needed: numbers are handed out in the middle of transactions of all kinds. */
export async function findRestDays(db: Db): Promise<number> {
  const { rows } = await sql<{ days: number | null }>`
    select (value ->> 'restDays')::integer as days from network_setting
    where group_name = 'numbers' order by version desc limit 1`.execute(db);
  return rows[0]?.days ?? REST_DAYS;
}

const isFree = (rested: Date) => sql<boolean>`(n.application_id is null and n.returning_since is null
  and (n.released_at is null or n.released_at <= ${rested}))`;

/** Numbers of +1 serve every campaign, others those that name their country. */
const fits = (countries: RawBuilder<unknown>) =>
  sql<boolean>`(n.number like '+1%' or to_jsonb(n.country) <@ (${countries}))`;

const COUNTRIES = sql`campaign.terms -> 'geo' -> 'countries'`;

/** True where a free number would serve the campaign of this query. */
export async function canBeServed(db: Db, now: Date): Promise<RawBuilder<boolean>> {
  const rested = restedSince(now, await findRestDays(db));
  return sql<boolean>`exists (select from tracking_number n where ${isFree(rested)} and ${fits(COUNTRIES)})`;
}

/** Who has waited longest of those there is a number for. One that is being revoked right now is passed over. */
export async function lockFirstWaiting(db: Db, now: Date) {
  return db
    .selectFrom('application')
    .innerJoin('campaign_with_terms as campaign', 'campaign.id', 'application.campaign_id')
    .innerJoin('account_with_person as publisher', 'publisher.id', 'application.publisher_id')
    .select([
      'application.id',
      'application.publisher_id',
      'campaign.public_id',
      'campaign.advertiser_id',
      'campaign.texts',
      'campaign.terms',
      'publisher.name',
      'publisher.language',
    ])
    .where('application.waits_since', 'is not', null)
    .where(await canBeServed(db, now))
    .orderBy('application.waits_since')
    .orderBy('application.id')
    .limit(1)
    .forUpdate('application')
    .skipLocked()
    .executeTakeFirst();
}

/** Those of the first country that is named, then of the next; of them never used ones first, then those that rested longest. */
export async function lockFreeNumber(db: Db, now: Date, { countries }: Geo): Promise<NumberRow | undefined> {
  const rested = restedSince(now, await findRestDays(db));
  const homes = [...writtenLike(countries)];
  return db
    .selectFrom('tracking_number as n')
    .selectAll('n')
    .where(isFree(rested))
    .where(fits(sql`${JSON.stringify(countries)}::jsonb`))
    .orderBy(
      sql`array_position(${homes}::text[], case when n.number like '+1%' then 'US' else n.country end)`,
      (order) => order.asc().nullsLast(),
    )
    .orderBy('n.released_at', (order) => order.asc().nullsFirst())
    .orderBy('n.number')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function assignNumber(db: Db, numberId: string, applicationId: string, now: Date): Promise<void> {
  await db
    .updateTable('tracking_number')
    .set({ application_id: applicationId, assigned_at: now })
    .where('id', '=', numberId)
    .execute();
  await db.updateTable('application').set({ waits_since: null }).where('id', '=', applicationId).execute();
}

export async function markWaiting(db: Db, applicationId: string, since: Date): Promise<void> {
  await db.updateTable('application').set({ waits_since: since }).where('id', '=', applicationId).execute();
}

export async function isWaiting(db: Db, applicationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('application')
    .select('id')
    .where('id', '=', applicationId)
    .where('waits_since', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function restNumber(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('tracking_number')
    .set({ application_id: null, is_pooled: false, assigned_at: null, released_at: now })
    .where('id', '=', id)
    .execute();
}

/** Puts the own number of an application to rest, if it has one. */
export function restNumberOf(db: Db, applicationId: string, now: Date): Promise<NumberRow | undefined> {
  return db
    .updateTable('tracking_number')
    .set({ application_id: null, assigned_at: null, released_at: now })
    .where('application_id', '=', applicationId)
    .where('is_pooled', '=', false)
    .returningAll()
    .executeTakeFirst();
}

export async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('application')
    .select((each) => each.fn.countAll<number>().as('count'))
    .where('waits_since', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function countByState(db: Db, now: Date): Promise<Record<NumberState, number>> {
  const rested = restedSince(now, await findRestDays(db));
  return db
    .selectFrom('tracking_number')
    .select((each) => [
      each.fn.countAll<number>().filterWhere('application_id', 'is not', null).as('assigned'),
      each.fn
        .countAll<number>()
        .filterWhere('application_id', 'is', null)
        .filterWhere('released_at', '>', rested)
        .as('resting'),
      each.fn
        .countAll<number>()
        .filterWhere('application_id', 'is', null)
        .filterWhere((or) => or.or([or('released_at', 'is', null), or('released_at', '<=', rested)]))
        .as('available'),
    ])
    .executeTakeFirstOrThrow();
}

/** Free numbers of a country: of them it is told whether the pool is refilled. */
export async function countFree(db: Db, pool: NumberPool, now: Date): Promise<number> {
  const rested = restedSince(now, await findRestDays(db));
  const { free } = await db
    .selectFrom('tracking_number as n')
    .select((each) => each.fn.countAll<number>().as('free'))
    .where(isFree(rested))
    .where(isInPool(pool))
    .executeTakeFirstOrThrow();
  return free;
}

/** `apart`: countries with a refill of their own. */
export type NumberPool = { country: string; apart: readonly string[] };

/** At home that is all of +1, which serves every campaign, but for the countries set apart; those of before have no country. */
export const isInPool = ({ country, apart }: NumberPool) =>
  country === REFILL_HOME
    ? sql<boolean>`(number like '+1%' and coalesce(country, ${country}) <> all(${[...apart]}))`
    : sql<boolean>`country = ${country}`;

/** A number with the publisher and the campaign it works for. */
export function numbersInUse(db: Db) {
  return db
    .selectFrom('tracking_number')
    .leftJoin('application', 'application.id', 'tracking_number.application_id')
    .leftJoin('campaign_with_terms as campaign', 'campaign.id', 'application.campaign_id')
    .leftJoin('account', 'account.id', 'application.publisher_id')
    .leftJoin('carrier_account', 'carrier_account.id', 'tracking_number.carrier_account_id')
    .selectAll('tracking_number')
    .select([
      'carrier_account.name as carrier_account_name',
      'application.publisher_id',
      'campaign.public_id',
      'campaign.advertiser_id',
      'campaign.texts',
      'account.name as full_name',
      'account.aff_id',
    ]);
}

export type NumberInUse = Awaited<ReturnType<ReturnType<typeof numbersInUse>['execute']>>[number];

export function findNumberForUpdate(db: Db, id: string): Promise<NumberInUse | undefined> {
  return numbersInUse(db).where('tracking_number.id', '=', id).forUpdate('tracking_number').executeTakeFirst();
}

/** The application that has this number, locked before the number itself: revoking locks them in that order too. */
export async function lockHolder(db: Db, numberId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('application')
    .innerJoin('tracking_number', 'tracking_number.application_id', 'application.id')
    .select('application.id')
    .where('tracking_number.id', '=', numberId)
    .forUpdate('application')
    .executeTakeFirst();
  return row?.id;
}

export async function listKnownNumbers(db: Db, numbers: readonly string[]): Promise<Set<string>> {
  if (numbers.length === 0) return new Set();
  const rows = await db
    .selectFrom('tracking_number')
    .select('number')
    .where('number', 'in', [...numbers])
    .execute();
  return new Set(rows.map((row) => row.number));
}

type NewNumber = { number: string; carrier: string } & Partial<
  Pick<NumberRow, 'carrier_account_id' | 'carrier_sid' | 'monthly_cents'>
>;

/** With their country. Only those that were not there yet, even if somebody else brings the same at this moment. */
export function insertNumbers(db: Db, numbers: readonly NewNumber[]): Promise<NumberRow[]> {
  if (numbers.length === 0) return Promise.resolve([]);
  return db
    .insertInto('tracking_number')
    .values(numbers.map((each) => ({ ...each, country: readNumber(each.number)?.country ?? null })))
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returningAll()
    .execute();
}

export async function deleteNumber(db: Db, id: string): Promise<void> {
  await db.deleteFrom('tracking_number').where('id', '=', id).execute();
}
