import * as z from 'zod';
import { fieldError } from './text.ts';

/** As many letters as base64 needs for so many bytes. */
const lettersFor = (bytes: number) => Math.ceil(bytes / 3) * 4;
const NO_BASE64 = /[^A-Za-z0-9+/]/;

/** By looking for what is wrong: an expression for the whole, as zod has one, runs out of stack in a text of millions. */
function isBase64(text: string): boolean {
  const padding = /={0,2}$/.exec(text.slice(-2))?.[0].length ?? 0;
  return text !== '' && !NO_BASE64.test(text.slice(0, text.length - padding));
}

/** A file of at most so many bytes. */
export const base64 = (mostBytes: number) =>
  z.string().max(lettersFor(mostBytes), fieldError('too_large')).refine(isBase64, fieldError('invalid'));
