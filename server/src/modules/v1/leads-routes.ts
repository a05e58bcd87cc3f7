import * as endpoints from '@callstead/contract/v1/leads-endpoints';
import { DomainError } from '@callstead/domain/errors';
import { OFFERED } from '@callstead/domain/offered';
import { handleByKey } from '../../http/handle-by-key.ts';
import { reachedBy, testsFor } from '../../http/key-access.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { decideLead, returnLead } from '../leads/commands.ts';
import { readLead } from '../leads/detail/reads.ts';
import { readLeads } from '../leads/lists/reads.ts';
import { asPanelsAsk, billedOf, IN_ENGLISH } from './as-panels-ask.ts';
import { handleOnce } from './handle-once.ts';
import { presentExplainedLead, presentLead } from './present-leads.ts';

export function leadListV1Routes(app: App, services: Services): void {
  const { db } = services;
  handleByKey(app, endpoints.listLeads, async ({ actor, query, apiKey }) => {
    assertOffered();
    const asked = { ...asPanelsAsk(query), tests: testsFor(apiKey, query) };
    const { data, hasMore, next } = await readLeads(db, actor, asked);
    return { data: data.map((row) => presentLead(row, actor.role)), hasMore, next };
  });

  handleByKey(app, endpoints.readLead, async ({ actor, params, apiKey }) => {
    assertOffered();
    return reachedBy(apiKey, presentExplainedLead(await readLead(db, actor, params.id, IN_ENGLISH), actor.role));
  });

  handleOnce(app, services, endpoints.returnLead, ({ actor, params, body }) => ({
    run: async (tx) => {
      assertOffered();
      return (await returnLead(tx, actor, { ...params, ...body })).id;
    },
    answer: async (id) => billedOf(await readLead(db, actor, id, IN_ENGLISH)),
  }));

  handleOnce(app, services, endpoints.decideLead, ({ actor, params, body }) => ({
    run: async (tx) => {
      assertOffered();
      return (await decideLead(tx, actor, { ...params, ...body })).id;
    },
    answer: async (id) => billedOf(await readLead(db, actor, id, IN_ENGLISH)),
  }));
}

/** While leads are not offered, no key is told of any. */
function assertOffered(): void {
  if (!OFFERED.leads) throw new DomainError('not_offered');
}
