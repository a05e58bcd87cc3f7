import * as endpoints from '@callstead/contract/tickets-endpoints';
import { isMember } from '@callstead/domain/policy';
import { MOST_CANNED_REPLIES } from '@callstead/domain/tickets/canned-reply';
import { KEY, listed, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { presentDeskTicket } from '../present.ts';
import { assignTicket, createCannedReply, deleteCannedReply, editCannedReply, sayAnswering } from './commands.ts';
import { listCannedReplies, listDesk, listTeam } from './queries.ts';

const DESK_KEY = [KEY.micros, KEY.uuid] as const;

/** Where the team works through what people ask. */
export function ticketDeskRoutes(app: App, services: Services): void {
  const { db } = services;
  handle(app, endpoints.listDeskTickets, async ({ actor, query }) => {
    const { search, state, assignee, limit } = query;
    const request = pageRequestOf(query, DESK_KEY);
    const mine = isMember(actor) ? actor.userId : undefined;
    const assigneeId = assignee === 'nobody' ? null : assignee && mine;
    const rows = await listDesk(db, { search, state, assigneeId, after: request.from, limit: limit + 1 });
    return listed(
      pageOf(rows, request, (row) => [String(row.desk_rank), row.id]),
      presentDeskTicket,
    );
  });

  handle(app, endpoints.readTicketDesk, async () => ({
    team: await listTeam(db),
    cannedReplies: await listCannedReplies(db, MOST_CANNED_REPLIES),
  }));

  handle(app, endpoints.assignTicket, async ({ actor, params, body }) =>
    presentDeskTicket(await assignTicket({ db }, actor, { ticketId: params.id, ...body })),
  );

  handle(app, endpoints.sayAnswering, ({ actor, params, body }) =>
    sayAnswering(services, actor, { ticketId: params.id, ...body }),
  );

  handle(app, endpoints.createCannedReply, ({ actor, body }) => createCannedReply({ db }, actor, body));
  handle(app, endpoints.editCannedReply, ({ actor, params, body }) => editCannedReply({ db }, actor, params.id, body));
  handle(app, endpoints.deleteCannedReply, ({ actor, params }) => deleteCannedReply({ db }, actor, params.id));
}
