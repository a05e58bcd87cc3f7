import { type Actor, authorize } from '@callstead/domain/policy';
import type { Db } from '../../../db/database.ts';
import { findTicket, type TicketRow } from '../queries.ts';
import { existing } from './commands.ts';

export async function readTicketAsAdmin(db: Db, actor: Actor, ticketId: string): Promise<TicketRow> {
  authorize(actor, 'ticket.manage');
  return existing(await findTicket(db, ticketId));
}
