import { panelOf } from '@callstead/domain/identity/panel';
import type { Member } from '@callstead/domain/policy';
import type { Db } from '../../db/database.ts';
import { announce } from '../../live/announce.ts';
import type { MailOrder } from '../../mail/mails.ts';
import type { Services } from '../../services.ts';
import { notify, notifyAdmins } from '../notifications/notify.ts';
import type { TicketRow } from './queries.ts';

type TicketName = { id: string; user_id: string | null; subject: string };

/** Open pages of the owner and of all admins ask again. */
export async function announceTicket(db: Db, { id, user_id }: Pick<TicketName, 'id' | 'user_id'>): Promise<void> {
  await announce(db, { users: user_id ? [user_id] : [], admins: true }, { topic: 'tickets', id });
}

export async function notifyNewTicket(db: Db, ticket: TicketName): Promise<void> {
  await notifyAdmins(db, { kind: 'new_ticket', data: { ticketId: ticket.id, subject: ticket.subject } });
  await announceTicket(db, ticket);
}

export async function notifyTeam(db: Db, ticket: TicketRow): Promise<void> {
  await notifyAdmins(db, { kind: 'ticket_answer', data: { ticketId: ticket.id, subject: ticket.subject } });
}

/** The owner's bell and mailbox; an anonymous sender has the mailbox only. */
export async function notifyOwner(
  services: Services,
  db: Db,
  author: Member,
  ticket: TicketRow,
  reply: string,
): Promise<void> {
  if (ticket.user_id === author.id) return; // an admin who wrote to us through the contact form
  if (ticket.user_id) {
    const data = { ticketId: ticket.id, subject: ticket.subject };
    await notify(db, [ticket.user_id], { kind: 'ticket_reply', data });
  }
  await services.queue.enqueue(db, {
    name: 'send-mail',
    data: replyMail(services.config.publicUrl, ticket, reply),
  });
}

function replyMail(publicUrl: string, ticket: TicketRow, reply: string): MailOrder {
  const { subject } = ticket;
  if (ticket.owner_type && ticket.owner_email) {
    const link = `${publicUrl}${panelOf(ticket.owner_type)}/tickets?ticket=${ticket.id}`;
    return {
      mail: 'ticket-reply',
      to: ticket.owner_email,
      language: ticket.owner_language ?? ticket.language,
      values: { name: ticket.owner_name ?? '', subject, reply, link },
    };
  }
  return {
    mail: 'contact-reply',
    to: ticket.sender_email,
    language: ticket.language,
    values: { name: ticket.sender_name, subject, reply, contactLink: `${publicUrl}/contact` },
  };
}
