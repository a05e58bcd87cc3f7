import * as endpoints from '@callstead/contract/payments-endpoints';
import { assert } from '@callstead/domain/assert';
import { listed } from '../../http/cursor.ts';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import { isGatewaySimulated } from '../../payments/open-gateway.ts';
import { SIMULATOR_PATH } from '../../payments/simulator/simulator.ts';
import type { Services } from '../../services.ts';
import { advertiserOf } from '../billing/reads.ts';
import { cancelPayment, startTopUp } from './commands.ts';
import { makeDefaultMethod, removeMethod, startMethod } from './methods/commands.ts';
import { presentAdminPayment, presentPayment, presentUnbooked } from './present.ts';
import { listUnbooked } from './queries.ts';
import { readFunding, readPayment, readPayments, readRecharge, rereadPayment } from './reads.ts';
import { saveAutoRecharge } from './recharge/commands.ts';
import { refundPayment } from './refunds/commands.ts';

export function paymentRoutes(app: App, services: Services): void {
  topUpRoutes(app, services);
  methodRoutes(app, services);
  adminRoutes(app, services);
}

function topUpRoutes(app: App, services: Services): void {
  const { db } = services;
  handle(app, endpoints.readFunding, ({ actor, query }) => readFunding(services, actor, query.account));

  handle(app, endpoints.startTopUp, async ({ actor, body }) => {
    const url = await startTopUp(services, actor, body);
    return { payment: presentPayment(await rereadPayment(db, body.id)), url };
  });

  handle(app, endpoints.listPayments, async ({ actor, query }) => {
    const accountId = await advertiserOf(db, { actor, picked: query.account });
    return listed(await readPayments(db, { accountId }, query), presentPayment);
  });

  handle(app, endpoints.readPayment, async ({ actor, params }) =>
    presentPayment(await readPayment(db, actor, params.id)),
  );

  handle(app, endpoints.cancelPayment, async ({ actor, params }) => {
    await cancelPayment(services, actor, params.id);
    return presentPayment(await rereadPayment(db, params.id));
  });
}

function methodRoutes(app: App, services: Services): void {
  handle(app, endpoints.startFundingMethod, ({ actor, body }) => startMethod(services, actor, body.id));

  handle(app, endpoints.makeDefaultMethod, ({ actor, params }) => makeDefaultMethod(services, actor, params.id));

  handle(app, endpoints.removeFundingMethod, ({ actor, params }) => removeMethod(services, actor, params.id));

  handle(app, endpoints.saveAutoRecharge, async ({ actor, body }) => {
    const saved = await readRecharge(services, await saveAutoRecharge(services, actor, body));
    assert(saved, 'what was just saved is there');
    return saved;
  });
}

function adminRoutes(app: App, services: Services): void {
  const { db, config } = services;
  handle(app, endpoints.listAllPayments, async ({ query }) => {
    const { account: accountId, status } = query;
    return listed(await readPayments(db, { accountId, status }, query), presentAdminPayment);
  });

  handle(app, endpoints.readUnbookedPayments, async () => ({
    data: (await listUnbooked(db)).map(presentUnbooked),
    simulator: isGatewaySimulated(config) ? SIMULATOR_PATH : null,
  }));

  handle(app, endpoints.refundPayment, async ({ actor, params, body }) => {
    await refundPayment(services, actor, { ...body, paymentId: params.id });
    return presentAdminPayment(await rereadPayment(db, params.id));
  });
}
