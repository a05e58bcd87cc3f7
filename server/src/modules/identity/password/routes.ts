import {
  ChangePasswordRequest,
  EmailRequest,
  ResetPasswordRequest,
  TokenRequest,
} from '@callstead/contract/identity/identity';
import { sendCookies } from '../../../http/cookies.ts';
import { NOTHING } from '../../../http/route-schemas.ts';
import type { App } from '../../../http/zod.ts';
import type { AuthServices } from '../auth.ts';
import { authHeaders } from '../session/auth-headers.ts';
import { assertResetLinkValid, changePassword, resetPassword, spendRecovery } from './commands.ts';

export function passwordRoutes(app: App, services: AuthServices): void {
  app.post(
    '/password-resets',
    {
      config: { access: 'account.recover-password' },
      schema: { body: EmailRequest, response: NOTHING },
    },
    async (request, reply) => {
      const { email } = request.body;
      await spendRecovery(services, request.ip, email);
      await services.queue.enqueue(services.db, { name: 'recover-password', data: { email } });
      return reply.code(204).send();
    },
  );

  app.post(
    '/password-resets/check',
    {
      config: { access: 'account.recover-password' },
      schema: { body: TokenRequest, response: NOTHING },
    },
    async (request, reply) => {
      await services.limits.spend('recover.address', request.ip);
      await assertResetLinkValid(services, request.body.token);
      return reply.code(204).send();
    },
  );

  app.post(
    '/password-resets/complete',
    {
      config: { access: 'account.recover-password' },
      schema: { body: ResetPasswordRequest, response: NOTHING },
    },
    async (request, reply) => {
      await services.limits.spend('recover.address', request.ip);
      await resetPassword(services, request.body);
      return reply.code(204).send();
    },
  );

  app.post(
    '/account/password',
    {
      config: { access: 'account.change-password' },
      schema: { body: ChangePasswordRequest, response: NOTHING },
    },
    async (request, reply) => {
      const change = { headers: authHeaders(request), ...request.body };
      sendCookies(reply, (await changePassword(services, request.actor, change)).cookies);
      return reply.code(204).send();
    },
  );
}
