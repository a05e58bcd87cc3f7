import { foldAccents } from '../fold-accents.ts';
import { isReference, REFERENCE_LENGTH, REFERENCE_LETTERS } from './transfer-reference.ts';

/** `exact`: it stands there. `near`: one typing error away, so somebody has to look. */
export type FoundReference = { reference: string; certainty: 'exact' | 'near' };

/**
 * The reference of one of ours in what a bank wrote: banks drop the hyphens, break lines anywhere and put their own words
 * around it. What could be two of ours is none.
 */
export function findReference(text: string, known: ReadonlySet<string>): FoundReference | undefined {
  const words = wordsOf(text);
  const whole = windowsOf(words).filter(({ letters }) => isOurs(letters, known));
  const exact = onlyOne(whole.filter(({ isApart }) => isApart).map(({ letters }) => letters));
  if (exact) return exact === 'several' ? undefined : { reference: exact, certainty: 'exact' };
  const mended = likelyWritten(text).flatMap((written) => mendings(written).filter((each) => isOurs(each, known)));
  const near = onlyOne([...whole.map(({ letters }) => letters), ...mended]);
  return near && near !== 'several' ? { reference: near, certainty: 'near' } : undefined;
}

const isOurs = (written: string, known: ReadonlySet<string>) => known.has(written) && isReference(written);

function onlyOne(found: readonly string[]): string | 'several' | undefined {
  const different = new Set(found);
  return different.size > 1 ? 'several' : [...different][0];
}

const wordsOf = (text: string) =>
  foldAccents(text)
    .toUpperCase()
    .split(/[^A-Z0-9]+/);
const lettersOf = (text: string) => wordsOf(text).join('');

/**
 * Where a word goes on behind it, its last letters may be somebody else's; and an S right behind a C may be that of the
 * 'CS' that stands before every reference.
 */
function windowsOf(words: readonly string[]): { letters: string; isApart: boolean }[] {
  const letters = words.join('');
  const wordEnds = new Set<number>([0]);
  let end = 0;
  for (const word of words) {
    end += word.length;
    wordEnds.add(end);
  }
  const beginsInPrefix = (start: number) => !wordEnds.has(start) && letters.slice(start - 1, start + 1) === 'CS';
  return Array.from({ length: Math.max(0, letters.length - REFERENCE_LENGTH + 1) }, (_, start) => ({
    letters: letters.slice(start, start + REFERENCE_LENGTH),
    isApart: wordEnds.has(start + REFERENCE_LENGTH) && !beginsInPrefix(start),
  }));
}

/** Where somebody meant to write one: behind 'CS', or as a word of about its length. */
function likelyWritten(text: string): string[] {
  const letters = lettersOf(text);
  const lengths = [REFERENCE_LENGTH - 1, REFERENCE_LENGTH, REFERENCE_LENGTH + 1];
  const behindPrefix = Array.from(letters.matchAll(/(?=CS)/g), ({ index }) => index + 2).flatMap((start) =>
    lengths.map((length) => letters.slice(start, start + length)),
  );
  const words = foldAccents(text)
    .toUpperCase()
    .split(/[^A-Z0-9-]+/)
    .map(lettersOf);
  return [...behindPrefix, ...words].filter((written) => lengths.includes(written.length));
}

/** Everything that is one typing error away: another letter, one too few or too many, two neighbours swapped. */
function mendings(written: string): string[] {
  const places = Array.from({ length: written.length + 1 }, (_, index) => index);
  const letters = [...REFERENCE_LETTERS];
  const at = (index: number) => [written.slice(0, index), written.slice(index)] as const;
  return places.flatMap((index) => {
    const [before, after] = at(index);
    if (written.length < REFERENCE_LENGTH) return letters.map((letter) => before + letter + after);
    if (after === '') return [];
    if (written.length > REFERENCE_LENGTH) return [before + after.slice(1)];
    const swapped = after.length > 1 ? [before + after[1] + after[0] + after.slice(2)] : [];
    return [...letters.map((letter) => before + letter + after.slice(1)), ...swapped];
  });
}
