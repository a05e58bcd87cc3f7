import {
  AdminTicket,
  AdminTicketListQuery,
  ReplyRequest,
  SetTicketPriorityRequest,
  SetTicketStatusRequest,
  TicketEntry,
  TicketListResponse,
  TicketSummary,
} from '@callstead/contract/tickets';
import { BY_ID, NOTHING } from '../../../http/route-schemas.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import {
  parsePosition,
  presentAdminTicket,
  presentEntry,
  presentTicketPage,
  presentTicketSummary,
} from '../present.ts';
import { listEntries, listTickets } from '../queries.ts';
import { noteOnTicket, removeTicket, setTicketPriority, setTicketStatus } from './commands.ts';
import { readTicketAsAdmin } from './reads.ts';

/** What only admins do with tickets. */
export function ticketAdminRoutes(app: App, services: Services): void {
  readingRoutes(app, services);
  changingRoutes(app, services);
}

function readingRoutes(app: App, { db }: Services): void {
  app.get(
    '/admin/tickets',
    {
      config: { access: 'ticket.manage' },
      schema: { querystring: AdminTicketListQuery, response: { 200: TicketListResponse } },
    },
    async ({ query: { after, limit, ...filter } }) => {
      const rows = await listTickets(db, { ...filter, after: parsePosition(after), limit: limit + 1 });
      return presentTicketPage(rows, limit);
    },
  );

  app.get(
    '/admin/tickets/:id',
    {
      config: { access: 'ticket.manage' },
      schema: { params: BY_ID, response: { 200: AdminTicket } },
    },
    async ({ actor, params }) => {
      const ticket = await readTicketAsAdmin(db, actor, params.id);
      return presentAdminTicket(ticket, await listEntries(db, ticket.id));
    },
  );
}

function changingRoutes(app: App, { db }: Services): void {
  app.put(
    '/admin/tickets/:id/status',
    {
      config: { access: 'ticket.set-status' },
      schema: { params: BY_ID, body: SetTicketStatusRequest, response: { 200: TicketSummary } },
    },
    async ({ actor, params, body }) =>
      presentTicketSummary(await setTicketStatus(db, actor, { ticketId: params.id, ...body })),
  );

  app.put(
    '/admin/tickets/:id/priority',
    {
      config: { access: 'ticket.set-priority' },
      schema: { params: BY_ID, body: SetTicketPriorityRequest, response: { 200: TicketSummary } },
    },
    async ({ actor, params, body }) =>
      presentTicketSummary(await setTicketPriority(db, actor, { ticketId: params.id, ...body })),
  );

  app.post(
    '/admin/tickets/:id/notes',
    {
      config: { access: 'ticket.note' },
      schema: { params: BY_ID, body: ReplyRequest, response: { 201: TicketEntry } },
    },
    async ({ actor, params, body }, reply) => {
      const note = await noteOnTicket({ db }, actor, { ticketId: params.id, ...body });
      return reply.code(201).send(presentEntry(note));
    },
  );

  app.delete(
    '/admin/tickets/:id',
    {
      config: { access: 'ticket.delete' },
      schema: { params: BY_ID, response: NOTHING },
    },
    async ({ actor, params }, reply) => {
      await removeTicket({ db }, actor, params.id);
      return reply.code(204).send();
    },
  );
}
