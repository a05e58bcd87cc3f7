import { foldAccents } from '../fold-accents.ts';
import { maskCaller } from './mask-caller.ts';

/** So many of its digits in a row give a number away. */
const TELLING = 7;
/** Further apart two digits are hardly of one number. */
const MAX_GAP = 60;

/** What people wrote about a call, without the number of its caller, however they spelled it. */
export function withoutCaller(text: string, caller: string | null): string {
  if (caller === null) return text;
  // A word like 'one' may be a digit of the number, or stand between two of them.
  return [figuresIn, figuresAndWordsIn].reduce((left, read) => replaceCaller(left, caller, read(left)), text);
}

/** A digit somebody wrote, and where in the text it stands. */
type WrittenDigit = { digit: string; start: number; end: number };

function replaceCaller(text: string, caller: string, written: readonly WrittenDigit[]): string {
  const spans = spansOf(text, written, tellingParts(caller));
  return spans.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)}${maskCaller(caller)}${left.slice(end)}`,
    text,
  );
}

/** Every seven digits in a row; a shorter number is told by the whole of it. */
function tellingParts(caller: string): Set<string> {
  const digits = caller.replace(/\D/g, '');
  const length = Math.min(TELLING, digits.length);
  return new Set(Array.from({ length: digits.length - length + 1 }, (_, at) => digits.slice(at, at + length)));
}

type Span = { start: number; end: number };

/** Where the text names the number; parts that overlap are one. */
function spansOf(text: string, written: readonly WrittenDigit[], parts: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  for (const at of written.keys()) {
    const run = partAt(written, at, parts);
    const [first, last] = [run?.[0], run?.at(-1)];
    if (!first || !last) continue;
    const before = spans.at(-1);
    if (before && first.start < before.end) before.end = last.end;
    else spans.push({ start: withPrefix(text, first.start, last.end), end: last.end });
  }
  return spans;
}

function partAt(written: readonly WrittenDigit[], at: number, parts: ReadonlySet<string>) {
  const [length = 0] = [...parts].map((part) => part.length);
  const run = written.slice(at, at + length);
  const isNear = run.every(({ start }, index) => index === 0 || start - (run[index - 1]?.end ?? 0) <= MAX_GAP);
  return isNear && length > 0 && parts.has(run.map(({ digit }) => digit).join('')) ? run : undefined;
}

/** '+' and an opening bracket that is closed inside belong to the number. */
function withPrefix(text: string, start: number, end: number): number {
  const isClosedInside = text.slice(start, end).includes(')');
  let first = start;
  while (text[first - 1] === '+' || (isClosedInside && text[first - 1] === '(')) first -= 1;
  return first;
}

/** Digits of any script, also in circles, raised or full width; one character may hold two. */
function figuresIn(text: string): WrittenDigit[] {
  return [...text.matchAll(/\p{N}/gu)].flatMap(({ 0: character, index: start }) =>
    [...digitsOf(character)].map((digit) => ({ digit, start, end: start + character.length })),
  );
}

function digitsOf(character: string): string {
  const plain = character.normalize('NFKC').replace(/\D/g, '');
  if (plain !== '' || !IS_DECIMAL.test(character)) return plain;
  // Scripts have their ten digits in a row, from nought on.
  const code = character.codePointAt(0) ?? 0;
  let nought = code;
  while (nought > code - 10 && IS_DECIMAL.test(String.fromCodePoint(nought - 1))) nought -= 1;
  return String((code - nought) % 10);
}

const IS_DECIMAL = /^\p{Nd}$/u;

const WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['zero', 'oh', 'o', 'cero'],
    ['one', 'uno', 'l', 'i'],
    ['two', 'dos'],
    ['three', 'tres'],
    ['four', 'cuatro'],
    ['five', 'cinco'],
    ['six', 'seis'],
    ['seven', 'siete'],
    ['eight', 'ocho'],
    ['nine', 'nueve'],
  ].flatMap((names, digit) => names.map((name) => [name, String(digit)])),
);

/** Also those written out, in both languages, and letters that look like one. */
function figuresAndWordsIn(text: string): WrittenDigit[] {
  const words = [...text.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index: start }) => {
    const digit = WORDS[foldAccents(word)];
    return digit === undefined ? [] : [{ digit, start, end: start + word.length }];
  });
  return [...figuresIn(text), ...words].toSorted((a, b) => a.start - b.start);
}
