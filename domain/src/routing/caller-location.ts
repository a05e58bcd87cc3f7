import { US_STATES, type UsState } from '../campaigns/us-states.ts';
import { locationOfNumber, US_TERRITORIES, type UsTerritory } from './area-codes.ts';
import { locationOfZip } from './zip-states.ts';

/** What told us the place; null when nothing did. */
export const LOCATION_SOURCES = ['zip', 'area_code', 'carrier', 'number'] as const;
export type LocationSource = (typeof LOCATION_SOURCES)[number];

export type CallerLocation = {
  /** ISO 3166; a territory such as PR is its own. */
  country: string | null;
  state: UsState | null;
  /** Five digits, only inside the United States. */
  zip: string | null;
  source: LocationSource | null;
};

export const UNKNOWN_LOCATION: CallerLocation = { country: null, state: null, zip: null, source: null };

/** As the carrier sends them; an empty text is a missing one. */
export type CallerHints = {
  /** E.164, or null for an anonymous caller. */
  number: string | null;
  /** The country of the number's own plan, where the caller of this function knows it. */
  numberCountry: string | null;
  fromCountry: string | null;
  fromState: string | null;
  fromZip: string | null;
};

/**
 * ZIP before area code, because it is the finer one; then what the carrier says in words. A ZIP code counts only for
 * a caller from the United States: other countries have codes of five digits too.
 */
export function locateCaller(hints: CallerHints): CallerLocation {
  const byNumber = hints.number === null ? undefined : locationOfNumber(hints.number);
  const country = countryOf(hints, byNumber);
  if (country !== null && !isAmerican(country)) return { ...UNKNOWN_LOCATION, country, source: sourceOfCountry(hints) };
  const zip = fiveDigits(hints.fromZip);
  const byZip = zip === null || country === null ? undefined : locationOfZip(zip);
  if (byZip) return inside(byZip, zip, 'zip');
  if (byNumber) return inside(byNumber, null, 'area_code');
  const byCarrier = stateNamed(hints.fromState);
  if (byCarrier && country !== null) return inside(byCarrier, null, 'carrier');
  return country === null ? UNKNOWN_LOCATION : { ...UNKNOWN_LOCATION, country, source: sourceOfCountry(hints) };
}

/** An American area code is certain; after it the carrier's word, then the plan of the number. */
function countryOf(hints: CallerHints, byNumber: UsState | UsTerritory | undefined): string | null {
  if (byNumber) return isTerritory(byNumber) ? byNumber : 'US';
  return hints.fromCountry?.toUpperCase() || hints.numberCountry?.toUpperCase() || null;
}

const sourceOfCountry = (hints: CallerHints): LocationSource => (hints.fromCountry ? 'carrier' : 'number');

function inside(place: UsState | UsTerritory, zip: string | null, source: LocationSource): CallerLocation {
  return isTerritory(place)
    ? { country: place, state: null, zip, source }
    : { country: 'US', state: place, zip, source };
}

const isTerritory = (place: string): place is UsTerritory => (US_TERRITORIES as readonly string[]).includes(place);
const isAmerican = (country: string) => country === 'US' || isTerritory(country);

/** '33139-1234' is 33139. */
const fiveDigits = (zip: string | null) => /^\d{5}(?=$|-)/.exec(zip?.trim() ?? '')?.[0] ?? null;

function stateNamed(text: string | null): UsState | UsTerritory | undefined {
  const name = text?.trim().toUpperCase() ?? '';
  return [...US_STATES, ...US_TERRITORIES].find((place) => place === name);
}
