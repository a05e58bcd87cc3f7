import type { RowReason, RowVerdict } from '@callstead/domain/leads/import';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Database } from '../../../db/schema.ts';

export type StoredRow = Selectable<Database['lead_import_row']> & { verdict: RowVerdict; reason: RowReason | null };

export type JudgedRow = {
  row: number;
  verdict: RowVerdict;
  reason: RowReason | null;
  fields: readonly string[];
  leadId: string | null;
  /** Hashes, in hex. */
  persons: readonly string[];
  /** Sealed; null where there is nothing to mend. */
  cells: string | null;
};

/** What was said of a row before is replaced. */
export async function upsertRows(db: Db, importId: string, rows: readonly JudgedRow[]): Promise<void> {
  await sql`
    insert into lead_import_row (import_id, row, verdict, reason, fields, lead_id, persons, cells)
    select ${importId}, r.row, r.verdict, r.reason, r.fields, r."leadId",
           (select coalesce(array_agg(decode(h, 'hex')), '{}') from unnest(r.persons) h), r.cells
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (row integer, verdict text, reason text, fields text[], "leadId" text, persons text[], cells text)
    on conflict (import_id, row) do update set verdict = excluded.verdict, reason = excluded.reason,
      fields = excluded.fields, lead_id = excluded.lead_id, persons = excluded.persons, cells = excluded.cells`.execute(
    db,
  );
}

export async function deleteRows(db: Db, importId: string): Promise<void> {
  await db.deleteFrom('lead_import_row').where('import_id', '=', importId).execute();
}

type Asked = { importId: string; after: number; limit: number; onlyRefused: boolean };

export function listRows(db: Db, { importId, after, limit, onlyRefused }: Asked): Promise<StoredRow[]> {
  let query = db.selectFrom('lead_import_row').selectAll().where('import_id', '=', importId).where('row', '>', after);
  if (onlyRefused) query = query.where('verdict', 'in', ['rejected', 'duplicate', 'unreadable']);
  return query.orderBy('row').limit(limit).$castTo<StoredRow>().execute();
}

/** Everybody in it who was taken before, in this file, by hash in hex. */
export async function listReadyPersons(db: Db, importId: string, persons: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ person: string }>`
    select encode(p, 'hex') as person from lead_import_row r, unnest(r.persons) p
    where r.import_id = ${importId} and r.verdict = 'ready' and r.persons && ${hashes(persons)}`.execute(db);
  return new Set(rows.map(({ person }) => person));
}

const hashes = (persons: readonly string[]) =>
  sql`(select coalesce(array_agg(decode(h, 'hex')), '{}') from unnest(${[...persons]}::text[]) h)::bytea[]`;

type Known = { person: string; campaignId: string; since: Date };

/** Whom the network does not contact, and whom this campaign has had inside its window. */
export async function listKnownPersons(
  db: Db,
  persons: readonly string[],
  { campaignId, since }: Omit<Known, 'person'>,
) {
  const { rows } = await sql<{ person: string; is_suppressed: boolean }>`
    select encode(person, 'hex') as person, true as is_suppressed from suppressed_person where person = any (${hashes(persons)})
    union all
    select encode(person, 'hex'), false from lead_memory
    where campaign_id = ${campaignId} and person = any (${hashes(persons)}) and accepted_at >= ${since}`.execute(db);
  const of = (isSuppressed: boolean) =>
    new Set(rows.flatMap((row) => (row.is_suppressed === isSuppressed ? [row.person] : [])));
  return { suppressed: of(true), taken: of(false) };
}

/** By hash in hex, as everybody else is recognized. */
export async function listBlocked(db: Db, persons: readonly string[], advertiserId: string): Promise<Set<string>> {
  const { rows } = await sql<{ person: string }>`
    select encode(person, 'hex') as person from blocked_caller
    where person = any (${hashes(persons)}) and (advertiser_id = ${advertiserId} or advertiser_id is null)`.execute(db);
  return new Set(rows.map(({ person }) => person));
}

/** Leads of a batch that a process wrote before it died. */
export async function listTaken(db: Db, arrivedAt: Date, ids: readonly string[]) {
  const found = await db
    .selectFrom('lead')
    .select(['id', 'status', 'reason'])
    .where('arrived_at', '=', arrivedAt)
    .where('id', 'in', ids)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}
