import * as z from 'zod';
import type { FieldError } from './problem.ts';

/** Text fields of forms; what is wrong with one is a FieldError, so that it can be said in any language. */
export const said = (error: FieldError) => ({ error });

export const line = (maxLength = 200) => z.string().trim().max(maxLength, said('too_long'));
export const requiredLine = (maxLength = 200) => line(maxLength).min(1, said('required'));
export const paragraph = () => line(4000);

/** Empty optionals are null: nobody has to tell '' from nothing later. */
export const optional = <T extends z.ZodType<unknown, string>>(text: T) =>
  z
    .string()
    .nullish()
    .transform((value) => value?.trim() || null)
    .pipe(text.nullable());

export const Email = requiredLine(254)
  .pipe(z.email(said('email_invalid')))
  .transform((email) => email.toLowerCase());

/** Form only; the server asks the numbering plan. */
export const Phone = requiredLine(40).regex(/^\+?[\d\s().-]{7,}$/, said('phone_invalid'));

/** A challenge the visitor has already solved; it is used up by the request. */
export const SolvedCaptcha = z.string().min(1, said('captcha_required'));
