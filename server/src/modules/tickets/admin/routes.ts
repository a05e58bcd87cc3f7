import * as endpoints from '@callstead/contract/tickets-endpoints';
import { createdKeyOf } from '../../../db/newest-first.ts';
import { CREATED_KEY, listed, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { readAbout } from '../about.ts';
import { presentAdminTicket, presentEntry, presentTicketSummary } from '../present.ts';
import { listEntries, listTickets } from '../queries.ts';
import { noteOnTicket, removeTicket, setTicketPriority, setTicketStatus } from './commands.ts';
import { readTicketAsAdmin } from './reads.ts';

/** What only admins do with tickets. */
export function ticketAdminRoutes(app: App, services: Services): void {
  readingRoutes(app, services);
  changingRoutes(app, services);
}

function readingRoutes(app: App, { db }: Services): void {
  handle(app, endpoints.listAllTickets, async ({ query }) => {
    const { search, status, priority, limit } = query;
    const request = pageRequestOf(query, CREATED_KEY);
    const rows = await listTickets(db, { search, status, priority, after: request.from, limit: limit + 1 });
    return listed(pageOf(rows, request, createdKeyOf), presentTicketSummary);
  });

  handle(app, endpoints.readAnyTicket, async ({ actor, params }) => {
    const ticket = await readTicketAsAdmin(db, actor, params.id);
    return presentAdminTicket(ticket, await listEntries(db, ticket.id), await readAbout(db, actor, ticket));
  });
}

function changingRoutes(app: App, { db }: Services): void {
  handle(app, endpoints.setTicketStatus, async ({ actor, params, body }) =>
    presentTicketSummary(await setTicketStatus(db, actor, { ticketId: params.id, ...body })),
  );

  handle(app, endpoints.setTicketPriority, async ({ actor, params, body }) =>
    presentTicketSummary(await setTicketPriority(db, actor, { ticketId: params.id, ...body })),
  );

  handle(app, endpoints.addTicketNote, async ({ actor, params, body }) => {
    const note = await noteOnTicket({ db }, actor, { ticketId: params.id, ...body });
    return presentEntry(note);
  });

  handle(app, endpoints.deleteTicket, ({ actor, params }) => removeTicket({ db }, actor, params.id));
}
