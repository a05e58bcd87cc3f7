import * as endpoints from '@callstead/contract/clicks-endpoints';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { readClicks } from './reads.ts';

export function clickListRoutes(app: App, { db }: Services): void {
  handle(app, endpoints.listClicks, ({ actor, query }) => readClicks(db, actor, query, new Date()));
}
