import type { AdminTicket, CannedReply, TicketEntry, TicketReply } from '@callstead/contract/tickets';
import {
  addTicketNote,
  assignTicket,
  createCannedReply,
  deleteTicket,
  listAllTickets,
  listDeskTickets,
  listTickets,
  openTicket,
  readAnyTicket,
  readTicket,
  readTicketDesk,
  replyToTicket,
  sayAnswering,
  setTicketPriority,
  setTicketStatus,
} from '@callstead/contract/tickets-endpoints';
import { can } from '@callstead/domain/policy';
import { actorOf } from '../session/use-actor.ts';
import { type FakeApi, refusal } from './fake-api.ts';

const AT = '2026-03-02T10:00:00.000Z';

/** A question of Nora's, still open. */
export function aTicket(changes: Partial<AdminTicket> = {}): AdminTicket {
  return {
    id: crypto.randomUUID(),
    subject: 'Pago de octubre',
    message: '¿Cuándo llega?',
    status: 'open',
    priority: 'medium',
    source: 'PublisherPanel',
    sender: { name: 'Nora Paz', email: 'publisher@people.example', userType: 'publisher' },
    createdAt: AT,
    updatedAt: AT,
    entries: [],
    assignee: null,
    waitingSince: AT,
    about: null,
    accountId: null,
    language: 'es',
    ...changes,
  };
}

export function anEntry(kind: TicketEntry['kind'], message: string): TicketEntry {
  const author = kind === 'owner' ? 'Nora Paz' : 'Alma Ortega';
  return { id: crypto.randomUUID(), kind, author, message, createdAt: AT };
}

const PAGE_SIZE = 25;

/** Tickets that remember what is done to them, the newest first; a page's cursor is where the next begins. */
export function keepTickets(api: FakeApi, ...kept: AdminTicket[]): AdminTicket[] {
  api.answer(sayAnswering, undefined);
  api.answer(readTicketDesk, { team: [ALMA], cannedReplies: [] });
  const list = (found: AdminTicket[], after = '0') => {
    const end = Number(after) + PAGE_SIZE;
    const hasMore = found.length > end;
    return { data: found.slice(Number(after), end), hasMore, next: hasMore ? String(end) : null };
  };
  const find = (id: string) => kept.find((ticket) => ticket.id === id);
  const add = (id: string, entry: TicketEntry) => {
    find(id)?.entries.push(entry);
    return entry;
  };
  const ofOwner = ({ entries, ...ticket }: AdminTicket) => ({
    ...ticket,
    replies: entries.filter((entry): entry is TicketReply => entry.kind !== 'note'),
  });

  api.answer(listTickets, ({ query }) => list(kept, query.after || undefined));
  api.answer(openTicket, ({ body: { subject, message } }) => {
    kept.unshift(aTicket({ subject, message }));
    return ofOwner(kept[0] as AdminTicket);
  });
  api.answer(readTicket, ({ params }) => {
    const ticket = find(params.id);
    return ticket ? ofOwner(ticket) : refusal('not_found');
  });
  api.answer(replyToTicket, ({ params, body }) => {
    const kind = can(actorOf(api.session), 'ticket.manage') ? 'team' : 'owner';
    Object.assign(find(params.id) ?? {}, kind === 'owner' && { status: 'open' }, body.close && { status: 'closed' });
    return add(params.id, anEntry(kind, body.message)) as TicketReply;
  });
  api.answer(listAllTickets, ({ query }) => {
    const words = query.search.toLowerCase();
    const found = kept.filter(
      ({ subject, status, priority }) =>
        subject.toLowerCase().includes(words) &&
        (!query.status || status === query.status) &&
        (!query.priority || priority === query.priority),
    );
    return list(found, query.after || undefined);
  });
  api.answer(readAnyTicket, ({ params }) => find(params.id) ?? refusal('not_found'));
  api.answer(setTicketStatus, ({ params, body }) => Object.assign(find(params.id) ?? aTicket(), body));
  api.answer(setTicketPriority, ({ params, body }) => Object.assign(find(params.id) ?? aTicket(), body));
  api.answer(addTicketNote, ({ params, body }) => add(params.id, anEntry('note', body.message)));
  api.answer(deleteTicket, ({ params }) => {
    kept.splice(
      kept.findIndex(({ id }) => id === params.id),
      1,
    );
    return undefined;
  });
  return kept;
}

/** A colleague. */
export const ALMA = { id: crypto.randomUUID(), name: 'Alma Ortega' };

/** The same tickets as the desk has them, with somebody to give them to and replies kept ready. */
export function keepDesk(api: FakeApi, kept: AdminTicket[], cannedReplies: CannedReply[] = []): void {
  api.answer(listDeskTickets, ({ query }) => {
    const data = kept.filter(
      ({ subject, status, assignee }) =>
        subject.toLowerCase().includes(query.search.toLowerCase()) &&
        (status === 'closed') === (query.state === 'closed') &&
        (query.assignee !== 'nobody' || assignee === null),
    );
    return { data, hasMore: false, next: null };
  });
  api.answer(readTicketDesk, () => ({ team: [ALMA], cannedReplies }));
  api.answer(assignTicket, ({ params, body }) =>
    Object.assign(kept.find(({ id }) => id === params.id) ?? aTicket(), { assignee: body.assignee ? ALMA : null }),
  );
  api.answer(createCannedReply, ({ body }) => {
    const made = { id: crypto.randomUUID(), ...body };
    cannedReplies.push(made);
    return made;
  });
}
