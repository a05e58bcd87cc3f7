import { DomainError } from '@callstead/domain/errors';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** E.164, or a refusal that names the field. Numbers without a country are read as people in the US write them. */
export function phoneNumber(written: string, field = 'phone'): string {
  const parsed = parsePhoneNumberFromString(written, 'US');
  if (!parsed?.isPossible()) throw new DomainError('validation_failed', { fields: { [field]: 'phone_invalid' } });
  return parsed.number;
}
