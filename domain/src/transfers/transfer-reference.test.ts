import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findReference } from './find-reference.ts';
import { isReference, REFERENCE_LETTERS, referenceText, withCheckLetter } from './transfer-reference.ts';

const letter = fc.constantFrom(...REFERENCE_LETTERS);
const aReference = fc.array(letter, { minLength: 7, maxLength: 7 }).map((letters) => withCheckLetter(letters.join('')));
const place = fc.nat({ max: 7 });

const withLetter = (reference: string, index: number, other: string) =>
  reference.slice(0, index) + other + reference.slice(index + 1);

function withSwap(reference: string, a: number, b: number): string {
  const letters = [...reference];
  [letters[a], letters[b]] = [letters[b] as string, letters[a] as string];
  return letters.join('');
}

test('every seven letters have one check letter', () => {
  fc.assert(
    fc.property(aReference, (reference) => {
      expect(isReference(reference)).toBe(true);
      const others = [...REFERENCE_LETTERS].filter((each) => isReference(reference.slice(0, 7) + each));
      expect(others).toEqual([reference[7]]);
    }),
  );
});

test('one wrong letter is noticed', () => {
  fc.assert(
    fc.property(aReference, place, letter, (reference, index, other) => {
      fc.pre(reference[index] !== other);
      expect(isReference(withLetter(reference, index, other))).toBe(false);
    }),
  );
});

test('two letters that swapped places are noticed, wherever they stand', () => {
  fc.assert(
    fc.property(aReference, place, place, (reference, a, b) => {
      fc.pre(reference[a] !== reference[b]);
      expect(isReference(withSwap(reference, a, b))).toBe(false);
    }),
  );
});

test('a reference is found inside whatever a bank wrote around it', () => {
  const words = fc.constantFrom('', 'Transferencia de', 'PAGO 2026', 'invoice 00017', 'Añadir fondos');
  const style = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toLowerCase(),
    (text: string) => text.replaceAll('-', ' '),
    (text: string) => text.replaceAll('-', ''),
    (text: string) => text.slice(3), // without the letters that stand before it
  );
  fc.assert(
    fc.property(aReference, words, words, style, (reference, before, after, write) => {
      const text = `${before} ${write(referenceText(reference))} ${after}`;
      expect(findReference(text, new Set([reference]))).toEqual({ reference, certainty: 'exact' });
    }),
  );
});

test('one typing error leads to a proposal, never to a certain match', () => {
  const written = fc.oneof(
    fc.tuple(aReference, place, fc.constantFrom(...'ABCXZ018')).map(([r, i, c]) => [r, withLetter(r, i, c)] as const),
    fc.tuple(aReference, fc.nat({ max: 6 })).map(([r, i]) => [r, withSwap(r, i, i + 1)] as const),
    fc.tuple(aReference, place).map(([r, i]) => [r, r.slice(0, i) + r.slice(i + 1)] as const),
    fc.tuple(aReference, place, letter).map(([r, i, c]) => [r, r.slice(0, i) + c + r.slice(i)] as const),
  );
  fc.assert(
    fc.property(written, ([reference, typed]) => {
      fc.pre(!typed.includes(reference));
      const found = findReference(`Pago CS-${typed.slice(0, 4)}-${typed.slice(4)} gracias`, new Set([reference]));
      expect(found).toEqual({ reference, certainty: 'near' });
    }),
    { examples: [[['SBBBBBBV', 'BBBBBBV']]] }, // the S before the hyphen is that of 'CS'
  );
});

test('what could be two of ours, or is nobody’s, is none', () => {
  const [one, two] = [withCheckLetter('BCDFGHJ'), withCheckLetter('KMNPQRS')];
  expect(findReference(`${one} ${two}`, new Set([one, two]))).toBeUndefined();
  expect(findReference(`CS-${one}`, new Set([two]))).toBeUndefined();
  expect(findReference('Nómina de noviembre', new Set([one, two]))).toBeUndefined();
  expect(() => withCheckLetter('AAAAAAA')).toThrow();
});
