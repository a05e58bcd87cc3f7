import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AREA_CODES } from './area-codes.ts';
import { type CallerHints, locateCaller } from './caller-location.ts';

const nothing: CallerHints = { number: null, numberCountry: null, fromCountry: null, fromState: null, fromZip: null };
const placeOf = (hints: Partial<CallerHints>) => locateCaller({ ...nothing, ...hints });

test.each<[string, Partial<CallerHints>, object]>([
  [
    'ZIP before area code',
    { number: '+12125550123', fromCountry: 'US', fromState: 'NY', fromZip: '33139' },
    { country: 'US', state: 'FL', zip: '33139', source: 'zip' },
  ],
  ['a long ZIP is cut', { fromCountry: 'US', fromZip: '33139-1234' }, { state: 'FL', zip: '33139', source: 'zip' }],
  [
    "area code before the carrier's state",
    { number: '+12125550123', fromCountry: 'US', fromState: 'FL' },
    { country: 'US', state: 'NY', zip: null, source: 'area_code' },
  ],
  [
    'a ZIP that names no place is passed over',
    { number: '+12125550123', fromCountry: 'US', fromZip: '00000' },
    { state: 'NY', zip: null, source: 'area_code' },
  ],
  [
    "the carrier's state, for a toll-free caller",
    { number: '+18005550123', fromCountry: 'us', fromState: 'tx' },
    { country: 'US', state: 'TX', source: 'carrier' },
  ],
  [
    'a toll-free caller in an unknown state',
    { number: '+18005550123', fromCountry: 'US', fromState: '' },
    { country: 'US', state: null, zip: null, source: 'carrier' },
  ],
  [
    'Puerto Rico is its own country',
    { number: '+17875550123', fromCountry: 'US', fromState: 'PR' },
    { country: 'PR', state: null, source: 'area_code' },
  ],
  [
    'a Puerto Rican ZIP too',
    { number: '+12125550123', fromZip: '00907' },
    { country: 'PR', state: null, zip: '00907' },
  ],
  [
    'five digits elsewhere are no ZIP',
    { number: '+5215512345678', fromCountry: 'MX', fromZip: '06600' },
    { country: 'MX', state: null, zip: null, source: 'carrier' },
  ],
  [
    "the number's own country when the carrier is silent",
    { number: '+14165550123', numberCountry: 'CA' },
    { country: 'CA', state: null, source: 'number' },
  ],
  ['an anonymous caller with nothing', {}, { country: null, state: null, zip: null, source: null }],
  ['a state of no country', { fromState: 'FL' }, { country: null, state: null, source: null }],
])('%s', (_name, hints, place) => expect(placeOf(hints)).toMatchObject(place));

test('a state is only ever claimed inside the United States, and every place has a source', () => {
  const text = fc.option(
    fc.oneof(fc.constantFrom('US', 'PR', 'MX', 'FL', 'NY', '33139', '00907', '', 'Ontario'), fc.string()),
  );
  const code = fc.oneof(fc.constantFrom(...Object.values(AREA_CODES).flat()), fc.integer({ min: 200, max: 999 }));
  const number = fc.option(code.map((code) => `+1${code}5550123`));
  const hints = fc.record({ number, numberCountry: text, fromCountry: text, fromState: text, fromZip: text });
  fc.assert(
    fc.property(hints, (hints) => {
      const place = locateCaller(hints);
      if (place.state !== null) expect(place.country).toBe('US');
      if (place.zip !== null) expect(place.source).toBe('zip');
      expect(place.source === null).toBe(place.country === null);
    }),
    { numRuns: 1000 },
  );
});
