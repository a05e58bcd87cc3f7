import { ChooseLanguageRequest, Profile } from '@callstead/contract/identity/identity';
import { AccountQuery, AccountResponse, UpdateProfileRequest } from '@callstead/contract/identity/own-account';
import { AVATAR_SEED, avatarSvg } from '@callstead/domain/identity/avatar';
import * as z from 'zod';
import { NOTHING } from '../../../http/route-schemas.ts';
import type { App } from '../../../http/zod.ts';
import type { AuthServices } from '../auth.ts';
import { chooseLanguage, updateProfile } from './commands.ts';
import { presentProfile } from './present.ts';
import { readAccount } from './reads.ts';

/** The account page: the profile, and the address to log in with. */
export function profileRoutes(app: App, services: AuthServices): void {
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
      return presentProfile(await updateProfile({ db }, request.actor, input));
    },
  );

  app.put(
    '/account/language',
    {
      config: { access: 'account.choose-language' },
      schema: { body: ChooseLanguageRequest, response: NOTHING },
    },
    async (request, reply) => {
      await chooseLanguage(db, request.actor, request.body.language);
      return reply.code(204).send();
    },
  );

  avatarRoutes(app);
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
