import { type OwnTerms, termsFor } from '@callstead/domain/applications/own-terms';
import type { CampaignStatus, Terms } from '@callstead/domain/campaigns/terms';
import type { AccountStatus } from '@callstead/domain/identity/account';
import type { TrackingNumber } from '@callstead/domain/routing/tracking-number';
import type { Selectable } from 'kysely';
import type { Db, StatementRunner } from '../../db/database.ts';
import { createdMicros, isBehind, type ListPage } from '../../db/newest-first.ts';
import type { Database } from '../../db/schema.ts';

type LineRow = {
  number: string;
  is_pooled: boolean;
  application_id: string | null;
  application_status: string;
  publisher_id: string;
  publisher_status: AccountStatus;
  advertiser_id: string;
  advertiser_status: AccountStatus;
  campaign_id: string;
  campaign_status: CampaignStatus;
  version: number;
  terms: Terms;
  own_terms: OwnTerms | null;
};

/** Numbers with everything a call to them needs, in the order asked; undefined for one that is not ours. */
export async function findLines(
  pool: StatementRunner,
  numbers: readonly string[],
): Promise<(TrackingNumber | undefined)[]> {
  const { rows } = await pool.query<LineRow>({
    name: 'routing-lines',
    text: `
      select n.number, n.is_pooled, a.id as application_id, a.status as application_status,
             p.id as publisher_id, p.status as publisher_status,
             o.id as advertiser_id, o.status as advertiser_status,
             c.id as campaign_id, c.status as campaign_status, c.current_version as version, c.terms,
             (select jsonb_build_object('version', t.version, 'shareBasisPoints', t.share_basis_points,
                                        'priceCents', t.price_cents)
              from application_terms t where t.application_id = a.id order by t.version desc limit 1) as own_terms
      from tracking_number n
      left join application a on a.id = n.application_id
      left join account p on p.id = a.publisher_id
      left join campaign_with_terms c on c.id = a.campaign_id
      left join account o on o.id = c.advertiser_id
      where n.number = any ($1)`,
    values: [numbers],
  });
  const lines = new Map(rows.map((row) => [row.number, lineOf(row)]));
  return numbers.map((number) => lines.get(number));
}

/** A number that somebody holds, without the terms of its campaign, which many share. */
export type AssignedLine = Omit<LineRow, 'terms'> & { application_id: string };

/** Every one of them, a page at a time, by number. */
export async function listAssignedLines(
  pool: StatementRunner,
  { after, limit }: { after: string; limit: number },
): Promise<AssignedLine[]> {
  const { rows } = await pool.query<AssignedLine>({
    name: 'assigned-lines',
    text: `
      select n.number, n.is_pooled, a.id as application_id, a.status as application_status,
             p.id as publisher_id, p.status as publisher_status,
             o.id as advertiser_id, o.status as advertiser_status,
             c.id as campaign_id, c.status as campaign_status, c.current_version as version,
             (select jsonb_build_object('version', t.version, 'shareBasisPoints', t.share_basis_points,
                                        'priceCents', t.price_cents)
              from application_terms t where t.application_id = a.id order by t.version desc limit 1) as own_terms
      from tracking_number n
      join application a on a.id = n.application_id
      join account p on p.id = a.publisher_id
      join campaign c on c.id = a.campaign_id
      join account o on o.id = c.advertiser_id
      where n.number > $1 order by n.number limit $2`,
    values: [after, limit],
  });
  return rows;
}

export async function listTermsOf(
  pool: StatementRunner,
  campaignIds: readonly string[],
): Promise<{ id: string; terms: Terms }[]> {
  const { rows } = await pool.query<{ id: string; terms: Terms }>({
    name: 'terms-of-lines',
    text: 'select id, terms from campaign_with_terms where id = any ($1)',
    values: [campaignIds],
  });
  return rows;
}

export function lineWith(line: AssignedLine, terms: Terms): TrackingNumber {
  return lineOf({ ...line, terms });
}

function lineOf(row: LineRow): TrackingNumber {
  if (row.application_id === null) return { number: row.number, assignment: null };
  return {
    number: row.number,
    ...(row.is_pooled && { isPooled: true }),
    assignment: {
      applicationId: row.application_id,
      // To a call, an application that was revoked or withdrawn is one that does not stand.
      applicationStatus: row.application_status === 'approved' ? 'approved' : 'rejected',
      publisher: { id: row.publisher_id, status: row.publisher_status },
      advertiser: { id: row.advertiser_id, status: row.advertiser_status },
      campaign: {
        id: row.campaign_id,
        status: row.campaign_status,
        termsVersion: row.version,
        terms: termsFor(row.terms, row.own_terms),
      },
      ...(row.own_terms && { ownTerms: row.own_terms }),
    },
  };
}

export async function listBlockedCallers(
  pool: StatementRunner,
): Promise<{ person: string; advertiser_id: string | null }[]> {
  const { rows } = await pool.query<{ person: string; advertiser_id: string | null }>({
    name: 'blocked-callers',
    text: `select encode(person, 'hex') as person, advertiser_id from blocked_caller where person is not null`,
    values: [],
  });
  return rows;
}

export type BlockRow = Selectable<Database['blocked_caller']>;

/** Newest first; undefined: of the network and of everybody. */
export function listBlocked(db: Db, advertiserId: string | undefined, { after, limit }: ListPage) {
  let query = db
    .selectFrom('blocked_caller')
    .selectAll()
    .select(createdMicros('blocked_caller'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (advertiserId) query = query.where('advertiser_id', '=', advertiserId);
  if (after) query = query.where(isBehind('blocked_caller', after));
  return query.execute();
}

type NewBlock = {
  person: Buffer;
  masked: string;
  reason: string | null;
  advertiserId: string | null;
  createdBy: string | null;
};

export async function insertBlockedCaller(db: Db, block: NewBlock): Promise<{ row: BlockRow; isNew: boolean }> {
  const { person, masked, reason, advertiserId, createdBy } = block;
  const row = await db
    .insertInto('blocked_caller')
    .values({ person, masked, reason, advertiser_id: advertiserId, created_by: createdBy })
    .onConflict((conflict) => conflict.columns(['advertiser_id', 'person', 'number']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row) return { row, isNew: true };
  const known = await db
    .selectFrom('blocked_caller')
    .selectAll()
    .where('person', '=', person)
    .where('advertiser_id', 'is not distinct from', advertiserId)
    .executeTakeFirstOrThrow();
  return { row: known, isNew: false };
}

export function findBlockedCallerForUpdate(db: Db, id: string): Promise<BlockRow | undefined> {
  return db.selectFrom('blocked_caller').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function deleteBlockedCaller(db: Db, id: string): Promise<void> {
  await db.deleteFrom('blocked_caller').where('id', '=', id).execute();
}
