import { randomBytes } from 'node:crypto';
import { DomainError } from '@callstead/domain/errors';
import helmet from '@fastify/helmet';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { audienceOf } from './access.ts';
import type { App } from './zod.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Lets exactly this page's own scripts run. */
    nonce: string;
  }
}

export async function secure(app: App, { publicUrl, dev }: Pick<Config, 'publicUrl' | 'dev'>): Promise<void> {
  const https = publicUrl.startsWith('https:');
  app.decorateRequest('nonce', '');
  app.addHook('onRequest', async (request, reply) => {
    request.nonce = randomBytes(16).toString('base64');
    reply.header('content-security-policy', contentSecurityPolicy(request.nonce, { https, dev }));
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  });
  await app.register(helmet, {
    contentSecurityPolicy: false, // ours above: it carries the nonce
    crossOriginEmbedderPolicy: false,
    hsts: https,
    referrerPolicy: { policy: 'same-origin' },
  });
}

function contentSecurityPolicy(nonce: string, { https, dev }: { https: boolean; dev: boolean }): string {
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'`,
    // While developing, Vite writes styles into the page and tells it of changes.
    dev ? `style-src 'self' 'unsafe-inline'` : `style-src 'self' 'nonce-${nonce}'`,
    // Positions of pop-ups and bars are style attributes; they can load nothing.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `media-src 'self'`,
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    `manifest-src 'self'`,
    `frame-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** By what the route says of itself, never by how its address is spelled; all routes below `app` are held to it. */
export function refuseOtherSites(app: App, publicUrl: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isHeld = !SAFE_METHODS.has(request.method) && audienceOf(request.routeOptions) !== 'outside';
    done(isHeld && !isSameSite(request, publicUrl) ? new DomainError('cross_site_request') : undefined);
  });
}

/**
 * Cookies travel with requests that other sites trigger, so a change must come from our own pages. Every browser
 * says where a POST comes from; programs that say nothing carry no cookies of a person.
 */
function isSameSite({ headers }: FastifyRequest, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = headers;
  if (fetchSite && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  if (!origin || origin === publicUrl) return true;
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  const isDowngraded = protocol !== 'https:' && publicUrl.startsWith('https:');
  return host === headers.host && !isDowngraded;
}
