import { randomBytes } from 'node:crypto';

/** Crockford's alphabet: sorts like the numbers it stands for, and has no letter that looks like another. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_LENGTH = 10;
const CHANCE_LENGTH = 16;

export type CallId = `call_${string}`;

/** Sortable by arrival; the time inside tells in which month's partition the call lies. */
export function newCallId(arrivedAt: Date): CallId {
  let time = '';
  for (let left = arrivedAt.getTime(); time.length < TIME_LENGTH; left = Math.floor(left / 32))
    time = ALPHABET[left % 32] + time;
  const chance = Array.from(randomBytes(CHANCE_LENGTH), (byte) => ALPHABET[byte % 32]).join('');
  return `call_${time}${chance}`;
}

/** Undefined when the text is no call's id. */
export function arrivalOf(id: string): Date | undefined {
  const time = /^call_([0-9a-hjkmnp-tv-z]{10})[0-9a-hjkmnp-tv-z]{16}$/.exec(id)?.[1];
  if (!time) return undefined;
  return new Date([...time].reduce((sum, letter) => sum * 32 + ALPHABET.indexOf(letter), 0));
}
