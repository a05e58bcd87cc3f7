import { type ImportCounts, STANDING_IMPORTS, WORKED_IMPORTS } from '@callstead/domain/leads/import';
import type { ColumnMapping } from '@callstead/domain/leads/import-columns';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { createdMicros, isBehind, type ListPage } from '../../../db/newest-first.ts';
import type { Database } from '../../../db/schema.ts';

type Title = { en: string; es: string };
export type ImportRow = Omit<Selectable<Database['lead_import']>, 'mapping' | 'counts'> & {
  mapping: ColumnMapping | null;
  counts: ImportCounts;
  created_micros: number;
  offer_id: string;
  title: Title;
  has_refused: boolean;
};

const imports = (db: Db) =>
  db
    .selectFrom('lead_import as i')
    .innerJoin('campaign_with_terms as c', 'c.id', 'i.campaign_id')
    .selectAll('i')
    .select(createdMicros('i'))
    .select('c.public_id as offer_id')
    .select(
      sql<Title>`jsonb_build_object('en', c.texts -> 'en' ->> 'title', 'es', c.texts -> 'es' ->> 'title')`.as('title'),
    )
    .select(
      sql<boolean>`exists (select from lead_import_row r where r.import_id = i.id and r.cells is not null)`.as(
        'has_refused',
      ),
    )
    .$castTo<ImportRow>();

export function listImports(db: Db, publisherId: string, { after, limit }: ListPage): Promise<ImportRow[]> {
  let query = imports(db).where('i.publisher_id', '=', publisherId);
  if (after) query = query.where(isBehind('i', after));
  return query.orderBy('i.created_at', 'desc').orderBy('i.id', 'desc').limit(limit).execute();
}

export function findImport(db: Db, id: string): Promise<ImportRow | undefined> {
  return imports(db).where('i.id', '=', id).executeTakeFirst();
}

/** One step after the other. */
export async function lockImport(db: Db, id: string): Promise<void> {
  await db.selectFrom('lead_import').select('id').where('id', '=', id).forUpdate().execute();
}

export async function insertImport(db: Db, row: Insertable<Database['lead_import']>): Promise<void> {
  await db.insertInto('lead_import').values(row).execute();
}

export async function updateImport(db: Db, id: string, change: Updateable<Database['lead_import']>): Promise<void> {
  await db.updateTable('lead_import').set(change).where('id', '=', id).execute();
}

/** The end of a job's work; nothing where somebody has called it off meanwhile. */
export async function endWork(
  db: Db,
  { id, status }: Pick<ImportRow, 'id' | 'status'>,
  change: Updateable<Database['lead_import']>,
): Promise<void> {
  await db.updateTable('lead_import').set(change).where('id', '=', id).where('status', '=', status).execute();
}

export async function countStanding(db: Db, publisherId: string): Promise<number> {
  const { count } = await db
    .selectFrom('lead_import')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('publisher_id', '=', publisherId)
    .where('status', 'in', STANDING_IMPORTS)
    .executeTakeFirstOrThrow();
  return count;
}

/** A piece that comes again is counted once. */
export async function notePiece(db: Db, id: string, piece: number): Promise<void> {
  await sql`
    update lead_import set pieces_here = array_append(pieces_here, ${piece})
    where id = ${id} and not (${piece} = any (pieces_here))`.execute(db);
}

export async function listWorked(db: Db): Promise<string[]> {
  const found = await db
    .selectFrom('lead_import')
    .select('id')
    .where('status', 'in', WORKED_IMPORTS)
    .orderBy('created_at')
    .execute();
  return found.map(({ id }) => id);
}

const LEASE_SECONDS = 60;

/** Undefined while another process is at it, and when somebody has called it off. */
export async function leaseImport(db: Db, { id, status, position }: Pick<ImportRow, 'id' | 'status' | 'position'>) {
  const { rows } = await sql<{ next_at: Date | null }>`
    update lead_import set leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
    where id = ${id} and status = ${status} and position = ${position}
      and (leased_until is null or leased_until < now())
    returning next_at`.execute(db);
  return rows[0];
}

type Advanced = { id: string; status: string; from: number; to: number; counts: ImportCounts; nextAt: Date };

/** False where somebody else has done it, or called it off. The counts are added to. */
export async function advance(db: Db, { id, status, from, to, counts, nextAt }: Advanced): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update lead_import i set position = ${to}, next_at = ${nextAt},
      leased_until = now() + make_interval(secs => ${LEASE_SECONDS}),
      counts = (select coalesce(jsonb_object_agg(k, s), '{}') from (
        select k, sum(v::int) as s from (
          select * from jsonb_each_text(i.counts) union all select * from jsonb_each_text(${JSON.stringify(counts)}::jsonb)
        ) as each (k, v) group by k) sums)
    where i.id = ${id} and i.status = ${status} and i.position = ${from}`.execute(db);
  return numAffectedRows === 1n;
}

export async function releaseImport(db: Db, id: string): Promise<void> {
  await updateImport(db, id, { leased_until: null });
}

export type ImportCampaign = { id: string; publicId: string; title: Title };

/** Those a publisher may bring files for: they joined, and the form says so. */
export async function listImportCampaigns(db: Db, publisherId: string, offerId?: string): Promise<ImportCampaign[]> {
  const { rows } = await sql<ImportCampaign>`
    select c.id, c.public_id as "publicId",
           jsonb_build_object('en', c.texts -> 'en' ->> 'title', 'es', c.texts -> 'es' ->> 'title') as title
    from application a join campaign_with_terms c on c.id = a.campaign_id and c.type = 'lead' and c.status = 'active'
    join lateral (select f.takes_imports from lead_form f where f.campaign_id = c.id order by f.version desc limit 1) f on f.takes_imports
    where a.publisher_id = ${publisherId} and a.status = 'approved' and ${offerId ?? null}::text is not distinct from
          case when ${offerId ?? null}::text is null then null else c.public_id end
    order by c.public_id`.execute(db);
  return rows;
}
