import { REFUSED_DAYS, STANDING_IMPORTS, UPLOAD_HOURS } from '@callstead/domain/leads/import';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { deleteFile, type ImportFile } from './file.ts';

type FileServices = Pick<Services, 'db' | 'storage' | 'sealSecret'>;

const HOUR_MS = 3_600_000;

/** Files nobody started within a day, and refused rows nobody mended within a week. */
export async function forgetOldImports(services: FileServices, now: Date): Promise<void> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const { db } = services;
  const { rows } = await sql<ImportFile>`
    select id, pieces from lead_import
    where status in ('uploading', 'uploaded', 'checking', 'checked') and created_at < ${hoursAgo(UPLOAD_HOURS)}`.execute(
    db,
  );
  for (const file of rows) await discard(services, file, now);
  const ended = sql`select id from lead_import where ended_at < ${hoursAgo(REFUSED_DAYS * 24)}
                      and (header is not null or exists (select from lead_import_row r where r.import_id = lead_import.id
                           and (r.cells is not null or r.persons <> '{}')))`;
  const { rows: over } = await sql<{ id: string }>`${ended}`.execute(db);
  for (const { id } of over) {
    await sql`update lead_import_row set cells = null, persons = '{}' where import_id = ${id}`.execute(db);
    await sql`update lead_import set header = null where id = ${id}`.execute(db);
  }
}

/** The file first: while it is there its row says so. */
async function discard(services: FileServices, file: ImportFile, now: Date): Promise<void> {
  await deleteFile(services, file);
  await sql`delete from lead_import_row where import_id = ${file.id}`.execute(services.db);
  await sql`update lead_import set status = 'discarded', ended_at = ${now}, header = null, leased_until = null
            where id = ${file.id}`.execute(services.db);
}

/**
 * Somebody is erased, by their keyed hashes in hex: what is kept of refused rows of theirs goes, and so does every file
 * that holds them and is not through. A file that nobody has read yet may hold anybody, and goes too.
 */
export async function forgetImports(services: FileServices, personHashes: readonly string[], now: Date): Promise<void> {
  if (personHashes.length === 0) return;
  const { rows } = await sql<ImportFile>`
    select i.id, i.pieces from lead_import i
    where i.status in (${sql.join(STANDING_IMPORTS)}) and (i.status in ('uploading', 'uploaded', 'checking')
      or exists (select from lead_import_row r where r.import_id = i.id and r.persons && ${hashes(personHashes)}))`.execute(
    services.db,
  );
  for (const file of rows) await discard(services, file, now);
  await forgetRows(services.db, personHashes);
}

async function forgetRows(db: Db, personHashes: readonly string[]): Promise<void> {
  await sql`update lead_import_row set cells = null, persons = '{}' where persons && ${hashes(personHashes)}`.execute(
    db,
  );
}

const hashes = (persons: readonly string[]) =>
  sql`(select array_agg(decode(h, 'hex')) from unnest(${[...persons]}::text[]) h)::bytea[]`;
