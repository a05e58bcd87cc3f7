import { panelOf } from '@callstead/domain/identity/panel';
import type { Member } from '@callstead/domain/policy';
import type { WithDb } from '../../db/database.ts';
import { announce } from '../../live/announce.ts';
import type { MailOrder } from '../../mail/mails.ts';
import type { Tx } from '../../services.ts';
import { notify, notifyAdmins } from '../notifications/notify.ts';
import type { TicketRow } from './queries.ts';

type TicketName = { id: string; user_id: string | null; subject: string };

/** Open pages of the owner and of all admins ask again. */
export async function announceTicket(tx: WithDb, { id, user_id }: Pick<TicketName, 'id' | 'user_id'>): Promise<void> {
  await announce(tx.db, { users: user_id ? [user_id] : [], admins: true }, { topic: 'tickets', id });
}

export async function notifyNewTicket(tx: WithDb, ticket: TicketName): Promise<void> {
  await notifyAdmins(tx, { kind: 'new_ticket', data: { ticketId: ticket.id, subject: ticket.subject } });
  await announceTicket(tx, ticket);
}

export async function notifyTeam(tx: WithDb, ticket: TicketRow): Promise<void> {
  await notifyAdmins(tx, { kind: 'ticket_answer', data: { ticketId: ticket.id, subject: ticket.subject } });
}

/** The owner's bell and mailbox; an anonymous sender has the mailbox only. */
export async function notifyOwner(tx: Tx, author: Member, ticket: TicketRow, reply: string): Promise<void> {
  if (ticket.user_id === author.id) return; // an admin who wrote to us through the contact form
  if (ticket.user_id) {
    const data = { ticketId: ticket.id, subject: ticket.subject };
    await notify(tx, [ticket.user_id], { kind: 'ticket_reply', data });
  }
  await tx.queue.enqueue(tx.db, {
    name: 'send-mail',
    data: replyMail(tx.config.publicUrl, ticket, reply),
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
