import { DomainError } from '@callstead/domain/errors';
import type { Metrics } from '../metrics.ts';
import type { App } from './zod.ts';

/** More than these at once would all wait for the same few connections; so many still end in a second or two. */
const MAX_UNDER_WAY = 200;
const RETRY_AFTER_SECONDS = 2;
const UNCOUNTED: ReadonlySet<string> = new Set(['health.read', 'metrics.read', 'file.read', 'live.listen']);

/** Turns away who would only make everybody wait longer. Health checks, files and open streams are not counted. */
export function refuseOverload(app: App, { shedRequests }: Pick<Metrics, 'shedRequests'>, most = MAX_UNDER_WAY): void {
  let underWay = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (UNCOUNTED.has(request.routeOptions.config.access ?? '')) return;
    if (underWay >= most) {
      shedRequests.inc();
      throw new DomainError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
    });
  });
}
