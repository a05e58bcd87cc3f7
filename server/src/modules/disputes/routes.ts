import * as endpoints from '@callstead/contract/disputes-endpoints';
import { authorize } from '@callstead/domain/policy';
import { KEY, listed, pageOf, pageRequestOf } from '../../http/cursor.ts';
import { handle } from '../../http/handle.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { listQueue } from '../dispute-threads/queue-queries.ts';
import { appealDispute } from './appeal-dispute.ts';
import { writeInDispute } from './commands.ts';
import { creditDispute } from './credit-dispute.ts';
import { decideAppeal } from './decide-appeal.ts';
import { presentAppeal, presentMessage, presentQueued, readDispute } from './reads.ts';

const QUEUE_KEY = [KEY.text, KEY.text] as const;

export function disputeRoutes(app: App, services: Services): void {
  const { db } = services;
  handle(app, endpoints.listDisputes, async ({ actor, query }) => {
    authorize(actor, 'dispute.list');
    const request = pageRequestOf(query, QUEUE_KEY);
    const asked = { turn: query.turn, after: request.from, limit: query.limit + 1, now: new Date() };
    const page = pageOf(await listQueue(db, asked), request, (row) => [row.since, row.id]);
    return listed(page, presentQueued);
  });

  handle(app, endpoints.creditDispute, ({ actor, params, body }) => creditDispute({ db }, actor, params, body));

  handle(app, endpoints.readDispute, ({ actor, params }) => readDispute(services, actor, params));

  handle(app, endpoints.writeInDispute, async ({ actor, params, body }) =>
    presentMessage(await writeInDispute({ db }, actor, params, body), actor),
  );

  handle(app, endpoints.appealDispute, async ({ actor, params, body }) => {
    authorize(actor, 'call.list');
    return presentAppeal(await appealDispute(services, actor, params, body), actor);
  });

  handle(app, endpoints.decideAppeal, ({ actor, params, body }) => decideAppeal(services, actor, params, body));
}
