import {
  BlockCallerRequest,
  BlockedCaller,
  BlockedCallerListQuery,
  BlockedCallerListResponse,
} from '@callstead/contract/routing/blocked-callers';
import * as z from 'zod';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { blockCaller, readBlockedCallers, unblockCaller } from './commands.ts';
import type { BlockRow } from './queries.ts';

const config = { access: 'caller.block' } as const;

/** Callers nobody wants, on the whole network or with one advertiser. */
export function routingRoutes(app: App, { db }: Services): void {
  app.get(
    '/blocked-callers',
    { config, schema: { querystring: BlockedCallerListQuery, response: { 200: BlockedCallerListResponse } } },
    async (request) => {
      const rows = await readBlockedCallers(db, request.actor, request.query.account);
      return { blocked: rows.map(presentBlock) };
    },
  );

  app.post(
    '/blocked-callers',
    { config, schema: { body: BlockCallerRequest, response: { 201: BlockedCaller } } },
    async (request, reply) => {
      const { number, reason, advertiserId } = request.body;
      const { actor } = request;
      const own = actor.role === 'advertiser' ? actor.accountId : null;
      const row = await blockCaller({ db }, actor, { number, reason, advertiserId: advertiserId ?? own });
      return reply.code(201).send(presentBlock(row));
    },
  );

  app.delete(
    '/blocked-callers/:id',
    { config, schema: { params: z.object({ id: z.uuid() }), response: { 204: z.undefined() } } },
    async (request, reply) => {
      await unblockCaller({ db }, request.actor, request.params.id);
      return reply.code(204).send();
    },
  );
}

function presentBlock(row: BlockRow): BlockedCaller {
  const { id, number, reason, advertiser_id: advertiserId, created_at } = row;
  return { id, number, reason, advertiserId, createdAt: created_at.toISOString() };
}
