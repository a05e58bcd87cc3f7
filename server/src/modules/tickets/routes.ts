import type { TicketListQuery } from '@callstead/contract/tickets';
import * as endpoints from '@callstead/contract/tickets-endpoints';
import { type Actor, authorize, can, isMember, type Member } from '@callstead/domain/policy';
import { PANEL_TYPES } from '@callstead/domain/tickets/ticket';
import { viewedAccount } from '@callstead/domain/viewed-account';
import { createdKeyOf } from '../../db/newest-first.ts';
import { CREATED_KEY, listed, pageOf, pageRequestOf } from '../../http/cursor.ts';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { readAbout } from './about.ts';
import { ticketAdminRoutes } from './admin/routes.ts';
import { contact, openTicket, replyToTicket } from './commands.ts';
import { ticketDeskRoutes } from './desk/routes.ts';
import { presentReply, presentTicket, presentTicketSummary } from './present.ts';
import { listReplies, listTickets } from './queries.ts';
import { readTicket } from './reads.ts';

export function ticketRoutes(app: App, services: Services): void {
  contactRoutes(app, services);
  ownTicketRoutes(app, services);
  replyRoutes(app, services);
  ticketAdminRoutes(app, services);
  ticketDeskRoutes(app, services);
}

function contactRoutes(app: App, { db, limits }: Services): void {
  handle(app, endpoints.sendContact, async ({ actor, body, request }) => {
    await limits.spend('contact.address', request.ip);
    await contact({ db }, actor, body);
  });
}

function ownTicketRoutes(app: App, services: Services): void {
  const { db } = services;
  handle(app, endpoints.listTickets, async ({ actor, query }) => {
    authorize(actor, 'ticket.list');
    const request = pageRequestOf(query, CREATED_KEY);
    const rows = await listTickets(db, { ...viewOf(actor, query), after: request.from, limit: query.limit + 1 });
    return listed(pageOf(rows, request, createdKeyOf), presentTicketSummary);
  });

  handle(app, endpoints.openTicket, async ({ actor, body }) => {
    await spendPatience(services, actor);
    const ticket = await openTicket({ db }, actor, body);
    return presentTicket(ticket, [], await readAbout(db, actor, ticket));
  });

  handle(app, endpoints.readTicket, async ({ actor, params }) => {
    const ticket = await readTicket(db, actor, params.id);
    return presentTicket(ticket, await listReplies(db, ticket.id), await readAbout(db, actor, ticket));
  });
}

function viewOf(actor: Member, { panel, account }: TicketListQuery) {
  return {
    ownerId: viewedAccount(actor, account),
    ownerTypes: can(actor, 'ticket.manage') && panel ? PANEL_TYPES[panel] : undefined,
  };
}

/** Every word of a member rings the bell of all admins. */
async function spendPatience({ limits }: Services, actor: Actor): Promise<void> {
  if (isMember(actor) && !can(actor, 'ticket.manage')) await limits.spend('ticket.account', actor.accountId);
}

function replyRoutes(app: App, services: Services): void {
  handle(app, endpoints.replyToTicket, async ({ actor, params, body }) => {
    await spendPatience(services, actor);
    const said = await replyToTicket(services, actor, { ticketId: params.id, ...body });
    return presentReply(said);
  });
}
