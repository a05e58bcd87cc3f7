import * as endpoints from '@callstead/contract/identity/own-account-endpoints';
import { avatarSvg } from '@callstead/domain/identity/avatar';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { AuthServices } from '../auth.ts';
import { chooseLanguage, updateProfile } from './commands.ts';
import { presentProfile } from './present.ts';
import { readAccount } from './reads.ts';

/** The account page: the profile, and the address to log in with. */
export function profileRoutes(app: App, services: AuthServices): void {
  const { db } = services;
  handle(app, endpoints.readOwnAccount, async ({ actor, query }) => {
    const { profile, pendingEmail } = await readAccount(db, actor, query.account);
    return { profile: presentProfile(profile), pendingEmail };
  });

  handle(app, endpoints.updateProfile, async ({ actor, query, body }) => {
    const input = { picked: query.account, change: body };
    return presentProfile(await updateProfile({ db }, actor, input));
  });

  handle(app, endpoints.chooseLanguage, ({ actor, body }) => chooseLanguage(db, actor, body.language));

  avatarRoutes(app);
}

/** Drawn from four signs that say nothing about anybody, so browsers may keep it for good. */
function avatarRoutes(app: App): void {
  handle(app, endpoints.readAvatar, async ({ params }, reply) =>
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/svg+xml')
      .send(avatarSvg(params.seed)),
  );
}
