import { EmailRequest, RegisterRequest, TokenRequest } from '@callstead/contract/identity/identity';
import { NOTHING } from '../../../http/route-schemas.ts';
import type { App } from '../../../http/zod.ts';
import type { AuthServices } from '../auth.ts';
import { spendRecovery } from '../password/commands.ts';
import { confirmEmail, registerAccount } from './commands.ts';

export function registrationRoutes(app: App, services: AuthServices): void {
  app.post(
    '/register',
    {
      config: { access: 'account.register' },
      schema: { body: RegisterRequest, response: NOTHING },
    },
    async (request, reply) => {
      await services.limits.spend('register.address', request.ip);
      await registerAccount(services, request.body);
      return reply.code(204).send();
    },
  );

  app.post(
    '/email-confirmations',
    {
      config: { access: 'account.confirm-email' },
      schema: { body: EmailRequest, response: NOTHING },
    },
    async (request, reply) => {
      const { email } = request.body;
      await spendRecovery(services, request.ip, email);
      await services.queue.enqueue(services.db, { name: 'resend-confirmation', data: { email } });
      return reply.code(204).send();
    },
  );

  app.post(
    '/email-confirmations/complete',
    {
      config: { access: 'account.confirm-email' },
      schema: { body: TokenRequest, response: NOTHING },
    },
    async (request, reply) => {
      await confirmEmail(services, request.body.token);
      return reply.code(204).send();
    },
  );
}
