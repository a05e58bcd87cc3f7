import type { ContactRequest } from '@callstead/contract/tickets';
import type { Actor } from '@callstead/domain/policy';
import { contactMessage } from '@callstead/domain/tickets/contact-message';
import { type Db, inTransaction } from '../../db/database.ts';
import { useCaptcha } from '../identity/captcha-commands.ts';
import { phoneNumber } from '../identity/phone-number.ts';
import { notifyAdmins } from '../notifications/notify.ts';
import { insertTicket, type TicketRow } from './queries.ts';

/** Anybody may write to us; whoever is signed in finds the ticket among their own. */
export function contact(db: Db, actor: Actor, request: ContactRequest): Promise<TicketRow> {
  const phone = request.phone && phoneNumber(request.phone);
  return inTransaction(db, async (db) => {
    await useCaptcha(db, request.captchaId);
    const ticket = await insertTicket(db, {
      user_id: actor.userType === 'anonymous' ? null : actor.id,
      sender_name: request.name,
      sender_email: request.email,
      subject: request.subject,
      message: contactMessage({ ...request, phone }),
      source: 'ContactForm',
    });
    await notifyAdmins(db, { kind: 'new_ticket', data: { ticketId: ticket.id, subject: ticket.subject } });
    return ticket;
  });
}
