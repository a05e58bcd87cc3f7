import type { Actor } from '@callstead/domain/policy';
import type { Db } from '../../db/database.ts';
import { mustBeTheirs } from './commands.ts';
import { findTicket, type TicketRow } from './queries.ts';

/** 404 instead of 403 for another's ticket. */
export async function readTicket(db: Db, actor: Actor, ticketId: string): Promise<TicketRow> {
  return mustBeTheirs(actor, 'ticket.read', await findTicket(db, ticketId));
}
