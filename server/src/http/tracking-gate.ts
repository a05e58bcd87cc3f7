import { DomainError } from '@callstead/domain/errors';
import type { SettingsStore } from '../settings/settings.ts';
import { isOnTrackingHost } from './tracking-host.ts';
import type { App } from './zod.ts';

/** All that other people's pages and visitors need, as the routes call themselves. */
const SERVED = /^\/(?:[tlm]\/.+|dni\.js|form\.js|v1\/dni\/leases|v1\/postback)$/;

/** A tracking domain is no second front door: links and what belongs to them, no panel, no login, no cookie. */
export function serveLinksAlone(app: App, settings: SettingsStore): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = isOnTrackingHost(settings, request) && !SERVED.test(request.routeOptions.url ?? '');
    done(isRefused ? new DomainError('not_found') : undefined);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isOnTrackingHost(settings, request)) reply.removeHeader('set-cookie');
    done(null, payload);
  });
}
