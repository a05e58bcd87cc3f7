import * as endpoints from '@callstead/contract/campaigns/catalogue-endpoints';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { adoptOffers } from './commands.ts';
import { readCatalogue } from './reads.ts';

export function catalogueRoutes(app: App, services: Services): void {
  handle(app, endpoints.readCatalogue, ({ actor }) => readCatalogue(services, actor));
  handle(app, endpoints.adoptOffers, ({ actor, body }) => adoptOffers(services, actor, body));
}
