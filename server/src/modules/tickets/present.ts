import type {
  AdminTicket,
  Ticket,
  TicketEntry,
  TicketListResponse,
  TicketReply,
  TicketSummary,
} from '@callstead/contract/tickets';
import { assert } from '@callstead/domain/assert';
import type { EntryRow, TicketPosition, TicketRow, TicketSummaryRow } from './queries.ts';

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

/** `rows` may hold one more than the page: it tells whether there are more. */
export function presentTicketPage(rows: TicketSummaryRow[], limit: number): TicketListResponse {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    tickets: page.map(presentTicketSummary),
    after: last ? `${last.created_micros}.${last.id}` : null,
  };
}

const POSITION = /^(\d{1,17})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** A mangled position starts at the beginning. */
export function parsePosition(after: string | undefined): TicketPosition | undefined {
  const [, micros, id] = POSITION.exec(after ?? '') ?? [];
  return micros && id ? { createdMicros: Number(micros), id } : undefined;
}

/** For the owner. */
export function presentTicket(row: TicketRow, replies: EntryRow[]): Ticket {
  return { ...presentTicketSummary(row), message: row.message, replies: replies.map(presentReply) };
}

export function presentReply(row: EntryRow): TicketReply {
  assert(row.kind !== 'note', 'a note is never shown as a reply');
  return { ...presentEntry(row), kind: row.kind };
}

/** For admins. */
export function presentAdminTicket(row: TicketRow, entries: EntryRow[]): AdminTicket {
  return { ...presentTicketSummary(row), message: row.message, entries: entries.map(presentEntry) };
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
