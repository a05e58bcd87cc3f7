import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../db/database.ts';
import { createdMicros, isBehind, type ListPage } from '../../db/newest-first.ts';
import type { Database } from '../../db/schema.ts';

function alerts(db: Db) {
  return db
    .selectFrom('report_alert as alert')
    .leftJoin('campaign_with_terms as campaign', 'campaign.id', 'alert.campaign_id')
    .select([
      'alert.id',
      'alert.account_id as accountId',
      'alert.user_id',
      'alert.kind',
      'alert.campaign_id',
      'alert.amount_cents',
      'alert.hour',
      'alert.percent',
      'alert.least_calls',
      'alert.hours',
      'alert.zone',
      'alert.by_mail',
      'alert.by_bell',
      'alert.by_webhook',
      'alert.raised_at',
      'alert.value',
      'alert.created_at',
      'campaign.public_id',
      'campaign.texts',
    ])
    .select(createdMicros('alert'));
}
export type AlertRow = NonNullable<Awaited<ReturnType<typeof findAlert>>>;

export function findAlert(db: Db, id: string) {
  return alerts(db).where('alert.id', '=', id).executeTakeFirst();
}

export async function findAlertForUpdate(db: Db, id: string): Promise<AlertRow | undefined> {
  await db.selectFrom('report_alert').select('id').where('id', '=', id).forUpdate().execute();
  return findAlert(db, id);
}

/** Newest first. */
export function listAlerts(db: Db, accountId: string, { after, limit }: ListPage): Promise<AlertRow[]> {
  let query = alerts(db)
    .where('alert.account_id', '=', accountId)
    .orderBy('alert.created_at', 'desc')
    .orderBy('alert.id', 'desc')
    .limit(limit);
  if (after) query = query.where(isBehind('alert', after));
  return query.execute();
}

/** Everybody's, account by account, some at a time: what one of an account has read serves its others. */
export function listAlertsAfter(
  db: Db,
  last: Pick<AlertRow, 'accountId' | 'id'> | undefined,
  limit: number,
): Promise<AlertRow[]> {
  let query = alerts(db)
    .where((is) =>
      is.or([is('alert.by_mail', '=', true), is('alert.by_bell', '=', true), is('alert.by_webhook', '=', true)]),
    )
    .orderBy('alert.account_id')
    .orderBy('alert.id')
    .limit(limit);
  if (last)
    query = query.where(sql<boolean>`(alert.account_id, alert.id) > (${last.accountId}::uuid, ${last.id}::uuid)`);
  return query.execute();
}

export async function countAlerts(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('report_alert')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertAlert(db: Db, alert: Insertable<Database['report_alert']>): Promise<string> {
  const { id } = await db.insertInto('report_alert').values(alert).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateAlert(db: Db, id: string, change: Updateable<Database['report_alert']>): Promise<void> {
  await db.updateTable('report_alert').set(change).where('id', '=', id).execute();
}

export async function deleteAlert(db: Db, id: string): Promise<void> {
  await db.deleteFrom('report_alert').where('id', '=', id).execute();
}

/** False when it stood so already: of two who look at once one tells. */
export async function raiseAlert(db: Db, id: string, { at, value }: { at: Date; value: number }): Promise<boolean> {
  const raised = await db
    .updateTable('report_alert')
    .set({ raised_at: at, value, raises: sql`raises + 1` })
    .where('id', '=', id)
    .where('raised_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return raised !== undefined;
}

export async function clearAlert(db: Db, id: string): Promise<void> {
  await db.updateTable('report_alert').set({ raised_at: null }).where('id', '=', id).execute();
}

/** Said again it changes nothing. */
export async function silenceAlertMails(db: Db, id: string): Promise<void> {
  await db.updateTable('report_alert').set({ by_mail: false }).where('id', '=', id).execute();
}

/** Who watches: a publisher the campaigns they joined, an advertiser their own, the network all. */
export type Watcher = { publisherId?: string; advertiserId?: string };

function watched(db: Db, { publisherId, advertiserId }: Watcher) {
  let query = db
    .selectFrom('campaign_with_terms as campaign')
    .select(['campaign.id', 'campaign.public_id', 'campaign.texts']);
  if (advertiserId) query = query.where('campaign.advertiser_id', '=', advertiserId);
  if (publisherId)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('application')
          .select('application.id')
          .whereRef('application.campaign_id', '=', 'campaign.id')
          .where('application.publisher_id', '=', publisherId)
          .where('application.status', '=', 'approved'),
      ),
    );
  return query;
}

export function findWatched(db: Db, watcher: Watcher, publicId: string) {
  return watched(db, watcher).where('campaign.public_id', '=', publicId).executeTakeFirst();
}

const MOST_OPTIONS = 500;

export function listWatched(db: Db, watcher: Watcher) {
  return watched(db, watcher)
    .where('campaign.status', 'in', ['active', 'paused'])
    .orderBy('campaign.public_id')
    .limit(MOST_OPTIONS)
    .execute();
}

/** The cap that is full now, for the day or the month of the campaign's own zone. */
export async function findFullCap(db: Db, campaignId: string, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ cap: number }>`
    select r.cap
    from campaign_with_terms c
    cross join lateral (select (${now}::timestamptz at time zone (c.terms #>> '{hours,zone}'))::date as day) t
    join campaign_cap_reached r on r.campaign_id = c.id
      and ((r.period = 'day' and r.starts_on = t.day)
        or (r.period = 'month' and r.starts_on = date_trunc('month', t.day)::date))
    where c.id = ${campaignId}
      and r.cap >= (c.terms #>> array['caps', case r.period when 'day' then 'daily' else 'monthly' end])::integer
    order by r.period limit 1`.execute(db);
  return rows[0]?.cap;
}
