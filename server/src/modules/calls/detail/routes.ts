import * as endpoints from '@callstead/contract/calls/calls-endpoints';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { readCall } from './reads.ts';

export function callDetailRoutes(app: App, { db }: Services): void {
  handle(app, endpoints.readCall, ({ actor, params, query }) => readCall(db, actor, params.id, query));
}
