import * as endpoints from '@callstead/contract/billing/details-endpoints';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { advertiserOf } from '../reads.ts';
import { changeBillingDetails } from './commands.ts';
import { presentBillingDetails } from './present.ts';
import { findBillingDetails } from './queries.ts';

export function billingDetailsRoutes(app: App, services: Services): void {
  handle(app, endpoints.readBillingDetails, async ({ actor, query }) => {
    const found = await findBillingDetails(
      services.db,
      await advertiserOf(services.db, { actor, picked: query.account }),
    );
    return { details: found ? presentBillingDetails(found) : null };
  });

  handle(app, endpoints.changeBillingDetails, async ({ actor, body }) =>
    presentBillingDetails(await changeBillingDetails(services, actor, body)),
  );
}
