import { type BrandLook, lookOf } from '@callstead/domain/site/brand-look';
import { readTrackingHosts } from '@callstead/domain/site/tracking-hosts';
import type { FastifyRequest } from 'fastify';
import type { SettingsStore } from '../settings/settings.ts';

type Asked = Pick<FastifyRequest, 'headers'> & { hostname?: string };

/** Read once for every version of the settings: each request asks. */
const READ = new WeakMap<object, ReadonlySet<string>>();

export function trackingHosts(settings: SettingsStore): ReadonlySet<string> {
  const values = settings.of('tracking');
  const known = READ.get(values);
  if (known) return known;
  const hosts = new Set(readTrackingHosts(values.trackingHosts));
  READ.set(values, hosts);
  return hosts;
}

/** 'Go.Example.com.:443' → 'go.example.com' */
const plainHost = (host: string) => host.replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase();

/** By what the browser wrote and by what a proxy says it wrote: naming another host opens nothing. */
export function isOnTrackingHost(settings: SettingsStore, { headers, hostname = '' }: Asked): boolean {
  const hosts = trackingHosts(settings);
  return hosts.size > 0 && [headers.host ?? '', hostname].some((host) => hosts.has(plainHost(host)));
}

/** What a page without script shows of the network, and what stands before the addresses of our other pages. */
export function frameOf(
  { settings, config }: { settings: SettingsStore; config: { publicUrl: string } },
  asked: Asked,
): { look: BrandLook; site: string } {
  return { look: lookOf(settings.of('brand')), site: isOnTrackingHost(settings, asked) ? config.publicUrl : '' };
}
