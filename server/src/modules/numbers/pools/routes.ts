import * as endpoints from '@callstead/contract/number-pools-endpoints';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { setNumberPool } from './commands.ts';
import { readNumberPool, readNumberPools } from './reads.ts';

export function numberPoolRoutes(app: App, { db }: Services): void {
  handle(app, endpoints.listNumberPools, ({ query }) => readNumberPools(db, query, new Date()));

  handle(app, endpoints.readNumberPool, ({ params, query }) =>
    readNumberPool(db, params.id, query.language, new Date()),
  );

  handle(app, endpoints.setNumberPool, ({ actor, params, body }) =>
    setNumberPool({ db }, actor, { id: params.id, ...body }),
  );
}
