import { search } from '@callstead/contract/search-endpoints';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { readSearchHits } from './reads.ts';

export function searchRoutes(app: App, { db }: Services): void {
  handle(app, search, ({ actor, query }) => readSearchHits(db, actor, query));
}
