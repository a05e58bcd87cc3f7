import { DomainError } from '@callstead/domain/errors';

/** One thing that cannot be read, and where. */
export type Unread = { path: string; code: keyof typeof MESSAGES };

/** For whoever writes the program. */
const MESSAGES = {
  required: 'It is missing.',
  wrong_type: 'It is of another type than this field has.',
  too_long: 'It is longer than this field may be.',
  unreadable: 'It has characters that do not belong here.',
  unknown_field: 'There is no field of this name.',
  not_a_choice: 'It is none of the choices of this field.',
  not_a_number: 'It is not a number.',
  not_a_date: 'It is not a date; days are 2026-11-17, moments RFC 3339.',
  not_a_yes_or_no: 'It is neither true nor false.',
  not_an_address: 'It is not a web address.',
  unknown_offer: 'No campaign that takes leads has this id.',
  unknown_affiliate: 'The key is not of the publisher with this id.',
} as const;

/** Every field at once, so that a program is mended in one go. */
export function unreadLead(problems: readonly Unread[]): DomainError {
  const errors = problems.map(({ path, code }) => ({ path, code, message: MESSAGES[code] }));
  return new DomainError('validation_failed', { errors });
}
