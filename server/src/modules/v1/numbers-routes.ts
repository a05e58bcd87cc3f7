import * as endpoints from '@callstead/contract/v1/numbers-endpoints';
import { viewedAccount } from '@callstead/domain/viewed-account';
import { KEY, listed, pageOf, pageRequestOf } from '../../http/cursor.ts';
import { handleByKey } from '../../http/handle-by-key.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { presentNumber } from '../numbers/present.ts';
import { listNumbers } from '../numbers/queries.ts';

export function numberV1Routes(app: App, { db }: Services): void {
  handleByKey(app, endpoints.listNumbers, async ({ actor, query }) => {
    const now = new Date();
    const request = pageRequestOf(query, [KEY.text]);
    const wanted = {
      search: '',
      state: query.state,
      pool: undefined,
      publisherId: viewedAccount(actor, query.account),
    };
    const rows = await listNumbers(db, { ...wanted, after: request.from?.[0], limit: query.limit + 1 }, now);
    const { data, hasMore, next } = listed(
      pageOf(rows, request, (row) => [row.number]),
      (row) => {
        const { isPooled, assignedTo, carrier: _, ...number } = presentNumber(row, 'en', now);
        return {
          ...number,
          pooled: isPooled,
          offerId: assignedTo?.campaignId ?? null,
          affId: assignedTo?.affId ?? null,
        };
      },
    );
    return { data, hasMore, next };
  });
}
