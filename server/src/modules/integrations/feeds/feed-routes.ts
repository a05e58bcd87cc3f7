import { DomainError } from '@callstead/domain/errors';
import { OFFERED } from '@callstead/domain/offered';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../../http/zod.ts';
import { hashToken } from '../../../secrets/hash-token.ts';
import type { Services } from '../../../services.ts';
import { googleAdsFile } from './google-ads-file.ts';
import { openFeed } from './queries.ts';

/** For Google, which brings nothing but the address; it is not logged, for it is the secret. */
const config = { access: 'conversion-feed.fetch', audience: 'outside' } as const;
const FILE = /^([\w-]{32})\.csv$/;

export function conversionFeedRoutes(app: App, services: Pick<Services, 'db' | 'limits'>): void {
  app.get('/feeds/google-ads/:file', { config, exposeHeadRoute: false, logLevel: 'warn' }, async (request, reply) => {
    const feed = await feedOf(services, request);
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/csv; charset=utf-8')
      .send(await googleAdsFile(services.db, feed, new Date()));
  });
}

async function feedOf({ db, limits }: Pick<Services, 'db' | 'limits'>, { params, ip }: FastifyRequest) {
  const token = FILE.exec((params as { file: string }).file)?.[1];
  const feed = token && OFFERED.api ? await openFeed(db, hashToken(token), new Date()) : undefined;
  if (feed) return feed;
  await limits.spend('conversion-feed.address', ip);
  throw new DomainError('not_found');
}
