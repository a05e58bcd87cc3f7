import * as endpoints from '@callstead/contract/identity/password-endpoints';
import { sendCookies } from '../../../http/cookies.ts';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { AuthServices } from '../auth.ts';
import { authHeaders } from '../session/auth-headers.ts';
import { assertResetLinkValid, changePassword, resetPassword, spendRecovery } from './commands.ts';

export function passwordRoutes(app: App, services: AuthServices): void {
  handle(app, endpoints.sendPasswordReset, async ({ body, request }) => {
    const { email } = body;
    await spendRecovery(services, request.ip, email);
    await services.queue.enqueue(services.db, { name: 'recover-password', data: { email } });
  });

  handle(app, endpoints.checkPasswordReset, async ({ body, request }) => {
    await services.limits.spend('recover.address', request.ip);
    await assertResetLinkValid(services, body.token);
  });

  handle(app, endpoints.completePasswordReset, async ({ body, request }, reply) => {
    await services.limits.spend('recover.address', request.ip);
    const reset = { headers: authHeaders(request), ...body };
    sendCookies(reply, (await resetPassword(services, reset)).cookies);
  });

  handle(app, endpoints.changePassword, async ({ actor, body, request }, reply) => {
    const change = { headers: authHeaders(request), ...body };
    sendCookies(reply, (await changePassword(services, actor, change)).cookies);
  });
}
