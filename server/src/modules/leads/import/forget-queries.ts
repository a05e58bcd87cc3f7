import { STANDING_IMPORTS } from '@callstead/domain/leads/import';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { ImportFile } from './file.ts';

const hashes = (persons: readonly string[]) =>
  sql`(select array_agg(decode(h, 'hex')) from unnest(${[...persons]}::text[]) h)::bytea[]`;

/** Files nobody started. */
export async function listLeftAlone(db: Db, before: Date): Promise<ImportFile[]> {
  const { rows } = await sql<ImportFile>`
    select id, pieces from lead_import
    where status in ('uploading', 'uploaded', 'checking', 'checked') and created_at < ${before}`.execute(db);
  return rows;
}

/** Files that are not through and hold one of them, or may. */
export async function listHolding(db: Db, persons: readonly string[]): Promise<ImportFile[]> {
  const { rows } = await sql<ImportFile>`
    select i.id, i.pieces from lead_import i
    where i.status in (${sql.join(STANDING_IMPORTS)}) and (i.status in ('uploading', 'uploaded', 'checking')
      or exists (select from lead_import_row r where r.import_id = i.id and r.persons && ${hashes(persons)}))`.execute(
    db,
  );
  return rows;
}

export async function markDiscarded(db: Db, id: string, now: Date): Promise<void> {
  await sql`delete from lead_import_row where import_id = ${id}`.execute(db);
  await sql`update lead_import set status = 'discarded', ended_at = ${now}, header = null, leased_until = null
            where id = ${id}`.execute(db);
}

export async function forgetRowsOf(db: Db, persons: readonly string[]): Promise<void> {
  await sql`update lead_import_row set cells = null, persons = '{}' where persons && ${hashes(persons)}`.execute(db);
}

/** Of imports that ended before: their verdicts stay. */
export async function forgetRowsBefore(db: Db, before: Date): Promise<void> {
  await sql`update lead_import_row r set cells = null, persons = '{}' from lead_import i
            where i.id = r.import_id and i.ended_at < ${before} and (r.cells is not null or r.persons <> '{}')`.execute(
    db,
  );
  await sql`update lead_import set header = null where ended_at < ${before} and header is not null`.execute(db);
}
