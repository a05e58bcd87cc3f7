import type { LeadFilter } from '@callstead/contract/leads/leads';
import { SOLD_BILLINGS } from '@callstead/domain/reports/sold';
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';
import { type CursorKey, KEY, type KeyPart, type PageRequest } from '../../../http/cursor.ts';
import { leadArrivedAt } from '../lead-id.ts';
import type { LeadRow } from '../queries.ts';

export type LeadSelection = Pick<LeadFilter, 'status' | 'reason' | 'billing' | 'way'> & {
  publisherId?: string | undefined;
  advertiserId?: string | undefined;
  campaignId?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** Tests alone, or all others; undefined: both. */
  tests?: boolean | undefined;
  search?: { by: 'id'; id: string; arrivedAt: Date } | { by: 'click'; id: string } | undefined;
};

/** The arrival and id of the row a page begins after; the id tells the arrival, too. */
export const LEAD_KEY: readonly KeyPart[] = [
  KEY.text,
  (id, [arrivedAt]) => leadArrivedAt(id)?.toISOString() === arrivedAt,
];
export const cursorKeyOf = ({ arrived_at, id }: Pick<LeadRow, 'arrived_at' | 'id'>): CursorKey => [
  arrived_at.toISOString(),
  id,
];

export function listLeads(db: Db, wanted: LeadSelection, page: PageRequest): Promise<LeadRow[]> {
  const { forward, from, limit } = page;
  const direction = forward ? 'desc' : 'asc';
  let query = selected(db.selectFrom('lead').selectAll(), wanted);
  if (from) query = query.where(beyond(from, forward));
  return query.orderBy('arrived_at', direction).orderBy('id', direction).limit(limit).execute();
}

export type Leads = SelectQueryBuilder<Database, 'lead', LeadRow>;

export function selected(leads: Leads, wanted: LeadSelection): Leads {
  const { search } = wanted;
  let query = leads;
  if (wanted.publisherId) query = query.where('publisher_id', '=', wanted.publisherId);
  if (wanted.advertiserId) query = query.where('advertiser_id', '=', wanted.advertiserId);
  if (wanted.campaignId) query = query.where('campaign_id', '=', wanted.campaignId);
  if (wanted.from) query = query.where('arrived_at', '>=', wanted.from);
  if (wanted.to) query = query.where('arrived_at', '<', wanted.to);
  if (wanted.status) query = query.where('status', '=', wanted.status);
  if (wanted.reason) query = query.where('reason', '=', wanted.reason);
  if (wanted.way) query = query.where('way', '=', wanted.way);
  if (wanted.billing === 'sold') query = query.where('billing', 'in', SOLD_BILLINGS);
  else if (wanted.billing) query = query.where('billing', '=', wanted.billing);
  if (wanted.tests !== undefined) query = query.where(wanted.tests ? sql<boolean>`is_test` : sql<boolean>`not is_test`);
  if (search?.by === 'click') query = query.where('click_id', '=', search.id);
  if (search?.by === 'id') query = query.where('arrived_at', '=', search.arrivedAt).where('id', '=', search.id);
  return query;
}

const beyond = ([at = '', id = '']: CursorKey, forward: boolean) =>
  forward
    ? sql<boolean>`(arrived_at, id) < (${at}::timestamptz, ${id})`
    : sql<boolean>`(arrived_at, id) > (${at}::timestamptz, ${id})`;

export type PersonRow = Selectable<Database['lead_person']>;

/** Those that were not erased, by the id of their lead. */
export async function listPersons(db: Db, ids: readonly string[]): Promise<Map<string, PersonRow>> {
  if (ids.length === 0) return new Map();
  const found = await db.selectFrom('lead_person').selectAll().where('lead_id', 'in', ids).execute();
  return new Map(found.map((row) => [row.lead_id, row]));
}
