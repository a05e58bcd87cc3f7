import type { ClickRow } from '@callstead/contract/clicks';
import type { Click } from '@callstead/contract/v1/clicks';
import * as endpoints from '@callstead/contract/v1/clicks-endpoints';
import { handleByKey } from '../../http/handle-by-key.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { readClicks } from '../clicks/list/reads.ts';
import { asPanelsAsk } from './as-panels-ask.ts';

export function clickV1Routes(app: App, { db }: Services): void {
  handleByKey(app, endpoints.listClicks, async ({ actor, query, apiKey }) => {
    const asked = asPanelsAsk(query);
    const { data, hasMore, next, since } = await readClicks(db, actor, asked, new Date());
    // Those of tests are made for one postback and kept nowhere: a key for tests has none.
    if (apiKey.mode === 'test') return { data: [], hasMore: false, next: null, since };
    return { data: data.map(presentClick), hasMore, next, since };
  });
}

function presentClick({ clickedAt, campaign, publisher, isUnique, ...click }: ClickRow): Click {
  return {
    ...click,
    createdAt: clickedAt,
    offerId: campaign?.id ?? null,
    affId: publisher?.affId ?? null,
    unique: isUnique,
  };
}
