import {
  ContactRequest,
  OpenTicketRequest,
  ReplyRequest,
  Ticket,
  TicketListQuery,
  TicketListResponse,
  TicketReply,
} from '@callstead/contract/tickets';
import { type Actor, authorize, can, isMember, type Member } from '@callstead/domain/policy';
import { PANEL_TYPES } from '@callstead/domain/tickets/ticket';
import { viewedAccount } from '@callstead/domain/viewed-account';
import { BY_ID, NOTHING } from '../../http/route-schemas.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { ticketAdminRoutes } from './admin/routes.ts';
import { contact, openTicket, replyToTicket } from './commands.ts';
import { parsePosition, presentReply, presentTicket, presentTicketPage } from './present.ts';
import { listReplies, listTickets, type TicketListFilter } from './queries.ts';
import { readTicket } from './reads.ts';

export function ticketRoutes(app: App, services: Services): void {
  contactRoutes(app, services);
  ownTicketRoutes(app, services);
  replyRoutes(app, services);
  ticketAdminRoutes(app, services);
}

function contactRoutes(app: App, { db, limits }: Services): void {
  app.post(
    '/contact',
    {
      config: { access: 'ticket.contact' },
      schema: { body: ContactRequest, response: NOTHING },
    },
    async (request, reply) => {
      await limits.spend('contact.address', request.ip);
      await contact({ db }, request.actor, request.body);
      return reply.code(204).send();
    },
  );
}

function ownTicketRoutes(app: App, services: Services): void {
  const { db } = services;
  app.get(
    '/tickets',
    {
      config: { access: 'ticket.list' },
      schema: { querystring: TicketListQuery, response: { 200: TicketListResponse } },
    },
    async ({ actor, query }) => {
      authorize(actor, 'ticket.list');
      return presentTicketPage(await listTickets(db, viewOf(actor, query)), query.limit);
    },
  );

  app.post(
    '/tickets',
    {
      config: { access: 'ticket.open' },
      schema: { body: OpenTicketRequest, response: { 201: Ticket } },
    },
    async (request, reply) => {
      await spendPatience(services, request.actor);
      const ticket = await openTicket({ db }, request.actor, request.body);
      return reply.code(201).send(presentTicket(ticket, []));
    },
  );

  app.get(
    '/tickets/:id',
    {
      config: { access: 'ticket.read' },
      schema: { params: BY_ID, response: { 200: Ticket } },
    },
    async ({ actor, params }) => {
      const ticket = await readTicket(db, actor, params.id);
      return presentTicket(ticket, await listReplies(db, ticket.id));
    },
  );
}

/** One row more than asked for tells whether there are more. */
function viewOf(actor: Member, { panel, account, after, limit }: TicketListQuery): TicketListFilter {
  return {
    ownerId: viewedAccount(actor, account),
    ownerTypes: can(actor, 'ticket.manage') && panel ? PANEL_TYPES[panel] : undefined,
    after: parsePosition(after),
    limit: limit + 1,
  };
}

/** Every word of a member rings the bell of all admins. */
async function spendPatience({ limits }: Services, actor: Actor): Promise<void> {
  if (isMember(actor) && !can(actor, 'ticket.manage')) await limits.spend('ticket.account', actor.accountId);
}

function replyRoutes(app: App, services: Services): void {
  app.post(
    '/tickets/:id/replies',
    {
      config: { access: 'ticket.reply' },
      schema: { params: BY_ID, body: ReplyRequest, response: { 201: TicketReply } },
    },
    async (request, reply) => {
      await spendPatience(services, request.actor);
      const said = await replyToTicket(services, request.actor, { ticketId: request.params.id, ...request.body });
      return reply.code(201).send(presentReply(said));
    },
  );
}
