import { TokenRequest } from '@callstead/contract/identity/identity';
import { ChangeEmailRequest } from '@callstead/contract/identity/own-account';
import { NOTHING } from '../../../http/route-schemas.ts';
import type { App } from '../../../http/zod.ts';
import type { AuthServices } from '../auth.ts';
import { authHeaders } from '../session/auth-headers.ts';
import { cancelEmailChange, completeEmailChange, requestEmailChange } from './commands.ts';

export function emailChangeRoutes(app: App, services: AuthServices): void {
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
