import {
  ConfirmTwoFactorRequest,
  PasswordRequest,
  RecoveryCodesResponse,
  StartTwoFactorResponse,
} from '@callstead/contract/identity/identity';
import { sendCookies } from '../../../http/cookies.ts';
import { NOTHING } from '../../../http/route-schemas.ts';
import type { App } from '../../../http/zod.ts';
import type { AuthServices } from '../auth.ts';
import { authHeaders } from '../session/auth-headers.ts';
import { confirmTwoFactor, disableTwoFactor, renewRecoveryCodes, startTwoFactor } from './commands.ts';

export function twoFactorRoutes(app: App, services: AuthServices): void {
  const config = { access: 'two-factor.manage' } as const;

  app.post(
    '/account/two-factor',
    {
      config,
      schema: { body: PasswordRequest, response: { 200: StartTwoFactorResponse } },
    },
    (request) =>
      startTwoFactor(services, request.actor, { headers: authHeaders(request), password: request.body.password }),
  );

  app.post(
    '/account/two-factor/confirm',
    {
      config,
      schema: { body: ConfirmTwoFactorRequest, response: NOTHING },
    },
    async (request, reply) => {
      const input = { headers: authHeaders(request), code: request.body.code };
      sendCookies(reply, (await confirmTwoFactor(services, request.actor, input)).cookies);
      return reply.code(204).send();
    },
  );

  app.post(
    '/account/two-factor/disable',
    {
      config,
      schema: { body: PasswordRequest, response: NOTHING },
    },
    async (request, reply) => {
      const input = { headers: authHeaders(request), password: request.body.password };
      sendCookies(reply, (await disableTwoFactor(services, request.actor, input)).cookies);
      return reply.code(204).send();
    },
  );

  app.post(
    '/account/two-factor/recovery-codes',
    {
      config,
      schema: { body: PasswordRequest, response: { 200: RecoveryCodesResponse } },
    },
    async (request) => {
      const input = { headers: authHeaders(request), password: request.body.password };
      return { recoveryCodes: await renewRecoveryCodes(services, request.actor, input) };
    },
  );
}
