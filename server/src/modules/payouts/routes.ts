import { AccountQuery } from '@callstead/contract/identity/own-account';
import { ChangePaymentMethodRequest, PaymentMethod, PaymentMethodResponse } from '@callstead/contract/payouts';
import type { App } from '../../http/zod.ts';
import type { AuthServices } from '../identity/auth.ts';
import { authHeaders } from '../identity/session/auth-headers.ts';
import { changePaymentMethod, readPaymentMethod } from './commands.ts';
import { presentPaymentMethod } from './present.ts';

export function payoutRoutes(app: App, services: AuthServices): void {
  app.get(
    '/account/payment-method',
    {
      config: { access: 'payment-method.read' },
      schema: { querystring: AccountQuery, response: { 200: PaymentMethodResponse } },
    },
    async (request) => {
      const found = await readPaymentMethod(services.db, request.actor, request.query.account);
      return { paymentMethod: found ? presentPaymentMethod(found) : null };
    },
  );

  app.put(
    '/account/payment-method',
    {
      config: { access: 'payment-method.change' },
      schema: { body: ChangePaymentMethodRequest, response: { 200: PaymentMethod } },
    },
    async (request) => {
      const input = { headers: authHeaders(request), request: request.body };
      return presentPaymentMethod(await changePaymentMethod(services, request.actor, input));
    },
  );
}
