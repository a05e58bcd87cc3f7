import type { ContactRequest, OpenTicketRequest } from '@callstead/contract/tickets';
import { assert } from '@callstead/domain/assert';
import { DomainError } from '@callstead/domain/errors';
import { type Action, type Actor, authorize, can, type Member } from '@callstead/domain/policy';
import { contactMessage } from '@callstead/domain/tickets/contact-message';
import { sourceOf, statusAfterReply } from '@callstead/domain/tickets/ticket';
import { viewedAccount } from '@callstead/domain/viewed-account';
import { type Db, inTransaction, type WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import type { Services, Tx } from '../../services.ts';
import { phoneNumber } from '../../telephony/phone-number.ts';
import { consumeCaptcha } from '../identity/captcha/commands.ts';
import { findProfile } from '../identity/queries.ts';
import { announceTicket, notifyNewTicket, notifyOwner, notifyTeam } from './notify.ts';
import {
  type EntryRow,
  findTicket,
  findTicketForUpdate,
  insertEntry,
  insertTicket,
  type TicketRow,
  updateTicket,
} from './queries.ts';

/** Anybody may write to us; whoever is signed in finds the ticket among their own. */
export function contact(services: WithDb, actor: Actor, request: ContactRequest): Promise<void> {
  const phone = request.phone && phoneNumber(request.phone);
  return inTransaction(services, async (tx) => {
    await consumeCaptcha(tx.db, request.captchaId);
    const ticket = await insertTicket(tx.db, {
      user_id: actor.userType === 'anonymous' ? null : actor.id,
      sender_name: request.name,
      sender_email: request.email,
      subject: request.subject,
      message: contactMessage({ ...request, phone }),
      source: 'ContactForm',
      language: request.language,
    });
    await notifyNewTicket(tx, ticket);
  });
}

/** From a panel, for oneself; an admin opens one in the name of the account they picked. */
export function openTicket(services: WithDb, actor: Actor, request: OpenTicketRequest): Promise<TicketRow> {
  return inTransaction(services, async (tx) => {
    authorize(actor, 'ticket.open');
    const { owner, source } = await findAsker(tx.db, actor, request.account);
    const { id, subject } = await insertTicket(tx.db, {
      user_id: owner.id,
      sender_name: owner.full_name,
      sender_email: owner.email,
      subject: request.subject,
      message: request.message,
      source,
      language: owner.language,
    });
    await notifyNewTicket(tx, { id, user_id: owner.id, subject });
    if (owner.id !== actor.id) {
      const after = { owner: owner.full_name };
      await emit(tx, actor, {
        type: 'ticket.open',
        subject: { type: 'ticket', id, name: subject },
        after,
      });
    }
    const ticket = await findTicket(tx.db, id);
    assert(ticket, 'what was inserted is there');
    return ticket;
  });
}

async function findAsker(db: Db, actor: Member, picked: string | undefined) {
  const ownerId = viewedAccount(actor, picked);
  if (!ownerId) throw new DomainError('validation_failed', { fields: { account: 'required' } });
  const owner = await findProfile(db, ownerId);
  const source = owner && sourceOf(owner.user_type);
  if (!source) throw new DomainError('not_found');
  return { owner, source };
}

export function mustBeTheirs(actor: Actor, action: Action, ticket: TicketRow | undefined): TicketRow {
  if (!ticket || !can(actor, action, { userId: ticket.user_id })) throw new DomainError('not_found');
  return ticket;
}

/** Within the thread the owner reads: by the owner, or by an admin for the team. */
export function replyToTicket(
  services: Services,
  actor: Actor,
  input: { ticketId: string; message: string },
): Promise<EntryRow> {
  return inTransaction(services, async (tx) => {
    const ticket = mustBeTheirs(actor, 'ticket.reply', await findTicketForUpdate(tx.db, input.ticketId));
    authorize(actor, 'ticket.reply', { userId: ticket.user_id });
    const kind = actor.userType === 'admin' ? 'team' : 'owner';
    const status = statusAfterReply(ticket.status, kind);
    const reply = await insertEntry(tx.db, { ticket_id: ticket.id, user_id: actor.id, kind, message: input.message });
    await updateTicket(tx.db, ticket.id, { status });
    if (kind === 'owner') await notifyTeam(tx, ticket);
    else await answer(tx, actor, ticket, reply);
    await announceTicket(tx, ticket);
    return reply;
  });
}

async function answer(tx: Tx, actor: Member, ticket: TicketRow, reply: EntryRow): Promise<void> {
  await notifyOwner(tx, actor, ticket, reply.message);
  await emit(tx, actor, {
    type: 'ticket.reply',
    subject: { type: 'ticket', id: ticket.id, name: ticket.subject },
    after: { replyId: reply.id }, // the words stay in the ticket, where they can be deleted
  });
}
