import * as endpoints from '@callstead/contract/v1/calls-endpoints';
import { handleByKey } from '../../http/handle-by-key.ts';
import { reachedBy, testsFor } from '../../http/key-access.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { decideCall, disputeCall } from '../calls/commands.ts';
import { readCall } from '../calls/detail/reads.ts';
import { readCalls } from '../calls/lists/reads.ts';
import { asPanelsAsk, billedOf, IN_ENGLISH } from './as-panels-ask.ts';
import { handleOnce } from './handle-once.ts';
import { presentCall, presentExplainedCall } from './present-calls.ts';

export function callV1Routes(app: App, services: Services): void {
  const { db } = services;
  handleByKey(app, endpoints.listCalls, async ({ actor, query, apiKey }) => {
    const { data, hasMore, next } = await readCalls(db, actor, {
      ...asPanelsAsk(query),
      tests: testsFor(apiKey, query),
    });
    return { data: data.map(presentCall), hasMore, next };
  });

  handleByKey(app, endpoints.readCall, async ({ actor, params, apiKey }) =>
    reachedBy(apiKey, presentExplainedCall(await readCall(db, actor, params.id, IN_ENGLISH))),
  );

  handleOnce(app, services, endpoints.disputeCall, ({ actor, params, body }) => ({
    run: async (tx) => (await disputeCall(tx, actor, { callId: params.id, ...body })).id,
    answer: async (id) => billedOf(await readCall(db, actor, id, IN_ENGLISH)),
  }));

  handleOnce(app, services, endpoints.decideCall, ({ actor, params, body }) => ({
    run: async (tx) => (await decideCall(tx, actor, { callId: params.id, ...body })).id,
    answer: async (id) => billedOf(await readCall(db, actor, id, IN_ENGLISH)),
  }));
}
