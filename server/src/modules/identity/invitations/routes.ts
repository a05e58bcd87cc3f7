import * as endpoints from '@callstead/contract/identity/invitations-endpoints';
import { createdKeyOf } from '../../../db/newest-first.ts';
import { CREATED_KEY, listed, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { acceptInvitation, findInvitationBehind, invite, resendInvitation, withdrawInvitation } from './commands.ts';
import { checkFirstAdminLink, createFirstAdmin } from './first-admin.ts';
import { presentInvitation } from './present.ts';
import { listInvitations } from './queries.ts';

export function invitationRoutes(app: App, services: Services): void {
  adminRoutes(app, services);
  invitedRoutes(app, services);
  firstAdminRoutes(app, services);
}

function adminRoutes(app: App, services: Services): void {
  const { db } = services;
  handle(app, endpoints.listInvitations, async ({ query }) => {
    const page = pageRequestOf(query, CREATED_KEY);
    const rows = await listInvitations(db, { after: page.from, limit: page.limit + 1 });
    return listed(pageOf(rows, page, createdKeyOf), presentInvitation);
  });

  handle(app, endpoints.sendInvitation, async ({ actor, body }) =>
    presentInvitation(await invite(services, actor, body)),
  );

  handle(app, endpoints.resendInvitation, async ({ actor, params }) =>
    presentInvitation(await resendInvitation(services, actor, params.id)),
  );

  handle(app, endpoints.withdrawInvitation, ({ actor, params }) => withdrawInvitation({ db }, actor, params.id));
}

/** For whoever holds the link of the mail. */
function invitedRoutes(app: App, { db, limits }: Services): void {
  handle(app, endpoints.checkInvitation, async ({ body, request }) => {
    await limits.spend('recover.address', request.ip);
    const { user_type: userType, full_name: fullName, email } = await findInvitationBehind(db, body.token);
    return { userType, fullName, email };
  });

  handle(app, endpoints.acceptInvitation, async ({ body, request }) => {
    await limits.spend('recover.address', request.ip);
    await acceptInvitation({ db }, { ...body, address: request.ip });
  });
}

/** For whoever holds the link the first start has printed. */
function firstAdminRoutes(app: App, { db, limits }: Services): void {
  handle(app, endpoints.checkFirstAdminLink, async ({ body, request }) => {
    await limits.spend('recover.address', request.ip);
    return checkFirstAdminLink(db, body.token);
  });

  handle(app, endpoints.createFirstAdmin, async ({ body, request }) => {
    await limits.spend('recover.address', request.ip);
    await createFirstAdmin({ db }, body);
  });
}
