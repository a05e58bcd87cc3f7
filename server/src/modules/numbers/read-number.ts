import type { ReadNumber } from '@callstead/domain/numbers/judge-import';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** The whole numbering plan: only it tells Toronto from Kingston behind the same +1. */
export const readNumber: ReadNumber = (written) => {
  const parsed = parsePhoneNumberFromString(written, 'US');
  return parsed?.isValid() ? { number: parsed.number, country: parsed.country } : undefined;
};
