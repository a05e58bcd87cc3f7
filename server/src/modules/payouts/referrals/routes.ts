import * as endpoints from '@callstead/contract/payouts/referrals-endpoints';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { readReferrals } from './reads.ts';

export function referralRoutes(app: App, services: Services): void {
  handle(app, endpoints.readReferrals, ({ actor, query }) => readReferrals(services, actor, query.account));
}
