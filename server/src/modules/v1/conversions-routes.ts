import * as endpoints from '@callstead/contract/v1/conversions-endpoints';
import { handleByKey } from '../../http/handle-by-key.ts';
import { reachedBy, testsFor } from '../../http/key-access.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { decideConversion, disputeConversion } from '../conversions/commands.ts';
import { readConversion } from '../conversions/detail.ts';
import { readConversions } from '../conversions/lists/reads.ts';
import { asPanelsAsk, billedOf, IN_ENGLISH } from './as-panels-ask.ts';
import { handleOnce } from './handle-once.ts';
import { presentConversion, presentExplainedConversion } from './present-conversions.ts';

export function conversionV1Routes(app: App, services: Services): void {
  const { db } = services;
  handleByKey(app, endpoints.listConversions, async ({ actor, query, apiKey }) => {
    const asked = { ...asPanelsAsk(query), tests: testsFor(apiKey, query) };
    const { data, hasMore, next } = await readConversions(db, actor, asked);
    return { data: data.map(presentConversion), hasMore, next };
  });

  handleByKey(app, endpoints.readConversion, async ({ actor, params, apiKey }) =>
    reachedBy(apiKey, presentExplainedConversion(await readConversion(db, actor, params.id, IN_ENGLISH))),
  );

  handleOnce(app, services, endpoints.disputeConversion, ({ actor, params, body }) => ({
    run: async (tx) => (await disputeConversion(tx, actor, { ...params, ...body })).id,
    answer: async (id) => billedOf(await readConversion(db, actor, id, IN_ENGLISH)),
  }));

  handleOnce(app, services, endpoints.decideConversion, ({ actor, params, body }) => ({
    run: async (tx) => (await decideConversion(tx, actor, { ...params, ...body })).id,
    answer: async (id) => billedOf(await readConversion(db, actor, id, IN_ENGLISH)),
  }));
}
