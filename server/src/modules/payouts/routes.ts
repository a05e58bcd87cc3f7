import * as endpoints from '@callstead/contract/payouts-endpoints';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { AuthServices } from '../identity/auth.ts';
import { authHeaders } from '../identity/session/auth-headers.ts';
import { cancelPaymentMethodChange, changePaymentMethod, readPaymentMethods } from './commands.ts';
import { earlyPayoutRoutes } from './early/routes.ts';
import { presentPaymentMethods } from './present.ts';
import { referralRoutes } from './referrals/routes.ts';
import { payoutRunRoutes } from './runs/routes.ts';
import { payoutStatementRoutes } from './statements/routes.ts';
import { taxFormRoutes } from './tax/routes.ts';

export function payoutRoutes(app: App, services: AuthServices): void {
  paymentMethodRoutes(app, services);
  payoutRunRoutes(app, services);
  payoutStatementRoutes(app, services);
  taxFormRoutes(app, services);
  earlyPayoutRoutes(app, services);
  referralRoutes(app, services);
}

function paymentMethodRoutes(app: App, services: AuthServices): void {
  handle(app, endpoints.readPaymentMethod, async ({ actor, query }) =>
    presentPaymentMethods(await readPaymentMethods(services.db, actor, query.account)),
  );

  handle(app, endpoints.changePaymentMethod, async ({ actor, body, request }) => {
    const input = { headers: authHeaders(request), request: body };
    return presentPaymentMethods(await changePaymentMethod(services, actor, input));
  });

  handle(app, endpoints.cancelPaymentMethodChange, async ({ actor }) =>
    presentPaymentMethods(await cancelPaymentMethodChange(services, actor)),
  );
}
