import { writtenLike } from '@callstead/domain/numbers/written-like';
import { getExampleNumber, isSupportedCountry } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';

export type PhoneExample = { national: string; international: string };

/** A number as people of the first of these countries write it, at home and abroad; undefined where that is +1. */
export function phoneExample(countries: readonly string[]): PhoneExample | undefined {
  const [home = 'US'] = writtenLike(countries);
  const example = isSupportedCountry(home) && home !== 'US' ? getExampleNumber(home, examples) : undefined;
  return example && { national: example.formatNational(), international: example.formatInternational() };
}
