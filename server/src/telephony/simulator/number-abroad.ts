import { getExampleNumber, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import type { Chance } from './chance.ts';

const FREE_DIGITS = 4;

/** A mobile number of that country's plan, or undefined where there is no such plan. Nothing ever rings it. */
export function aNumberOf(chance: Chance, country: string): string | undefined {
  const example = isSupportedCountry(country) ? getExampleNumber(country, examples) : undefined;
  if (!example) return undefined;
  const begins = example.number.slice(0, -FREE_DIGITS);
  const drawn = `${begins}${String(chance.integer(0, 10 ** FREE_DIGITS - 1)).padStart(FREE_DIGITS, '0')}`;
  return parsePhoneNumberFromString(drawn)?.isValid() ? drawn : example.number;
}

/** As carriers tell it with a call; those of +1 that are played here are of the United States. */
export function countryPlayed(from: string | null): string {
  if (from === null || from.startsWith('+1')) return 'US';
  return parsePhoneNumberFromString(from)?.country ?? '';
}
