import { CompiledQuery, type Kysely } from 'kysely';

/** A statement as text. What belongs to a table is built by the queries of its module instead. */
export function executeRaw<Tables>(db: Kysely<Tables>, text: string, values: unknown[]) {
  return db.executeQuery(CompiledQuery.raw(text, values));
}
