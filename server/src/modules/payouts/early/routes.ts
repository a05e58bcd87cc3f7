import * as endpoints from '@callstead/contract/payouts/early-endpoints';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { askEarlyPayout, withdrawEarlyPayout } from './commands.ts';
import { readEarly } from './reads.ts';

export function earlyPayoutRoutes(app: App, services: Services): void {
  handle(app, endpoints.readEarlyPayout, ({ actor, query }) => readEarly(services, actor, query.account));

  handle(app, endpoints.askEarlyPayout, async ({ actor, body }) => {
    await askEarlyPayout(services, actor, body);
    return readEarly(services, actor, undefined);
  });

  handle(app, endpoints.withdrawEarlyPayout, ({ actor, params }) => withdrawEarlyPayout(services, actor, params.id));
}
