import { US_TERRITORIES } from '../routing/area-codes.ts';
import { type CallerLocation, locateCaller } from '../routing/caller-location.ts';

/** What told us the place of a lead; null when nothing did. */
export type LeadLocation = Omit<CallerLocation, 'source'> & {
  source: 'zip' | 'stated' | 'area_code' | 'number' | null;
};

type Hints = {
  phone: string | null;
  phoneCountry: string | null;
  zip: string | null;
  state: string | null;
  /** Those of the campaign, where it is known. */
  countries?: readonly string[];
};

/**
 * What people say of their home comes before the number they may have kept from elsewhere; the ZIP code first, since it
 * is the finer. Five digits alone say nothing for whoever has a number of another country, nor in a campaign that asks
 * nobody from the United States.
 */
export function locateLead({ phone, phoneCountry, zip, state, countries = ['US'] }: Hints): LeadLocation {
  const said = locateCaller({ number: null, numberCountry: null, fromCountry: 'US', fromState: state, fromZip: zip });
  const stated = locateCaller({
    number: null,
    numberCountry: null,
    fromCountry: 'US',
    fromState: state,
    fromZip: null,
  });
  const byPhone = locateCaller({
    number: phone,
    numberCountry: phoneCountry,
    ...{ fromCountry: null, fromState: null, fromZip: null },
  });
  const isStated = stated.state !== null || stated.country !== 'US';
  const isForeign = (byPhone.country !== null && byPhone.source !== 'area_code') || !countries.some(isAmerican);
  if (said.source === 'zip' && (isStated || !isForeign)) return { ...said, source: 'zip' };
  if (isStated) return { ...stated, source: 'stated' };
  return { ...byPhone, source: byPhone.source === 'area_code' ? 'area_code' : byPhone.source && 'number' };
}

const isAmerican = (country: string) => country === 'US' || (US_TERRITORIES as readonly string[]).includes(country);
