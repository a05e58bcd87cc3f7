import {
  ImportNumbersRequest,
  NumberImportResponse,
  NumberListQuery,
  NumberListResponse,
} from '@callstead/contract/numbers';
import * as z from 'zod';
import { cutPage } from '../../http/cursor.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { importNumbers, previewImport, releaseNumber, removeNumber } from './commands.ts';
import { presentNumber } from './present.ts';
import { countByState, countWaiting, listNumbers } from './queries.ts';

const ById = z.object({ id: z.uuid() });

export function numberRoutes(app: App, { db }: Services): void {
  app.get(
    '/admin/numbers',
    {
      config: { access: 'number.list' },
      schema: { querystring: NumberListQuery, response: { 200: NumberListResponse } },
    },
    async ({ query }) => {
      const now = new Date();
      const rows = await listNumbers(
        db,
        { ...query, state: query.state, after: query.after, limit: query.limit + 1 },
        now,
      );
      const { page, ...rest } = cutPage(rows, query.limit, (row) => row.number);
      return {
        numbers: page.map((row) => presentNumber(row, query.language, now)),
        ...rest,
        counts: { ...(await countByState(db, now)), waiting: await countWaiting(db) },
      };
    },
  );

  const importing = {
    config: { access: 'number.import' },
    schema: { body: ImportNumbersRequest, response: { 200: NumberImportResponse } },
  } as const;

  app.post('/admin/numbers/previews', importing, async ({ actor, body }) => ({
    lines: await previewImport(db, actor, body),
  }));

  app.post('/admin/numbers', importing, async ({ actor, body }) => ({
    lines: await importNumbers({ db }, actor, body),
  }));

  app.post(
    '/admin/numbers/:id/release',
    { config: { access: 'number.release' }, schema: { params: ById, response: { 204: z.undefined() } } },
    async ({ actor, params }, reply) => {
      await releaseNumber({ db }, actor, params.id);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/admin/numbers/:id',
    { config: { access: 'number.delete' }, schema: { params: ById, response: { 204: z.undefined() } } },
    async ({ actor, params }, reply) => {
      await removeNumber({ db }, actor, params.id);
      return reply.code(204).send();
    },
  );
}
