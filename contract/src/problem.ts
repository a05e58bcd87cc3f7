import { ERROR_CODES } from '@callstead/domain/errors';
import * as z from 'zod';

/** What can be wrong with one field. The web has a sentence for each in both languages. */
export const FIELD_ERRORS = [
  'required',
  'invalid',
  'too_long',
  'email_invalid',
  'email_taken',
  'name_taken',
  'phone_invalid',
  'website_invalid',
  'macro_unknown',
  'host_invalid',
  'passwords_differ',
  'password_too_short',
  'password_needs_uppercase',
  'password_needs_lowercase',
  'password_needs_digits',
  'password_needs_special',
  'captcha_required',
  'email_unchanged',
  'time_zone_invalid',
  'routing_number_invalid',
  'account_number_invalid',
  'iban_invalid',
  'bic_invalid',
  'country_invalid',
  'company_id_invalid',
  'bank_file_invalid',
  'number_invalid',
  'too_small',
  'too_large',
  'outside_bounds',
  'not_ascending',
  'ends_before_start',
  'contradiction',
  'repeated',
  'not_offered',
  'tiers_of_leads',
  'colour_invalid',
  'contrast_low',
  'unknown',
] as const;

export const FieldError = z.enum(FIELD_ERRORS);
export type FieldError = z.infer<typeof FieldError>;

/** RFC 9457 problem+json; `code` is stable, `detail` is for people. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.enum(ERROR_CODES),
  detail: z.string().optional(),
  requestId: z.string().optional(),
  retryAfterSeconds: z.number().int().optional(),
  /** Of the account that may not log in yet, or no longer. */
  registeredAt: z.iso.datetime().optional(),
  fields: z.record(z.string(), FieldError).optional(),
  /** For programs: all that is wrong with what they sent. */
  errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
});
export type Problem = z.infer<typeof Problem>;
