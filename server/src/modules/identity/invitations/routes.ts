import { Invitation, InvitationListResponse, InviteAdminRequest } from '@callstead/contract/identity/accounts';
import { NewAdminLinkResponse, NewAdminRequest, TokenRequest } from '@callstead/contract/identity/identity';
import { BY_ID, NOTHING } from '../../../http/route-schemas.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import {
  acceptInvitation,
  findInvitationBehind,
  inviteAdmin,
  resendInvitation,
  withdrawInvitation,
} from './commands.ts';
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
  app.get(
    '/admin/invitations',
    {
      config: { access: 'admin.list-invitations' },
      schema: { response: { 200: InvitationListResponse } },
    },
    async () => ({ invitations: (await listInvitations(db)).map(presentInvitation) }),
  );

  app.post(
    '/admin/invitations',
    {
      config: { access: 'admin.invite' },
      schema: { body: InviteAdminRequest, response: { 201: Invitation } },
    },
    async ({ actor, body }, reply) => reply.code(201).send(presentInvitation(await inviteAdmin(services, actor, body))),
  );

  app.post(
    '/admin/invitations/:id/resend',
    {
      config: { access: 'admin.resend-invitation' },
      schema: { params: BY_ID, response: { 200: Invitation } },
    },
    async ({ actor, params }) => presentInvitation(await resendInvitation(services, actor, params.id)),
  );

  app.delete(
    '/admin/invitations/:id',
    {
      config: { access: 'admin.withdraw-invitation' },
      schema: { params: BY_ID, response: NOTHING },
    },
    async ({ actor, params }, reply) => {
      await withdrawInvitation({ db }, actor, params.id);
      return reply.code(204).send();
    },
  );
}

/** For whoever holds the link of the mail. */
function invitedRoutes(app: App, { db, limits }: Services): void {
  const config = { access: 'admin.accept-invitation' } as const;

  app.post(
    '/invitations/check',
    {
      config,
      schema: { body: TokenRequest, response: { 200: NewAdminLinkResponse } },
    },
    async (request) => {
      await limits.spend('recover.address', request.ip);
      const { full_name: fullName, email } = await findInvitationBehind(db, request.body.token);
      return { fullName, email };
    },
  );

  app.post(
    '/invitations/accept',
    {
      config,
      schema: { body: NewAdminRequest, response: NOTHING },
    },
    async (request, reply) => {
      await limits.spend('recover.address', request.ip);
      await acceptInvitation({ db }, { ...request.body, address: request.ip });
      return reply.code(204).send();
    },
  );
}

/** For whoever holds the link the first start has printed. */
function firstAdminRoutes(app: App, { db, limits }: Services): void {
  app.post(
    '/first-admin/check',
    {
      config: { access: 'first-admin.create' },
      schema: { body: TokenRequest, response: { 200: NewAdminLinkResponse } },
    },
    async (request) => {
      await limits.spend('recover.address', request.ip);
      return checkFirstAdminLink(db, request.body.token);
    },
  );

  app.post(
    '/first-admin',
    {
      config: { access: 'first-admin.create' },
      schema: { body: NewAdminRequest, response: NOTHING },
    },
    async (request, reply) => {
      await limits.spend('recover.address', request.ip);
      await createFirstAdmin({ db }, request.body);
      return reply.code(204).send();
    },
  );
}
