import { timingSafeEqual } from 'node:crypto';
import { DomainError } from '@callstead/domain/errors';
import type { FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import * as z from 'zod';
import type { Config } from '../config.ts';
import { assertDatabaseAnswers, type Db } from '../db/database.ts';
import type { App } from './zod.ts';

const Health = z.object({ status: z.literal('ok') });

/** For load balancers and monitoring: alive, ready to serve, and how it is doing. */
export function operationRoutes(app: App, db: Db, config: Config): void {
  app.get('/healthz', { config: { access: 'health.read' }, schema: { response: { 200: Health } } }, async () => ({
    status: 'ok' as const,
  }));

  app.get('/readyz', { config: { access: 'health.read' }, schema: { response: { 200: Health } } }, async () => {
    await assertDatabaseAnswers(db).catch(() => {
      throw new DomainError('unavailable');
    });
    return { status: 'ok' as const };
  });

  const registry = measureRequests(app);
  app.get('/metrics', { config: { access: 'metrics.read' } }, async (request, reply) => {
    assertMayScrape(request, config.metricsToken);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function measureRequests(app: App): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  return registry;
}

/** Figures of the network are nobody's business: the scrape token opens them, or being on this very machine. */
function assertMayScrape(request: FastifyRequest, token: string | undefined): void {
  const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip);
  if (token ? sameText(request.headers.authorization ?? '', `Bearer ${token}`) : isLocal) return;
  throw new DomainError('not_found');
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
