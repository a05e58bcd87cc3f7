import * as endpoints from '@callstead/contract/identity/two-factor-endpoints';
import { sendCookies } from '../../../http/cookies.ts';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { AuthServices } from '../auth.ts';
import { authHeaders } from '../session/auth-headers.ts';
import { confirmTwoFactor, disableTwoFactor, renewRecoveryCodes, startTwoFactor } from './commands.ts';

export function twoFactorRoutes(app: App, services: AuthServices): void {
  handle(app, endpoints.startTwoFactor, ({ actor, body, request }) =>
    startTwoFactor(services, actor, { headers: authHeaders(request), password: body.password }),
  );

  handle(app, endpoints.confirmTwoFactor, async ({ actor, body, request }, reply) => {
    const input = { headers: authHeaders(request), code: body.code };
    sendCookies(reply, (await confirmTwoFactor(services, actor, input)).cookies);
  });

  handle(app, endpoints.disableTwoFactor, async ({ actor, body, request }, reply) => {
    const input = { headers: authHeaders(request), password: body.password };
    sendCookies(reply, (await disableTwoFactor(services, actor, input)).cookies);
  });

  handle(app, endpoints.renewRecoveryCodes, async ({ actor, body, request }) => {
    const input = { headers: authHeaders(request), password: body.password };
    return { recoveryCodes: await renewRecoveryCodes(services, actor, input) };
  });
}
