import * as endpoints from '@callstead/contract/payouts-endpoints';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { AuthServices } from '../identity/auth.ts';
import { authHeaders } from '../identity/session/auth-headers.ts';
import { changePaymentMethod, readPaymentMethod } from './commands.ts';
import { presentPaymentMethod } from './present.ts';
import { payoutRunRoutes } from './runs/routes.ts';
import { payoutStatementRoutes } from './statements/routes.ts';

export function payoutRoutes(app: App, services: AuthServices): void {
  paymentMethodRoutes(app, services);
  payoutRunRoutes(app, services);
  payoutStatementRoutes(app, services);
}

function paymentMethodRoutes(app: App, services: AuthServices): void {
  handle(app, endpoints.readPaymentMethod, async ({ actor, query }) => {
    const found = await readPaymentMethod(services.db, actor, query.account);
    return { paymentMethod: found ? presentPaymentMethod(found) : null };
  });

  handle(app, endpoints.changePaymentMethod, async ({ actor, body, request }) => {
    const input = { headers: authHeaders(request), request: body };
    return presentPaymentMethod(await changePaymentMethod(services, actor, input));
  });
}
