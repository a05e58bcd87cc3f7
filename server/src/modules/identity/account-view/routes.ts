import * as endpoints from '@callstead/contract/identity/account-view-endpoints';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { AuthServices } from '../auth.ts';
import { signedInOf } from '../session/actor.ts';
import { sessionOf } from '../session/present.ts';
import { endView, startView } from './commands.ts';

/** An admin looks at the network with an account's eyes, and stops. */
export function accountViewRoutes(app: App, services: AuthServices): void {
  handle(app, endpoints.startAccountView, async ({ actor, params, request }) => {
    const now = await startView(services, actor, { accountId: params.id, signedIn: signedInOf(request) });
    return { session: sessionOf(services.config, now) };
  });

  handle(app, endpoints.endAccountView, ({ actor, request }) => endView(services, actor, signedInOf(request)));
}
