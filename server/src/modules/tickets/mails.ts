import { panelOf } from '@callstead/domain/identity/panel';
import type { Tx } from '../../services.ts';
import type { EventMail, MailsByEvent } from '../mails/on-events.ts';
import { findReply, findTicket, type TicketRow } from './queries.ts';

/** The team's answer goes to the owner's mailbox, with its words: they stay in the ticket, where they can be deleted. */
export const ticketMails: MailsByEvent = {
  'ticket.reply': async (tx, { subject, data }) => {
    if (data.by !== 'team' || data.isOwn || !data.replyId) return [];
    const [ticket, reply] = [await findTicket(tx.db, subject.id), await findReply(tx.db, data.replyId)];
    return ticket && reply ? [replyMail(tx, ticket, reply.message)] : []; // deleted meanwhile
  },
};

function replyMail({ config: { publicUrl } }: Tx, ticket: TicketRow, reply: string): EventMail {
  const { subject } = ticket;
  if (ticket.user_id && ticket.owner_type && ticket.owner_email) {
    const link = `${publicUrl}${panelOf(ticket.owner_type)}/tickets?ticket=${ticket.id}`;
    const language = ticket.owner_language ?? ticket.language;
    const values = { name: ticket.owner_name ?? '', subject, reply, link };
    return { recipient: ticket.user_id, order: { mail: 'ticket-reply', to: ticket.owner_email, language, values } };
  }
  const values = { name: ticket.sender_name, subject, reply, contactLink: `${publicUrl}/contact` };
  return {
    recipient: 'sender',
    order: { mail: 'contact-reply', to: ticket.sender_email, language: ticket.language, values },
  };
}
