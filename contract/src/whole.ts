import * as z from 'zod';
import { fieldError } from './text.ts';

/** What is missing is told apart from what cannot be read. */
const number = () =>
  z.number({
    error: (issue) => (issue.input === undefined ? fieldError('required') : fieldError('number_invalid')).error,
  });
export const whole = (least: number, most: number) =>
  number().int(fieldError('number_invalid')).min(least, fieldError('too_small')).max(most, fieldError('too_large'));
