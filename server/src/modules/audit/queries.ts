import type { AuditFilter } from '@callstead/contract/audit';
import { type Insertable, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { containing } from '../../db/search-pattern.ts';

export type AuditRow = Selectable<Database['audit_entry']>;
/** An event that was written down before is left alone. */
export async function insertAuditEntries(db: Db, entries: Insertable<Database['audit_entry']>[]): Promise<void> {
  await db
    .insertInto('audit_entry')
    .values(entries)
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute();
}

type EntryPageRequest = { olderThan?: number | undefined; newerThan?: number | undefined; limit: number };

/** The newest first; with `newerThan` the ones right after that entry, oldest first. */
export function listAuditEntries(db: Db, filter: AuditFilter, request: EntryPageRequest): Promise<AuditRow[]> {
  let query = filtered(db.selectFrom('audit_entry').selectAll(), filter).limit(request.limit);
  if (request.olderThan) query = query.where('id', '<', request.olderThan);
  if (request.newerThan) query = query.where('id', '>', request.newerThan);
  return query.orderBy('id', request.newerThan ? 'asc' : 'desc').execute();
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
  let olderThan: number | undefined;
  for (;;) {
    const rows = await listAuditEntries(db, filter, { olderThan, limit: BATCH });
    yield* rows;
    olderThan = rows.at(-1)?.id;
    if (rows.length < BATCH) return;
  }
}
