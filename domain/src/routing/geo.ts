import type { Geo } from '../campaigns/terms.ts';
import type { CallerLocation } from './caller-location.ts';

/** 'unknown' when the place is too vague to say: no country, or a country whose states matter and no state. */
export function insideGeo(geo: Geo, place: CallerLocation): boolean | 'unknown' {
  if (place.country === null) return 'unknown';
  if (!geo.countries.includes(place.country)) return false;
  if (place.country !== 'US' || geo.states.length === 0) return true;
  return place.state === null ? 'unknown' : geo.states.includes(place.state);
}
