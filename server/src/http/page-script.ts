import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { App } from './zod.ts';

const CACHED = 'public, max-age=3600';
const config = { access: 'file.read', audience: 'outside' } as const;

/** A script that pages of others load: any origin may, and it is packed once. */
export function servePageScript(app: App, url: string, file: string): void {
  const script = readFileSync(file);
  const packed = gzipSync(script, { level: 9 });
  app.get(url, { config, logLevel: 'warn' }, async (request, reply) => {
    const isPacked = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    if (isPacked) reply.header('content-encoding', 'gzip');
    return reply
      .header('access-control-allow-origin', '*')
      .type('text/javascript; charset=utf-8')
      .header('vary', 'accept-encoding')
      .header('cache-control', CACHED)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-content-type-options', 'nosniff')
      .send(isPacked ? packed : script);
  });
}
