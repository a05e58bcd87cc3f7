import { randomBytes } from 'node:crypto';

/** Crockford's alphabet: sorts like the numbers it stands for, and has no letter that looks like another. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LETTERS = '[0-9a-hjkmnp-tv-z]';
const TIME_LENGTH = 10;
const CHANCE_LENGTH = 16;
const ID = new RegExp(`^(${LETTERS}{${TIME_LENGTH}})${LETTERS}{${CHANCE_LENGTH}}$`);
const BEGINNING = new RegExp(`^${LETTERS}{0,${TIME_LENGTH + CHANCE_LENGTH}}$`);

/** Sortable by a moment; the time inside tells in which month's partition the row lies. */
export function newSortableId<Prefix extends string>(prefix: Prefix, at: Date): `${Prefix}_${string}` {
  return `${prefix}_${lettersAt(at.getTime())}${someLetters(CHANCE_LENGTH)}`;
}

/** The same for what must get the same id again: `bytes` are 16 made from what it stands for. */
export function sortableId<Prefix extends string>(prefix: Prefix, at: Date, bytes: Buffer): `${Prefix}_${string}` {
  return `${prefix}_${lettersAt(at.getTime())}${lettersOfBytes(bytes)}`;
}

/** Many are made in one millisecond when it matters. */
let last = { ms: Number.NaN, letters: '' };

function lettersAt(ms: number): string {
  if (last.ms !== ms) last = { ms, letters: lettersOfTime(ms) };
  return last.letters;
}

function lettersOfTime(ms: number): string {
  let time = '';
  for (let left = ms; time.length < TIME_LENGTH; left = Math.floor(left / 32)) time = ALPHABET[left % 32] + time;
  return time;
}

const SHORT_LENGTH = 10;

/** Fifty bits of chance, for what is named in public: no order, and nothing to guess from another. */
export const newShortId = (): string => someLetters(SHORT_LENGTH);

/** Asking the system for chance takes longer than using it: one question serves many ids. */
let pool = { letters: '', used: 0 };
const POOL_LENGTH = 4096;

/** None is ever used twice. */
function someLetters(length: number): string {
  if (pool.used + length > pool.letters.length) pool = { letters: lettersOfBytes(randomBytes(POOL_LENGTH)), used: 0 };
  pool.used += length;
  return pool.letters.slice(pool.used - length, pool.used);
}

function lettersOfBytes(bytes: Buffer): string {
  const letters = Buffer.allocUnsafe(bytes.length);
  for (let index = 0; index < bytes.length; index += 1)
    letters[index] = ALPHABET.charCodeAt((bytes[index] as number) % 32);
  return letters.toString('latin1');
}

/** Undefined when the text is no id with that prefix. */
export function momentOfId(prefix: string, id: string): Date | undefined {
  const time = ID.exec(lettersOf(prefix, id) ?? '')?.[1];
  if (!time) return undefined;
  const moment = timeOf(time);
  return moment.getTime() < LATEST_MS ? moment : undefined;
}

const lettersOf = (prefix: string, id: string) =>
  id.startsWith(`${prefix}_`) ? id.slice(prefix.length + 1) : undefined;

const timeOf = (letters: string) =>
  new Date([...letters].reduce((sum, letter) => sum * 32 + ALPHABET.indexOf(letter), 0));

/** Ten letters could tell of times that no database knows. */
const LATEST_MS = Date.UTC(9999, 0);

/** Between which moments ids were made that begin so: from one on, before another. Undefined when no id begins so. */
export function momentsOfIds(prefix: string, beginning: string): { from: Date; to: Date } | undefined {
  const letters = lettersOf(prefix, beginning);
  if (letters === undefined || !BEGINNING.test(letters)) return undefined;
  const time = letters.slice(0, TIME_LENGTH);
  const from = timeOf(time.padEnd(TIME_LENGTH, '0'));
  const to = timeOf(time.padEnd(TIME_LENGTH, 'z'));
  return { from, to: new Date(Math.min(to.getTime() + 1, LATEST_MS)) };
}
