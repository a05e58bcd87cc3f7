import * as endpoints from '@callstead/contract/v1/numbers-endpoints';
import { viewedAccount } from '@callstead/domain/viewed-account';
import { listed, pageOf, pageRequestOf } from '../../http/cursor.ts';
import { handleByKey } from '../../http/handle-by-key.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { listNumbers, numberKey } from '../numbers/list-queries.ts';
import { presentNumber } from '../numbers/present.ts';

export function numberV1Routes(app: App, services: Services): void {
  const { db } = services;
  handleByKey(app, endpoints.listNumbers, async ({ actor, query }) => {
    const now = new Date();
    const request = pageRequestOf(query, numberKey('number'));
    const place = { descending: false, from: request.from };
    const wanted = {
      search: '',
      state: query.state,
      pool: undefined,
      publisherId: viewedAccount(actor, query.account),
    };
    const rows = await listNumbers(db, wanted, { sort: 'number', place, limit: query.limit + 1 }, now);
    const { data, hasMore, next } = listed(
      pageOf(rows, request, (row) => row.cursor_key),
      (row) => {
        const {
          isPooled,
          assignedTo,
          carrier: _,
          atCarrier: __,
          ...number
        } = presentNumber(row, {
          ...{ language: 'en', now },
          restDays: services.settings.of('numbers').restDays,
        });
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
