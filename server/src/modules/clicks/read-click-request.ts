import type { IncomingHttpHeaders } from 'node:http';
import type { ClickParameters } from '@callstead/domain/clicks/click-parameters';
import { hostOf } from '@callstead/domain/numbers/attribution';
import type { Place } from '../../net/geoip.ts';
import type { ClickServices } from './engine.ts';
import type { ClickRequest } from './receive-click.ts';
import { agentOf } from './visitor.ts';

type Incoming = { method: string; headers: IncomingHttpHeaders; ip: string };
type Knowing = Pick<ClickServices, 'config' | 'clicks'>;

/** What a request tells about a click on that link. */
export function readClickRequest(
  key: ClickRequest['key'],
  parameters: ClickParameters,
  incoming: Incoming,
  services: Knowing,
): ClickRequest {
  const { method, headers, ip } = incoming;
  const { agent, device } = agentOf(method, headers);
  const { country, state } = placeOf(incoming, services);
  return {
    key,
    parameters,
    agent,
    device,
    visitor: { address: ip, userAgent: headers['user-agent'] ?? '' },
    referrerHost: hostOf(headers.referer),
    country,
    state,
  };
}

/** As the edge says, which knows best; what it leaves out as the file says, unless they disagree about the country. */
function placeOf({ headers, ip }: Incoming, { config, clicks }: Knowing): Place {
  const country = placeIn(headers, config.geoHeaders?.country);
  const state = placeIn(headers, config.geoHeaders?.state);
  if (country !== null && state !== null) return { country, state };
  const found = clicks.places.placeOf(ip);
  if (country === null) return found;
  return { country, state: found.country === country ? found.state : null };
}

/** 'US', 'FL'; what an edge does not know it calls XX or leaves out. */
function placeIn(headers: IncomingHttpHeaders, name: string | undefined): string | null {
  if (name === undefined) return null;
  const value = headers[name];
  const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return /^[A-Z0-9]{2,3}$/.test(code) && code !== 'XX' ? code : null;
}
