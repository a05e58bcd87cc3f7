import type { CannedReply, SaveCannedReplyRequest } from '@callstead/contract/tickets';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, authorize } from '@callstead/domain/policy';
import { MOST_CANNED_REPLIES } from '@callstead/domain/tickets/canned-reply';
import { inTransaction, type WithDb } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import { announceAnswering } from '../../../live/announce.ts';
import type { Services } from '../../../services.ts';
import { existing } from '../admin/commands.ts';
import { ownedBy, subjectOf } from '../commands.ts';
import { findTicket, findTicketForUpdate, type TicketRow } from '../queries.ts';
import * as queries from './queries.ts';

/** Given to somebody of the team, or to nobody. */
export function assignTicket(
  services: WithDb,
  actor: Actor,
  { ticketId, assignee }: { ticketId: string; assignee: string | null },
): Promise<TicketRow> {
  return inTransaction(services, async (tx) => {
    authorize(actor, 'ticket.assign');
    const ticket = existing(await findTicketForUpdate(tx.db, ticketId));
    const colleague = assignee && (await queries.listTeam(tx.db)).find(({ id }) => id === assignee);
    if (assignee && !colleague) throw new DomainError('validation_failed', { fields: { assignee: 'invalid' } });
    if (ticket.assignee_id === assignee) return ticket;
    await queries.updateAssignee(tx.db, ticketId, assignee);
    await emit(tx, actor, {
      type: 'ticket.assign',
      subject: subjectOf(ticket),
      ...ownedBy(ticket, 'team'),
      before: { assignee: ticket.assignee_name },
      after: { assignee: colleague ? colleague.name : null },
    });
    return existing(await findTicket(tx.db, ticketId));
  });
}

/** Heard by the pages that are open now and kept nowhere; who opens the ticket later hears of the next keystrokes. */
export async function sayAnswering(
  { db, limits }: Services,
  actor: Actor,
  { ticketId, isTyping }: { ticketId: string; isTyping: boolean },
): Promise<void> {
  authorize(actor, 'ticket.manage');
  await limits.spend('ticket-answering.account', actor.userId);
  const by = await queries.findAnswerer(db, { ticketId, userId: actor.userId });
  if (!by) throw new DomainError('not_found');
  await announceAnswering(db, { ticketId, by, isTyping });
}

export function createCannedReply(
  services: WithDb,
  actor: Actor,
  wanted: SaveCannedReplyRequest,
): Promise<CannedReply> {
  return inTransaction(services, async (tx) => {
    authorize(actor, 'canned-reply.save');
    const kept = await queries.listCannedReplies(tx.db, MOST_CANNED_REPLIES);
    if (kept.length >= MOST_CANNED_REPLIES) throw new DomainError('report_limit');
    const saved = await queries.insertCannedReply(tx.db, wanted);
    if (!saved) throw taken();
    await emit(tx, actor, { type: 'canned-reply.save', subject: namedReply(saved), after: wanted });
    return saved;
  });
}

export function editCannedReply(
  services: WithDb,
  actor: Actor,
  id: string,
  wanted: SaveCannedReplyRequest,
): Promise<CannedReply> {
  return inTransaction(services, async (tx) => {
    authorize(actor, 'canned-reply.save');
    const { id: _, ...before } = known(await queries.findCannedReply(tx.db, id));
    if (await queries.isTitleTaken(tx.db, wanted.title, id)) throw taken();
    const saved = await queries.updateCannedReply(tx.db, id, wanted);
    await emit(tx, actor, { type: 'canned-reply.save', subject: namedReply(saved), before, after: wanted });
    return saved;
  });
}

export function deleteCannedReply(services: WithDb, actor: Actor, id: string): Promise<void> {
  return inTransaction(services, async (tx) => {
    authorize(actor, 'canned-reply.delete');
    const reply = known(await queries.findCannedReply(tx.db, id));
    await queries.deleteCannedReply(tx.db, id);
    const { id: _, ...before } = reply;
    await emit(tx, actor, { type: 'canned-reply.delete', subject: namedReply(reply), before });
  });
}

const taken = () => new DomainError('validation_failed', { fields: { title: 'name_taken' } });
const namedReply = ({ id, title }: CannedReply) => ({ type: 'network', id, name: title }) as const;

function known(reply: CannedReply | undefined): CannedReply {
  if (!reply) throw new DomainError('not_found');
  return reply;
}
