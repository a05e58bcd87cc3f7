import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { aForeignNumber } from '../testing/foreign-numbers.ts';
import { phoneExample } from './phone-example.ts';
import { readerFor, readNumber } from './read-number.ts';

test('what people of a country write at home or abroad is the same number', () => {
  fc.assert(
    fc.property(aForeignNumber, ({ number }) => {
      const parsed = parsePhoneNumberFromString(number);
      const country = parsed?.country;
      fc.pre(country !== undefined);
      const read = readerFor([country as string]);
      expect(read(number)?.number).toBe(number);
      expect(read(parsed?.formatInternational() ?? '')?.number).toBe(number);
      expect(read(parsed?.formatNational() ?? '')?.number).toBe(number);
    }),
    { numRuns: 500 },
  );
});

test('nothing that is no number passes, whatever the campaign', () => {
  const anything = fc.oneof(fc.string({ maxLength: 30 }), fc.stringMatching(/^\+?[\d\s().-]{0,20}$/));
  const countries = fc.subarray(['US', 'MX', 'ES', 'GB', 'CO', 'XX']);
  fc.assert(
    fc.property(anything, countries, (written, wanted) => {
      const read = readerFor(wanted)(written);
      if (!read) return;
      expect(read.number).toMatch(/^\+[1-9]\d{6,14}$/);
      expect(parsePhoneNumberFromString(read.number)?.isValid()).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('ten digits are of +1 wherever it is named, and of Mexico in a campaign for Mexico', () => {
  expect(readNumber('(305) 555-0142')?.number).toBe('+13055550142');
  expect(readerFor(['MX', 'US'])('305 555 0142')?.number).toBe('+13055550142');
  expect(readerFor(['MX', 'ES'])('55 1234 5678')).toEqual({ number: '+525512345678', country: 'MX' });
  expect(readerFor(['MX', 'ES'])('612 34 56 78')).toEqual({ number: '+34612345678', country: 'ES' });
  expect(readerFor(['MX'])('+1 305 555 0142')?.number).toBe('+13055550142');
});

test('an example is of the first country, and none is needed for +1', () => {
  expect(phoneExample(['US', 'MX'])).toBeUndefined();
  expect(phoneExample(['ES'])).toEqual({ national: '612 34 56 78', international: '+34 612 34 56 78' });
});
