import * as z from 'zod';
import { CODE } from './filters.ts';
import type { FieldError } from './problem.ts';

/** Text fields of forms; what is wrong with one is a FieldError, so that it can be said in any language. */
export const fieldError = (error: FieldError) => ({ error });

/** A zero, or half of a pair that makes one character: nobody types them, and neither PostgreSQL nor JSON keeps them. */
const isStorable = (written: string) => !written.includes('\u0000') && !/\p{Surrogate}/u.test(written);

/** Every text of a request is one of these (contract/src/text.test.ts). */
export const text = () => z.string().refine(isStorable, fieldError('invalid'));

export const shortText = (maxLength = 200) => text().trim().max(maxLength, fieldError('too_long'));
export const requiredText = (maxLength = 200) => shortText(maxLength).min(1, fieldError('required'));
export const paragraph = () => shortText(4000);

/** Empty optionals are null: nobody has to tell '' from nothing later. */
export const optional = <T extends z.ZodType<unknown, string>>(field: T) =>
  text()
    .nullish()
    .transform((value) => value?.trim() || null)
    .pipe(field.nullable());

/** A public id or another code, as it stands in an address. */
export const code = (maxLength: number) => z.string().max(maxLength).regex(CODE);

export const Email = requiredText(254)
  .pipe(z.email(fieldError('email_invalid')))
  .transform((email) => email.toLowerCase());

/** Form only; the server asks the numbering plan. */
export const Phone = requiredText(40).regex(/^\+?[\d\s().-]{7,}$/, fieldError('phone_invalid'));

/** A challenge the visitor has already solved; it is used up by the request. */
export const SolvedCaptcha = z.uuid(fieldError('captcha_required'));
