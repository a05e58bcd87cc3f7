import { panelOf } from '@callstead/domain/identity/panel';
import type { Tx } from '../../services.ts';
import { mailMembers } from '../identity/mails.ts';
import type { EventMail, MailsByEvent } from '../mails/on-events.ts';
import { findReply, findTicket, type TicketRow } from './queries.ts';

/** The team's answer goes to the owner's mailbox, with its words: they stay in the ticket, where they can be deleted. */
export const ticketMails: MailsByEvent = {
  'ticket.reply': async (tx, { subject, data }) => {
    if (data.by !== 'team' || data.isOwn || !data.replyId) return [];
    const [ticket, reply] = [await findTicket(tx.db, subject.id), await findReply(tx.db, data.replyId)];
    return ticket && reply ? replyMails(tx, ticket, reply.message) : []; // deleted meanwhile
  },
};

async function replyMails(tx: Tx, ticket: TicketRow, reply: string): Promise<EventMail[]> {
  const { subject, account_id: accountId, owner_type: ownerType } = ticket;
  const { publicUrl } = tx.config;
  if (accountId && ownerType) {
    const link = `${publicUrl}${panelOf(ownerType)}/tickets?ticket=${ticket.id}`;
    return mailMembers(tx, accountId, ({ name, email: to, language }) => ({
      mail: 'ticket-reply',
      to,
      language,
      values: { name, subject, reply, link },
    }));
  }
  const values = { name: ticket.sender_name, subject, reply, contactLink: `${publicUrl}/contact` };
  const order = { mail: 'contact-reply', to: ticket.sender_email, language: ticket.language, values } as const;
  return [{ recipient: 'sender', order }];
}
