import { DomainError } from '@callstead/domain/errors';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import { sameText } from '../secrets/same-text.ts';
import { isForwarded } from './forwarded.ts';
import type { App } from './zod.ts';

const Health = z.object({ status: z.literal('ok') });

type Operated = {
  config: Pick<Config, 'metricsToken'>;
  metrics: Metrics;
  /** Rejects while others should be asked instead. */
  readiness: () => Promise<void>;
};

/** For load balancers and monitoring: alive, ready to serve, and how it is doing. */
export function operationRoutes(app: App, { config, metrics, readiness }: Operated): void {
  app.get('/healthz', { config: { access: 'health.read' }, schema: { response: { 200: Health } } }, async () => ({
    status: 'ok' as const,
  }));

  app.get('/readyz', { config: { access: 'health.read' }, schema: { response: { 200: Health } } }, async () => {
    await readiness().catch(() => {
      throw new DomainError('unavailable');
    });
    return { status: 'ok' as const };
  });

  const { registry } = metrics;
  app.get('/metrics', { config: { access: 'metrics.read' } }, async (request, reply) => {
    assertMayScrape(request, config.metricsToken);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

export function measureRequests(app: App, { requestSeconds }: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    requestSeconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}

/** What was forwarded never is: a proxy may stand here, and whoever asks it may write any address into the header. */
export const isFromThisMachine = (request: FastifyRequest) =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip) && !isForwarded(request);

/** Figures of the network are nobody's business: the scrape token opens them, or being on this very machine. */
function assertMayScrape(request: FastifyRequest, token: string | undefined): void {
  if (token ? sameText(request.headers.authorization ?? '', `Bearer ${token}`) : isFromThisMachine(request)) return;
  throw new DomainError('not_found');
}
