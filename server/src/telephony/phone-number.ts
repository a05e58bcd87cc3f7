import { DomainError } from '@callstead/domain/errors';
import { readerFor } from './read-number.ts';

/** E.164, or a refusal that names the field. Numbers without a calling code are read as people of these countries write them. */
export function phoneNumber(written: string, field = 'phone', countries: readonly string[] = []): string {
  const read = readerFor(countries)(written);
  if (!read) throw new DomainError('validation_failed', { fields: { [field]: 'phone_invalid' } });
  return read.number;
}

const E164 = /^\+[1-9]\d{6,14}$/;

/** A caller as the carrier told it, whether or not such a number exists: those are the ones to be blocked. Or as people write it. */
export function callerNumber(written: string, field: string): string {
  return E164.test(written) ? written : phoneNumber(written, field);
}
