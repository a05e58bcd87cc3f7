import type {
  AboutSale,
  AdminTicket,
  DeskTicket,
  Ticket,
  TicketEntry,
  TicketReply,
  TicketSummary,
} from '@callstead/contract/tickets';
import { assert } from '@callstead/domain/assert';
import { namedSaleOf } from './about.ts';
import type { EntryRow, TicketRow, TicketSummaryRow } from './queries.ts';

export function presentTicketSummary(row: TicketSummaryRow): TicketSummary {
  return {
    id: row.id,
    subject: row.subject,
    status: row.status,
    priority: row.priority,
    source: row.source,
    sender: {
      name: row.owner_name ?? row.sender_name,
      email: row.owner_email ?? row.sender_email,
      userType: row.owner_type,
    },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** For the owner. */
export function presentTicket(row: TicketRow, replies: EntryRow[], about: AboutSale | null): Ticket {
  return { ...presentTicketSummary(row), message: row.message, replies: replies.map(presentReply), about };
}

export function presentReply(row: EntryRow): TicketReply {
  assert(row.kind !== 'note', 'a note is never shown as a reply');
  return { ...presentEntry(row), kind: row.kind };
}

/** For admins. */
export function presentDeskTicket(row: TicketSummaryRow): DeskTicket {
  const { assignee_id: id, assignee_name: name } = row;
  return {
    ...presentTicketSummary(row),
    assignee: id && name ? { id, name } : null,
    waitingSince: row.status === 'closed' ? null : (row.waiting_since?.toISOString() ?? null),
    about: namedSaleOf(row),
  };
}

export function presentAdminTicket(row: TicketRow, entries: EntryRow[], about: AboutSale | null): AdminTicket {
  return {
    ...presentDeskTicket(row),
    message: row.message,
    entries: entries.map(presentEntry),
    about,
    accountId: row.account_id,
    language: row.language,
  };
}

export function presentEntry(row: EntryRow): TicketEntry {
  return {
    id: row.id,
    kind: row.kind,
    author: row.author,
    message: row.message,
    createdAt: row.created_at.toISOString(),
  };
}
