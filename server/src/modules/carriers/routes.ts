import * as endpoints from '@callstead/contract/carriers-endpoints';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import { adoptNumbers, readOwned } from './adopt-numbers.ts';
import { buyNumber, searchNumbers } from './buy-number.ts';
import { checkNow } from './check-account.ts';
import { addAccount, removeAccount, rotateToken } from './commands.ts';
import { presentAccount, presentOrder } from './present.ts';
import { readCarriers } from './reads.ts';
import { returnNumber } from './return-number.ts';
import type { CarriersServices } from './services.ts';

export function carrierAccountRoutes(app: App, services: CarriersServices): void {
  handle(app, endpoints.readCarriers, ({ actor, query }) =>
    readCarriers(services, actor, { ...query, now: new Date() }),
  );

  handle(app, endpoints.addCarrierAccount, async ({ actor, body }) => {
    const added = await addAccount(services, actor, body);
    return presentAccount({ ...added, numbers: 0, number_cents: 0 }, undefined, new Date());
  });

  handle(app, endpoints.rotateCarrierToken, ({ actor, params, body }) =>
    rotateToken(services, actor, { id: params.id, ...body }, new Date()),
  );

  handle(app, endpoints.removeCarrierAccount, ({ actor, params }) => removeAccount(services, actor, params.id));

  handle(app, endpoints.checkCarrierAccount, ({ actor, params }) => checkNow(services, actor, params.id, new Date()));

  handle(app, endpoints.searchNumbers, ({ actor, params, body }) =>
    searchNumbers(services, actor, { id: params.id, ...body }),
  );

  handle(app, endpoints.buyNumber, async ({ actor, body }) =>
    presentOrder(await buyNumber(services, actor, body, new Date())),
  );

  handle(app, endpoints.readOwnedNumbers, async ({ actor, params }) => ({
    numbers: await readOwned(services, actor, params.id),
  }));

  handle(app, endpoints.adoptNumbers, async ({ actor, params, body }) => ({
    adopted: await adoptNumbers(services, actor, { id: params.id, sids: body.sids }),
  }));

  handle(app, endpoints.returnNumber, ({ actor, params }) => returnNumber(services, actor, params.id, new Date()));
}
