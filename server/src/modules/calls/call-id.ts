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
  let chance = '';
  for (const byte of someChance()) chance += ALPHABET[byte % 32];
  return `call_${time}${chance}`;
}

/** Asking the system for chance takes longer than using it: one question serves many ids. */
const pool = { bytes: Buffer.alloc(0), used: 0 };
const IDS_PER_POOL = 256;

function someChance(): Buffer {
  if (pool.used >= pool.bytes.length)
    Object.assign(pool, { bytes: randomBytes(CHANCE_LENGTH * IDS_PER_POOL), used: 0 });
  pool.used += CHANCE_LENGTH;
  return pool.bytes.subarray(pool.used - CHANCE_LENGTH, pool.used);
}

/** Undefined when the text is no call's id. */
export function arrivalOf(id: string): Date | undefined {
  const time = /^call_([0-9a-hjkmnp-tv-z]{10})[0-9a-hjkmnp-tv-z]{16}$/.exec(id)?.[1];
  if (!time) return undefined;
  const arrival = timeOf(time);
  return arrival.getTime() < LATEST_MS ? arrival : undefined;
}

const timeOf = (letters: string) =>
  new Date([...letters].reduce((sum, letter) => sum * 32 + ALPHABET.indexOf(letter), 0));

/** Ten letters could tell of times that no database knows. */
const LATEST_MS = Date.UTC(9999, 0);

/** When calls arrived whose ids begin so: from one moment on, before another. Undefined when no id begins so. */
export function arrivalsOf(prefix: string): { from: Date; to: Date } | undefined {
  const letters = /^call_([0-9a-hjkmnp-tv-z]{0,26})$/.exec(prefix)?.[1];
  if (letters === undefined) return undefined;
  const time = letters.slice(0, TIME_LENGTH);
  const from = timeOf(time.padEnd(TIME_LENGTH, '0'));
  const to = timeOf(time.padEnd(TIME_LENGTH, 'z'));
  return { from, to: new Date(Math.min(to.getTime() + 1, LATEST_MS)) };
}
