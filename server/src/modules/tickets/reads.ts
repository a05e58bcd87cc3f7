import type { Actor } from '@callstead/domain/policy';
import type { Db } from '../../db/database.ts';
import { mustBeTheirs } from './commands.ts';
import { findTicket, type TicketRow } from './queries.ts';

/** Another's ticket looks the same as one that does not exist. */
export async function readTicket(db: Db, actor: Actor, ticketId: string): Promise<TicketRow> {
  return mustBeTheirs(actor, 'ticket.read', await findTicket(db, ticketId));
}
