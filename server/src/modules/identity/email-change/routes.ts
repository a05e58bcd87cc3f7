import * as endpoints from '@callstead/contract/identity/email-change-endpoints';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { AuthServices } from '../auth.ts';
import { authHeaders } from '../session/auth-headers.ts';
import { cancelEmailChange, completeEmailChange, requestEmailChange } from './commands.ts';

export function emailChangeRoutes(app: App, services: AuthServices): void {
  handle(app, endpoints.askEmailChange, ({ actor, body, request }) =>
    requestEmailChange(services, actor, { headers: authHeaders(request), ...body }),
  );

  handle(app, endpoints.cancelEmailChange, ({ actor }) => cancelEmailChange(services, actor));

  handle(app, endpoints.completeEmailChange, async ({ body, request }) => {
    await services.limits.spend('recover.address', request.ip);
    await completeEmailChange(services, body.token, request.ip);
  });
}
