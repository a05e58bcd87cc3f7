import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize } from '@callstead/domain/policy';
import type { TicketPriority, TicketStatus } from '@callstead/domain/tickets/ticket';
import { type Db, inTransaction, type WithDb } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import { ownedBy, subjectOf } from '../commands.ts';
import {
  deleteEntries,
  deleteTicket,
  type EntryRow,
  findTicket,
  findTicketForUpdate,
  insertEntry,
  type TicketRow,
  updateTicket,
} from '../queries.ts';

export function setTicketStatus(
  db: Db,
  actor: Actor,
  input: { ticketId: string; status: TicketStatus },
): Promise<TicketRow> {
  const { ticketId, status } = input;
  return changeTicket({ db }, actor, {
    action: 'ticket.set-status',
    ticketId,
    before: ({ status }) => ({ status }),
    change: { status },
  });
}

export function setTicketPriority(
  db: Db,
  actor: Actor,
  input: { ticketId: string; priority: TicketPriority },
): Promise<TicketRow> {
  const { ticketId, priority } = input;
  return changeTicket({ db }, actor, {
    action: 'ticket.set-priority',
    ticketId,
    before: ({ priority }) => ({ priority }),
    change: { priority },
  });
}

type Change = { status: TicketStatus } | { priority: TicketPriority };
type Edit = {
  action: 'ticket.set-status' | 'ticket.set-priority';
  ticketId: string;
  before: (ticket: TicketRow) => Change;
  change: Change;
};

function changeTicket(services: WithDb, actor: Actor, { action, ticketId, before, change }: Edit): Promise<TicketRow> {
  return inTransaction(services, async (tx) => {
    authorize(actor, action);
    const ticket = existing(await findTicketForUpdate(tx.db, ticketId));
    const changed = { ...ticket, ...change };
    if (changed.status === ticket.status && changed.priority === ticket.priority) return ticket;
    await updateTicket(tx.db, ticketId, change);
    await emit(tx, actor, {
      type: action,
      subject: subjectOf(ticket),
      ...ownedBy(ticket, 'team'),
      before: before(ticket),
      after: change,
    });
    return existing(await findTicket(tx.db, ticketId));
  });
}

/** Among admins: the owner hears nothing of it, not even that something happened. */
export function noteOnTicket(
  services: WithDb,
  actor: Actor,
  input: { ticketId: string; message: string },
): Promise<EntryRow> {
  return inTransaction(services, async (tx) => {
    authorize(actor, 'ticket.note');
    const ticket = existing(await findTicketForUpdate(tx.db, input.ticketId));
    const { message } = input;
    const note = await insertEntry(tx.db, { ticket_id: ticket.id, user_id: actor.userId, kind: 'note', message });
    await emit(tx, actor, {
      type: 'ticket.note',
      subject: subjectOf(ticket),
      ...ownedBy(ticket, 'team'),
      after: { noteId: note.id },
    });
    return note;
  });
}

/** Replies go first, then the ticket. */
export function removeTicket(services: WithDb, actor: Actor, ticketId: string): Promise<void> {
  return inTransaction(services, async (tx) => {
    authorize(actor, 'ticket.delete');
    const ticket = existing(await findTicketForUpdate(tx.db, ticketId));
    const replies = await deleteEntries(tx.db, ticketId);
    await deleteTicket(tx.db, ticketId);
    const { status, priority, source, created_at } = ticket;
    await emit(tx, actor, {
      type: 'ticket.delete',
      subject: subjectOf(ticket),
      ...ownedBy(ticket, 'team'),
      before: { status, priority, source, replies, createdAt: created_at.toISOString() },
    });
  });
}

export function existing(ticket: TicketRow | undefined): TicketRow {
  if (!ticket) throw new DomainError('not_found');
  return ticket;
}
