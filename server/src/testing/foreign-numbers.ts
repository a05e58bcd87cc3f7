import fc from 'fast-check';
import { type CountryCode, getCountries, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';

const plans = getCountries().flatMap((country) => {
  const example = getExampleNumber(country, examples);
  return example && example.countryCallingCode !== '1' ? [{ country, example: example.number }] : [];
});

/** Valid numbers of every country outside +1: an example of its plan whose last digits are anybody's. */
export const aForeignNumber: fc.Arbitrary<{ country: CountryCode; number: string }> = fc
  .tuple(fc.constantFrom(...plans), fc.stringMatching(/^\d{4}$/), fc.integer({ min: 0, max: 4 }))
  .map(([{ country, example }, digits, count]) => ({
    country,
    number: example.slice(0, example.length - count) + digits.slice(0, count),
  }))
  .filter(({ number }) => parsePhoneNumberFromString(number)?.isValid() === true);
