import type { ContactRequest, OpenTicketRequest } from '@callstead/contract/tickets';
import { assert } from '@callstead/domain/assert';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize, can, isMember, type Member } from '@callstead/domain/policy';
import { contactMessage } from '@callstead/domain/tickets/contact-message';
import { sourceOf, statusAfterReply, waitingAfterReply } from '@callstead/domain/tickets/ticket';
import { viewedAccount } from '@callstead/domain/viewed-account';
import { type Db, inTransaction, type WithDb } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import type { Services, Tx } from '../../services.ts';
import { phoneNumber } from '../../telephony/phone-number.ts';
import { consumeCaptcha } from '../identity/captcha/commands.ts';
import { findAccount } from '../identity/queries.ts';
import { mustBeOfAsker } from './about.ts';
import {
  type EntryRow,
  findTicket,
  findTicketForUpdate,
  insertEntry,
  insertTicket,
  isAnsweredSince,
  type TicketRow,
  updateTicket,
} from './queries.ts';

/** Anybody may write to us; whoever is signed in finds the ticket among their own. */
export function contact(services: WithDb, actor: Actor, request: ContactRequest): Promise<void> {
  const phone = request.phone && phoneNumber(request.phone);
  return inTransaction(services, async (tx) => {
    await consumeCaptcha(tx.db, request.captchaId);
    const ticket = await insertTicket(tx.db, {
      user_id: isMember(actor) ? actor.userId : null,
      account_id: isMember(actor) ? actor.accountId : null,
      sender_name: request.name,
      sender_email: request.email,
      subject: request.subject,
      message: contactMessage({ ...request, phone }),
      source: 'ContactForm',
      language: request.language,
    });
    const by = isMember(actor) ? 'owner' : 'visitor';
    await emit(tx, actor, { type: 'ticket.open', subject: subjectOf(ticket), ...ownedBy(ticket, by) });
  });
}

/** From a panel, for oneself; an admin opens one in the name of the account they picked. */
export function openTicket(services: WithDb, actor: Actor, request: OpenTicketRequest): Promise<TicketRow> {
  return inTransaction(services, async (tx) => {
    authorize(actor, 'ticket.open');
    const { owner, source } = await findAsker(tx.db, actor, request.account);
    if (request.about) await mustBeOfAsker(tx.db, request.about, owner.id);
    const { id, subject } = await insertTicket(tx.db, {
      user_id: owner.user_id,
      account_id: owner.id,
      sender_name: owner.full_name,
      sender_email: owner.email,
      subject: request.subject,
      message: request.message,
      source,
      language: owner.language,
      about_kind: request.about?.kind ?? null,
      about_id: request.about?.id ?? null,
    });
    const isOwn = owner.id === actor.accountId;
    await emit(tx, actor, {
      type: 'ticket.open',
      subject: { type: 'ticket', id, name: subject },
      ...ownedBy({ account_id: owner.id }, isOwn ? 'owner' : 'team'),
      after: { owner: owner.full_name },
    });
    const ticket = await findTicket(tx.db, id);
    assert(ticket, 'what was inserted is there');
    return ticket;
  });
}

async function findAsker(db: Db, actor: Member, picked: string | undefined) {
  const ownerId = viewedAccount(actor, picked);
  if (!ownerId) throw new DomainError('validation_failed', { fields: { account: 'required' } });
  const owner = await findAccount(db, ownerId);
  const source = owner && sourceOf(owner.type);
  if (!source) throw new DomainError('not_found');
  return { owner, source };
}

export function mustBeTheirs(
  actor: Actor,
  action: 'ticket.read' | 'ticket.reply',
  ticket: TicketRow | undefined,
): TicketRow {
  if (!ticket || !can(actor, action, { accountId: ticket.account_id })) throw new DomainError('not_found');
  return ticket;
}

/** Within the thread the owner reads: by the owner, or by an admin for the team. */
export function replyToTicket(
  services: Services,
  actor: Actor,
  input: { ticketId: string; message: string; close?: boolean | undefined; seenAnswer?: string | null | undefined },
): Promise<EntryRow> {
  return inTransaction(services, async (tx) => {
    const ticket = mustBeTheirs(actor, 'ticket.reply', await findTicketForUpdate(tx.db, input.ticketId));
    authorize(actor, 'ticket.reply', { accountId: ticket.account_id });
    const kind = can(actor, 'ticket.manage') ? 'team' : 'owner';
    if (input.close) authorize(actor, 'ticket.set-status');
    const { seenAnswer } = input;
    if (kind === 'team' && seenAnswer !== undefined) await mustHaveSeenAll(tx.db, actor, ticket, seenAnswer);
    const status = statusAfterReply(ticket.status, kind);
    const reply = await insertEntry(tx.db, {
      ticket_id: ticket.id,
      user_id: actor.userId,
      kind,
      message: input.message,
    });
    const waiting_since = waitingAfterReply(ticket.waiting_since, kind, reply.created_at);
    await updateTicket(tx.db, ticket.id, { status: input.close ? 'closed' : status, waiting_since });
    await emit(tx, actor, {
      type: 'ticket.reply',
      subject: subjectOf(ticket),
      accountId: ticket.account_id,
      facts: {
        ownerId: ticket.account_id,
        by: kind,
        isOwn: ticket.account_id === actor.accountId,
        replyId: reply.id,
      },
      after: { replyId: reply.id }, // the words stay in the ticket, where they can be deleted
    });
    if (input.close && status !== 'closed') await tellClosed(tx, actor, ticket);
    return reply;
  });
}

/** Two of the team would answer the same question: the second one reads the first answer before. */
async function mustHaveSeenAll(db: Db, { userId }: Member, { id: ticketId }: TicketRow, seenAnswer: string | null) {
  if (await isAnsweredSince(db, { ticketId, userId, seenAnswer })) throw new DomainError('ticket_answered');
}

function tellClosed(tx: Tx, actor: Actor, ticket: TicketRow): Promise<void> {
  return emit(tx, actor, {
    type: 'ticket.set-status',
    subject: subjectOf(ticket),
    ...ownedBy(ticket, 'team'),
    before: { status: ticket.status },
    after: { status: 'closed' },
  });
}

export const subjectOf = ({ id, subject }: { id: string; subject: string }) =>
  ({ type: 'ticket', id, name: subject }) as const;

/** Whose ticket it is, and on whose side something was done to it. */
export const ownedBy = ({ account_id: ownerId }: { account_id: string | null }, by: 'visitor' | 'owner' | 'team') =>
  ({ accountId: ownerId, facts: { ownerId, by } }) as const;
