import { CallDetail, CallDetailQuery } from '@callstead/contract/calls/calls';
import * as z from 'zod';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { readCall } from './reads.ts';

const params = z.object({ id: z.string().max(40) });

export function callDetailRoutes(app: App, { db }: Services): void {
  app.get(
    '/calls/:id',
    {
      config: { access: 'call.read' },
      schema: { params, querystring: CallDetailQuery, response: { 200: CallDetail } },
    },
    ({ actor, params, query }) => readCall(db, actor, params.id, query),
  );
}
