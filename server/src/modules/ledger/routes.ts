import * as endpoints from '@callstead/contract/ledger-endpoints';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { recordAdjustment, recordBonus, recordTopUp, recordWithdrawal, setCreditLimit } from './commands.ts';

export function ledgerRoutes(app: App, { db }: Services): void {
  handle(app, endpoints.recordTopUp, ({ actor, body }) => recordTopUp({ db }, actor, body));

  handle(app, endpoints.recordWithdrawal, ({ actor, body }) => recordWithdrawal({ db }, actor, body));

  handle(app, endpoints.recordAdjustment, ({ actor, body }) => recordAdjustment({ db }, actor, body));

  handle(app, endpoints.recordBonus, ({ actor, body }) => recordBonus({ db }, actor, body));

  handle(app, endpoints.setCreditLimit, async ({ actor, params, body }) =>
    setCreditLimit({ db }, actor, { accountId: params.id, ...body }),
  );
}
