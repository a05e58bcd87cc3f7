import type { ReportedStatus } from '@callstead/domain/conversions/conversion';
import type { KeptRefusal, PostbackVerdict } from '@callstead/domain/conversions/postback';
import type { Language } from '@callstead/domain/identity/account';
import { type BillingFilter, SOLD_BILLINGS } from '@callstead/domain/reports/sold';
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';
import { type CursorKey, KEY, type PageRequest } from '../../../http/cursor.ts';
import type { ConversionRow } from '../queries.ts';

/** Which rows a list is about. */
type Selection = {
  publisherId?: string | undefined;
  advertiserId?: string | undefined;
  campaignId?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
};

export type ConversionSelection = Selection & {
  status?: ReportedStatus | undefined;
  billing?: BillingFilter | undefined;
  search?: { text: string; txids: boolean } | undefined;
  /** Tests alone, or all others; undefined: both. */
  tests?: boolean | undefined;
};

/** The key is when a row came and its id; forward leads to older ones. */
export const RECEIVED_KEY = [KEY.moment, KEY.text];
export const POSTBACK_KEY = [KEY.moment, KEY.uuid];

type Keyed<Row> = Row & { cursorKey: CursorKey };
const receivedKey = (table: string) =>
  sql<CursorKey>`array[${sql.ref(`${table}.received_at`)}::text, ${sql.ref(`${table}.id`)}::text]`;

const beyondId = ([at = '', id = '']: CursorKey, forward: boolean) =>
  forward
    ? sql<boolean>`(received_at, id) < (${at}::timestamptz, ${id})`
    : sql<boolean>`(received_at, id) > (${at}::timestamptz, ${id})`;

export function listConversions(
  db: Db,
  wanted: ConversionSelection,
  { forward, from, limit }: PageRequest,
): Promise<Keyed<ConversionRow>[]> {
  const direction = forward ? 'desc' : 'asc';
  let query = selected(db.selectFrom('conversion').selectAll(), wanted);
  if (from) query = query.where(beyondId(from, forward));
  return query
    .select(receivedKey('conversion').as('cursorKey'))
    .orderBy('received_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute();
}

export type Conversions = SelectQueryBuilder<Database, 'conversion', ConversionRow>;

export function selected(conversions: Conversions, wanted: ConversionSelection): Conversions {
  let query = conversions;
  if (wanted.publisherId) query = query.where('publisher_id', '=', wanted.publisherId);
  if (wanted.advertiserId) query = query.where('advertiser_id', '=', wanted.advertiserId);
  if (wanted.campaignId) query = query.where('campaign_id', '=', wanted.campaignId);
  if (wanted.from) query = query.where('received_at', '>=', wanted.from);
  if (wanted.to) query = query.where('received_at', '<', wanted.to);
  if (wanted.status) query = query.where('status', '=', wanted.status);
  if (wanted.billing === 'sold') query = query.where('billing', 'in', SOLD_BILLINGS);
  else if (wanted.billing) query = query.where('billing', '=', wanted.billing);
  if (wanted.tests !== undefined) query = query.where(wanted.tests ? sql<boolean>`is_test` : sql<boolean>`not is_test`);
  const { search } = wanted;
  if (search)
    query = query.where((row) =>
      row.or([
        row('id', '=', search.text),
        row('source_id', '=', search.text),
        ...(search.txids ? [row('txid', '=', search.text)] : []),
      ]),
    );
  return query;
}

export type PostbackSelection = Omit<Selection, 'publisherId'> & {
  verdict?: PostbackVerdict | undefined;
  code?: KeptRefusal | undefined;
  search?: string | undefined;
};
export type PostbackRow = Selectable<Database['postback_received']>;

export function listPostbacks(
  db: Db,
  wanted: PostbackSelection,
  { forward, from, limit }: PageRequest,
): Promise<Keyed<PostbackRow>[]> {
  const direction = forward ? 'desc' : 'asc';
  let query = db.selectFrom('postback_received').selectAll().select(receivedKey('postback_received').as('cursorKey'));
  if (wanted.advertiserId) query = query.where('advertiser_id', '=', wanted.advertiserId);
  if (wanted.campaignId) query = query.where('campaign_id', '=', wanted.campaignId);
  if (wanted.from) query = query.where('received_at', '>=', wanted.from);
  if (wanted.to) query = query.where('received_at', '<', wanted.to);
  if (wanted.verdict) query = query.where('code', wanted.verdict === 'accepted' ? 'is' : 'is not', null);
  if (wanted.code) query = query.where('code', '=', wanted.code);
  const { search } = wanted;
  if (search)
    query = query.where((row) =>
      row.or([row('source_id', '=', search), row('txid', '=', search), row('conversion_id', '=', search)]),
    );
  if (from) query = query.where(beyondUuid(from, forward));
  return query.orderBy('received_at', direction).orderBy('id', direction).limit(limit).execute();
}

const beyondUuid = ([at = '', id = '']: CursorKey, forward: boolean) =>
  forward
    ? sql<boolean>`(received_at, id) < (${at}::timestamptz, ${id}::uuid)`
    : sql<boolean>`(received_at, id) > (${at}::timestamptz, ${id}::uuid)`;

type NamedCampaign = { id: string; public_id: string; title: string };
type NamedPerson = { id: string; name: string; company_name: string | null; aff_id: string | null };

/** As they are called now. */
export async function listCampaignNames(db: Db, ids: readonly string[], language: Language) {
  const { rows } = await sql<NamedCampaign>`
    select c.id, c.public_id, coalesce(nullif(c.texts -> ${language}::text ->> 'title', ''), c.public_id) as title
    from campaign_with_terms c where c.id = any (${[...new Set(ids)]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, { id: row.public_id, title: row.title }]));
}

export async function listPeople(db: Db, ids: readonly string[]): Promise<Map<string, NamedPerson>> {
  const { rows } = await sql<NamedPerson>`
    select id, name, company_name, aff_id from account where id = any (${[...new Set(ids)]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
