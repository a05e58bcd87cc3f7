import type { ReadNumber } from '@callstead/domain/numbers/judge-import';
import { writtenLike } from '@callstead/domain/numbers/written-like';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** The whole numbering plan: only it tells Toronto from Kingston behind the same +1, and what is no number at all. */
export const readNumber: ReadNumber = (written) => read(written, 'US');

/** What people of these countries write, with or without its calling code. */
export function readerFor(countries: readonly string[]): ReadNumber {
  const homes = writtenLike(countries).filter((country) => isSupportedCountry(country)) as CountryCode[];
  return (written) => {
    for (const home of homes) {
      const number = read(written, home);
      if (number) return number;
    }
    return undefined;
  };
}

function read(written: string, home: CountryCode): ReturnType<ReadNumber> {
  const parsed = parsePhoneNumberFromString(written, home);
  return parsed?.isValid() ? { number: parsed.number, country: parsed.country } : undefined;
}
