import { endpoint } from '../endpoint.ts';
import { NumberList, NumbersAsked } from './numbers.ts';

/** A publisher's own; the whole pool for admins. */
export const listNumbers = endpoint('GET', '/numbers', {
  access: 'number.read',
  scope: 'numbers:read',
  query: NumbersAsked,
  answers: { 200: NumberList },
});
