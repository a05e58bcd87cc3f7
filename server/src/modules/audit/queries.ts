import type { AuditFilter } from '@callstead/contract/audit';
import { type Insertable, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { containing } from '../../db/search-pattern.ts';

export type AuditRow = Selectable<Database['audit_entry']> & { at_micros: number };

/** An event that was written down before is left alone. */
export async function insertAuditEntries(db: Db, entries: Insertable<Database['audit_entry']>[]): Promise<void> {
  await db
    .insertInto('audit_entry')
    .values(entries)
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute();
}

/** Where an entry stands: its moment, to the microsecond that a Date drops, then its id. */
export type EntryKey = readonly [atMicros: string, id: string];
export const entryKeyOf = (row: AuditRow): EntryKey => [String(row.at_micros), String(row.id)];

type EntryPageRequest = { from?: EntryKey | undefined; forward?: boolean; limit: number };

/** The newest first; not `forward` the ones right after that entry, oldest first. */
export function listAuditEntries(db: Db, filter: AuditFilter, request: EntryPageRequest): Promise<AuditRow[]> {
  const { from, forward = true, limit } = request;
  const direction = forward ? 'desc' : 'asc';
  const entries = db.selectFrom('audit_entry').selectAll().select(AT_MICROS);
  let query = filtered(entries, filter).orderBy('at', direction).orderBy('id', direction).limit(limit);
  if (from) query = query.where(isBeyond(from, forward));
  return query.execute();
}

const AT_MICROS = sql<number>`(extract(epoch from at) * 1000000)::bigint`.as('at_micros');

function isBeyond([micros, id]: EntryKey, forward: boolean) {
  const at = sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;
  return sql<boolean>`(at, id) ${sql.raw(forward ? '<' : '>')} (${at}, ${id}::bigint)`;
}

type Entries = SelectQueryBuilder<Database, 'audit_entry', AuditRow>;

function filtered(entries: Entries, filter: AuditFilter): Entries {
  let query = entries;
  if (filter.actor) query = query.where('actor_id', '=', filter.actor);
  if (filter.action) query = query.where('action', '=', filter.action);
  if (filter.subjectType) query = query.where('subject_type', '=', filter.subjectType);
  if (filter.subjectId) query = query.where('subject_id', '=', filter.subjectId);
  if (filter.from) query = query.where('at', '>=', new Date(filter.from));
  if (filter.to) query = query.where('at', '<', new Date(filter.to));
  if (filter.search) {
    const pattern = containing(filter.search);
    query = query.where('search_text', 'like', sql<string>`fold_accents(${pattern})`);
  }
  return query;
}

const BATCH = 1000;

/** Everything that matches, a batch at a time: no transaction stays open while somebody downloads. */
export async function* streamAuditEntries(db: Db, filter: AuditFilter): AsyncGenerator<AuditRow> {
  let from: EntryKey | undefined;
  for (;;) {
    const rows = await listAuditEntries(db, filter, { from, limit: BATCH });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    from = entryKeyOf(last);
  }
}
