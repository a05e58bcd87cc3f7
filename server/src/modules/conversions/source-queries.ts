import type { OwnTerms } from '@callstead/domain/applications/own-terms';
import type { ConversionSource } from '@callstead/domain/conversions/conversion';
import { sql } from 'kysely';
import { type Db, statementRunnerIn } from '../../db/database.ts';
import { momentOfId } from '../../db/sortable-id.ts';
import { onceSpread } from '../click-log/spread-batches.ts';

/** What a conversion is reported for. */
export type SourceRow = {
  campaignId: string;
  advertiserId: string;
  /** Null for a test. */
  publisherId: string | null;
  applicationId: string | null;
  at: Date;
  /** The campaign sent that visitor on, or that call through. */
  isTaken: boolean;
  isTest: boolean;
  subs: Record<string, string>;
  own: OwnTerms | null;
  savedLinkId: string | null;
};

export function findSource(db: Db, source: ConversionSource, id: string): Promise<SourceRow | undefined> {
  if (source === 'click') return onceSpread(statementRunnerIn(db), () => findClick(db, id));
  return source === 'call' ? findCallSource(db, id) : findLeadSource(db, id);
}

const subsOf = (row: string) =>
  sql.raw(`jsonb_strip_nulls(jsonb_build_object('sub1', ${row}.sub1, 'sub2', ${row}.sub2, 'sub3', ${row}.sub3,
    'sub4', ${row}.sub4, 'sub5', ${row}.sub5, 'source', ${row}.source, 'creative', ${row}.creative))`);
/** As agreed with the publisher last. */
const ownOf = (row: string) =>
  sql.raw(`(select jsonb_build_object('version', t.version, 'shareBasisPoints', t.share_basis_points, 'priceCents', t.price_cents)
    from application_terms t where t.application_id = ${row}.application_id order by t.version desc limit 1)`);

/** A click that turned out to be a program's is a person's all the same, once it bought something. */
async function findClick(db: Db, id: string): Promise<SourceRow | undefined> {
  const clickedAt = momentOfId('clk', id);
  if (!clickedAt) return undefined;
  const { rows } = await sql<SourceRow>`
    select k.campaign_id as "campaignId", c.advertiser_id as "advertiserId", k.publisher_id as "publisherId",
           k.application_id as "applicationId", k.clicked_at as at, k.verdict in ('ok', 'bot', 'prefetch') as "isTaken",
           false as "isTest", ${subsOf('k')} as subs, ${ownOf('k')} as own, k.saved_link_id as "savedLinkId"
    from click k join campaign c on c.id = k.campaign_id
    where k.clicked_at = ${clickedAt} and k.id = ${id} and k.publisher_id is not null
    union all
    select t.campaign_id, c.advertiser_id, null, null, t.created_at, true, true, '{}', null, null
    from postback_test t join campaign c on c.id = t.campaign_id where t.click_id = ${id}`.execute(db);
  return rows[0];
}

async function findCallSource(db: Db, id: string): Promise<SourceRow | undefined> {
  const arrivedAt = momentOfId('call', id);
  if (!arrivedAt) return undefined;
  const { rows } = await sql<SourceRow>`
    select k.campaign_id as "campaignId", k.advertiser_id as "advertiserId",
           case when s.is_test then null else k.publisher_id end as "publisherId", k.application_id as "applicationId",
           k.arrived_at as at, k.status <> 'refused' as "isTaken", s.is_test as "isTest", ${subsOf('k')} as subs, ${ownOf('k')} as own,
           (k.attribution ->> 'savedLinkId')::uuid as "savedLinkId"
    from call k, lateral (select coalesce((k.decision #>> '{simulated,test}')::boolean, false) as is_test) s
    where k.arrived_at = ${arrivedAt} and k.id = ${id} and k.campaign_id is not null and k.publisher_id is not null`.execute(
    db,
  );
  return rows[0];
}

async function findLeadSource(db: Db, id: string): Promise<SourceRow | undefined> {
  const arrivedAt = momentOfId('lead', id);
  if (!arrivedAt) return undefined;
  const { rows } = await sql<SourceRow>`
    select k.campaign_id as "campaignId", k.advertiser_id as "advertiserId",
           case when k.is_test then null else k.publisher_id end as "publisherId", k.application_id as "applicationId",
           k.arrived_at as at, k.status in ('accepted', 'pending') as "isTaken", k.is_test as "isTest", k.subs,
           ${ownOf('k')} as own, k.saved_link_id as "savedLinkId"
    from lead k where k.arrived_at = ${arrivedAt} and k.id = ${id}`.execute(db);
  return rows[0];
}
