import type { BlockedCaller } from '@callstead/contract/routing/blocked-callers';
import * as endpoints from '@callstead/contract/routing/blocked-callers-endpoints';
import { createdKeyOf } from '../../db/newest-first.ts';
import { CREATED_KEY, listed, pageOf, pageRequestOf } from '../../http/cursor.ts';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { blockCaller, readBlockedCallers, unblockCaller } from './commands.ts';
import type { BlockRow } from './queries.ts';

/** Callers nobody wants, on the whole network or with one advertiser. */
export function routingRoutes(app: App, { db, personKey }: Services): void {
  handle(app, endpoints.listBlockedCallers, async ({ actor, query }) => {
    const page = pageRequestOf(query, CREATED_KEY);
    const rows = await readBlockedCallers(db, actor, query.account, { after: page.from, limit: page.limit + 1 });
    return listed(pageOf(rows, page, createdKeyOf), presentBlock);
  });

  handle(app, endpoints.blockCaller, async ({ actor, body }) => {
    const { number, reason, advertiserId } = body;
    const own = actor.role === 'advertiser' ? actor.accountId : null;
    const row = await blockCaller({ db, personKey }, actor, { number, reason, advertiserId: advertiserId ?? own });
    return presentBlock(row);
  });

  handle(app, endpoints.unblockCaller, ({ actor, params }) => unblockCaller({ db }, actor, params.id));
}

function presentBlock(row: BlockRow): BlockedCaller {
  const { id, masked, reason, advertiser_id: advertiserId, created_at } = row;
  return { id, number: masked, reason, advertiserId, createdAt: created_at.toISOString() };
}
