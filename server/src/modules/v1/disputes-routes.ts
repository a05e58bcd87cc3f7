import * as endpoints from '@callstead/contract/v1/disputes-endpoints';
import { handleByKey } from '../../http/handle-by-key.ts';
import { testsFor } from '../../http/key-access.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { readCalls } from '../calls/lists/reads.ts';
import { readConversions } from '../conversions/lists/reads.ts';
import { readDispute } from '../disputes/reads.ts';
import { readLeads } from '../leads/lists/reads.ts';
import { asPanelsAsk } from './as-panels-ask.ts';

/** What every kind of sale says of itself in its list. */
type Disputed = {
  id: string;
  arrivedAt?: string;
  receivedAt?: string;
  campaign: { id: string } | null;
  publisher: { affId: string } | null;
  priceCents: number | null;
  payoutCents: number | null;
};

export function disputeV1Routes(app: App, services: Services): void {
  const { db } = services;
  const lists = { call: readCalls, lead: readLeads, conversion: readConversions };

  handleByKey(app, endpoints.listDisputes, async ({ actor, query: { of, ...query }, apiKey }) => {
    const asked = { ...asPanelsAsk(query), billing: 'disputed', tests: testsFor(apiKey, {}) } as const;
    const { data, hasMore, next } = await lists[of](db, actor, asked);
    const present = ({ id, arrivedAt, receivedAt, campaign, publisher, priceCents, payoutCents }: Disputed) => ({
      ...{ of, id, createdAt: arrivedAt ?? receivedAt ?? '', priceCents, payoutCents },
      offerId: campaign?.id ?? null,
      affId: publisher?.affId ?? null,
    });
    return { data: data.map(present), hasMore, next };
  });

  handleByKey(app, endpoints.readDispute, async ({ actor, params: { of, id } }) => {
    const { openedAt, billing, turn, decideBy, decision, appeal, appealBy } = await readDispute(services, actor, {
      kind: of,
      id,
    });
    return {
      ...{ of, id, openedAt, billing, appealBy, decideBy: turn === null ? null : decideBy },
      decision: decision && { at: decision.at, billing: decision.billing, reason: decision.reason },
      appeal: appeal && {
        ...{ side: appeal.side, at: appeal.at, decideBy: appeal.decideBy },
        ...{ decidedAt: appeal.decision?.at ?? null, outcome: appeal.decision?.outcome ?? null },
        ...{ reason: appeal.decision?.reason ?? null, part: appeal.decision?.part ?? null },
      },
    };
  });
}
