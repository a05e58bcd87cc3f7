import { callingCodeOf } from '@callstead/domain/numbers/calling-code';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import fc from 'fast-check';
import { getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { aForeignNumber } from '../../testing/foreign-numbers.ts';

test('numbers of the United States and Canada keep their brackets', () => {
  expect(phoneText('+13055550110')).toBe('+1 (305) 555-0110');
});

test('a number from abroad stands in the groups people there know', () => {
  expect(phoneText('+525512345678')).toBe('+52 55 1234 5678');
  expect(phoneText('+34612345678')).toBe('+34 612 34 56 78');
  expect(phoneText('+442071838750')).toBe('+44 20 7183 8750');
});

test('what is no number stays as it is', () => {
  for (const text of ['', 'anonymous', '+1 305 ••• ••23', '+999123456789', '12']) expect(phoneText(text)).toBe(text);
});

test('every number is written as libphonenumber writes it, without its metadata', () => {
  fc.assert(
    fc.property(aForeignNumber, ({ number }) => {
      expect(phoneText(number)).toBe(parsePhoneNumberFromString(number)?.formatInternational());
    }),
    { numRuns: 1_000 },
  );
});

test('what is shown can be typed in again, and is the same number', () => {
  fc.assert(
    fc.property(aForeignNumber, ({ number }) => {
      expect(parsePhoneNumberFromString(phoneText(number))?.number).toBe(number);
    }),
    { numRuns: 1_000 },
  );
});

test('a calling code is read without a table of countries', () => {
  fc.assert(
    fc.property(aForeignNumber, ({ number }) => {
      expect(callingCodeOf(number)).toBe(parsePhoneNumberFromString(number)?.countryCallingCode);
    }),
  );
  expect(getCountries().length).toBeGreaterThan(200);
});
