import * as endpoints from '@callstead/contract/identity/registration-endpoints';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { AuthServices } from '../auth.ts';
import { spendRecovery } from '../password/commands.ts';
import { confirmEmail, registerAccount } from './commands.ts';

export function registrationRoutes(app: App, services: AuthServices): void {
  handle(app, endpoints.register, async ({ body, request }) => {
    await services.limits.spend('register.address', request.ip);
    await registerAccount(services, body);
  });

  handle(app, endpoints.sendConfirmation, async ({ body, request }) => {
    const { email } = body;
    await spendRecovery(services, request.ip, email);
    await services.queue.enqueue(services.db, { name: 'resend-confirmation', data: { email } });
  });

  handle(app, endpoints.completeConfirmation, ({ body }) => confirmEmail(services, body.token));
}
