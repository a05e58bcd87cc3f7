import * as z from 'zod';
import type { FieldError } from './problem.ts';

/** Text fields of forms; what is wrong with one is a FieldError, so that it can be said in any language. */
export const fieldError = (error: FieldError) => ({ error });

export const shortText = (maxLength = 200) => z.string().trim().max(maxLength, fieldError('too_long'));
export const requiredText = (maxLength = 200) => shortText(maxLength).min(1, fieldError('required'));
export const paragraph = () => shortText(4000);

/** Empty optionals are null: nobody has to tell '' from nothing later. */
export const optional = <T extends z.ZodType<unknown, string>>(text: T) =>
  z
    .string()
    .nullish()
    .transform((value) => value?.trim() || null)
    .pipe(text.nullable());

export const Email = requiredText(254)
  .pipe(z.email(fieldError('email_invalid')))
  .transform((email) => email.toLowerCase());

/** Form only; the server asks the numbering plan. */
export const Phone = requiredText(40).regex(/^\+?[\d\s().-]{7,}$/, fieldError('phone_invalid'));

/** A challenge the visitor has already solved; it is used up by the request. */
export const SolvedCaptcha = z.string().min(1, fieldError('captcha_required'));
