import type { Geo } from '../campaigns/terms.ts';
import type { CallerLocation } from './caller-location.ts';

/** 'unknown' when the place is too vague to say: no country, or a country whose states matter and no state. */
export function insideGeo(geo: Geo, location: CallerLocation): boolean | 'unknown' {
  if (location.country === null) return 'unknown';
  if (!geo.countries.includes(location.country)) return false;
  if (location.country !== 'US' || geo.states.length === 0) return true;
  return location.state === null ? 'unknown' : geo.states.includes(location.state);
}
