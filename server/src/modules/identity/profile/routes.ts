import { Profile, TokenRequest } from '@callstead/contract/identity/identity';
import {
  AccountQuery,
  AccountResponse,
  ChangeEmailRequest,
  UpdateProfileRequest,
} from '@callstead/contract/identity/own-account';
import { AVATAR_SEED, avatarSvg } from '@callstead/domain/identity/avatar';
import * as z from 'zod';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { cancelEmailChange, completeEmailChange, requestEmailChange } from '../email-change/commands.ts';
import { presentProfile } from '../present.ts';
import { authHeaders } from '../session/auth-headers.ts';
import { readAccount, updateProfile } from './commands.ts';

const NOTHING = { 204: z.undefined() };

/** The account page: the profile, and the address to log in with. */
export function profileRoutes(app: App, services: Services): void {
  const { db } = services;
  app.get(
    '/account/profile',
    {
      config: { access: 'profile.read' },
      schema: { querystring: AccountQuery, response: { 200: AccountResponse } },
    },
    async (request) => {
      const { profile, pendingEmail } = await readAccount(db, request.actor, request.query.account);
      return { profile: presentProfile(profile), pendingEmail };
    },
  );

  app.patch(
    '/account/profile',
    {
      config: { access: 'profile.update' },
      schema: { querystring: AccountQuery, body: UpdateProfileRequest, response: { 200: Profile } },
    },
    async (request) => {
      const input = { picked: request.query.account, change: request.body };
      return presentProfile(await updateProfile(db, request.actor, input));
    },
  );

  emailChangeRoutes(app, services);
  avatarRoutes(app);
}

function emailChangeRoutes(app: App, services: Services): void {
  app.post(
    '/account/email-change',
    {
      config: { access: 'account.change-email' },
      schema: { body: ChangeEmailRequest, response: NOTHING },
    },
    async (request, reply) => {
      await requestEmailChange(services, request.actor, { headers: authHeaders(request), ...request.body });
      return reply.code(204).send();
    },
  );

  app.delete(
    '/account/email-change',
    {
      config: { access: 'account.change-email' },
      schema: { response: NOTHING },
    },
    async (request, reply) => {
      await cancelEmailChange(services, request.actor);
      return reply.code(204).send();
    },
  );

  app.post(
    '/email-changes/complete',
    {
      config: { access: 'account.confirm-email-change' },
      schema: { body: TokenRequest, response: NOTHING },
    },
    async (request, reply) => {
      await services.limits.spend('recover.address', request.ip);
      await completeEmailChange(services, request.body.token, request.ip);
      return reply.code(204).send();
    },
  );
}

/** Drawn from four signs that say nothing about anybody, so browsers may keep it for good. */
function avatarRoutes(app: App): void {
  app.get(
    '/avatars/:seed',
    {
      config: { access: 'file.read' },
      schema: { params: z.object({ seed: z.string().regex(AVATAR_SEED) }) },
    },
    async (request, reply) =>
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('image/svg+xml')
        .send(avatarSvg(request.params.seed)),
  );
}
