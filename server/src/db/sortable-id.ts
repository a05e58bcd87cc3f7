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
  return sortableId(prefix, at, someChance());
}

/** The same for what must get the same id again: `bytes` are 16 made from what it stands for. */
export function sortableId<Prefix extends string>(prefix: Prefix, at: Date, bytes: Buffer): `${Prefix}_${string}` {
  const ms = at.getTime();
  if (last.ms !== ms) last = { ms, letters: lettersOfTime(ms) };
  let chance = '';
  for (const byte of bytes) chance += ALPHABET[byte % 32];
  return `${prefix}_${last.letters}${chance}`;
}

/** Many are made in one millisecond when it matters. */
let last = { ms: Number.NaN, letters: '' };

function lettersOfTime(ms: number): string {
  let time = '';
  for (let left = ms; time.length < TIME_LENGTH; left = Math.floor(left / 32)) time = ALPHABET[left % 32] + time;
  return time;
}

const SHORT_LENGTH = 10;

/** Fifty bits of chance, for what is named in public: no order, and nothing to guess from another. */
export function newShortId(): string {
  let id = '';
  for (const byte of someChance().subarray(0, SHORT_LENGTH)) id += ALPHABET[byte % 32];
  return id;
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
