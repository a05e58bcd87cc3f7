import fc from 'fast-check';
import { expect, test } from 'vitest';
import { containing, piecesOf } from './search-pattern.ts';

test('signs of a pattern mean themselves', () => {
  expect(containing('50%_\\')).toBe('%50\\%\\_\\\\%');
});

test('a long text is looked for by pieces of three letters that do not overlap', () => {
  expect(piecesOf('vilaran.lacorgu42@people.example')).toEqual(['vil', 'ara', 'ran', 'lac', 'org', 'u42']);
  expect(piecesOf('Ana Núñez')).toEqual(['Ana', 'Núñ', 'ñez']);
  expect(piecesOf('li_%')).toEqual([]);
});

test('every piece stands in the text it was made from, and signs of a pattern in none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      for (const piece of piecesOf(text)) {
        expect(text).toContain(piece);
        expect(containing(piece)).toBe(`%${piece}%`);
      }
    }),
  );
});
