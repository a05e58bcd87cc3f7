import { sql } from 'kysely';

/** When a row was made, for lists that show the newest first: a Date drops the microseconds by which two may differ. */
export const createdMicros = (table: string) =>
  sql<number>`(extract(epoch from ${sql.ref(`${table}.created_at`)}) * 1000000)::bigint`.as('created_micros');

export type CreatedKey = readonly string[];

/** Behind which row, and how many. */
export type ListPage = { after: CreatedKey | undefined; limit: number };

/** Where a row stands in such a list. */
export const createdKeyOf = (row: { created_micros: number; id: string }): CreatedKey => [
  String(row.created_micros),
  row.id,
];

/** The rows behind that one. */
export function isBehind(table: string, [micros, id]: CreatedKey) {
  const createdAt = sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;
  const [at, key] = [sql.ref(`${table}.created_at`), sql.ref(`${table}.id`)];
  return sql<boolean>`(${at}, ${key}) < (${createdAt}, ${id}::uuid)`;
}
