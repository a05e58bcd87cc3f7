import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

export type TicketRow = Selectable<Database['ticket']>;

export function insertTicket(db: Db, ticket: Insertable<Database['ticket']>): Promise<TicketRow> {
  return db.insertInto('ticket').values(ticket).returningAll().executeTakeFirstOrThrow();
}
