import { shortText } from '@callstead/contract/text';
import { DomainError } from '@callstead/domain/errors';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Config } from '../config.ts';
import { sameText } from '../secrets/same-text.ts';
import type { SettingsStore } from '../settings/settings.ts';
import { isFromThisMachine } from './operations.ts';
import { trackingHosts } from './tracking-host.ts';
import type { App } from './zod.ts';

const Asked = z.object({ domain: shortText(253).catch(''), token: shortText(200).optional().catch(undefined) });

type Answering = { config: Pick<Config, 'publicUrl' | 'tlsCheckToken'>; settings: SettingsStore };

/** A proxy asks before it fetches a certificate: for our own domains alone, so that nobody spends them on theirs. */
export function tlsCheckRoute(app: App, { config, settings }: Answering): void {
  const own = new URL(config.publicUrl).hostname;
  app.get('/internal/tls-check', { config: { access: 'health.read' } }, async (request, reply) => {
    const { domain, token } = Asked.parse(request.query);
    const name = domain.toLowerCase();
    const isOurs = name === own || trackingHosts(settings).has(name);
    if (!isOurs || !mayAsk(request, token, config.tlsCheckToken)) throw new DomainError('not_found');
    return reply.header('cache-control', 'no-store').send();
  });
}

/** Proxies can write nothing but the address, so that the token may stand in it. */
function mayAsk(request: FastifyRequest, inAddress: string | undefined, token: string | undefined): boolean {
  if (isFromThisMachine(request)) return true;
  if (!token) return false;
  return sameText(inAddress ?? '', token) || sameText(request.headers.authorization ?? '', `Bearer ${token}`);
}
