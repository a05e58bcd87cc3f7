import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asciiText, bankText } from './latin-text.ts';

test.each([
  ['Núria  Peña\nGómez', 'Nuria Pena Gomez'],
  ['Straße Łódź Øre', 'Strasse Lodz Ore'],
  ['O’Neil – Co.', "O'Neil - Co."],
  ['漢字', '..'],
  ['ﬁrm', 'firm'],
])('%j is written %j', (written, ascii) => expect(asciiText(written)).toBe(ascii));

test.each([
  ['Paz & Hijos <S.L.>', 'Paz + Hijos .S.L..'],
  ['//a//b//', 'a/b'],
  ['a'.repeat(80), 'a'.repeat(70)],
])('%j is written %j in an order', (written, text) => expect(bankText(written, 70)).toBe(text));

test('whatever is written, banks can read it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 140 }), (written, maxLength) => {
      expect(asciiText(written)).toMatch(/^[ -~]*$/);
      const text = bankText(written, maxLength);
      expect(text).toMatch(/^([A-Za-z0-9/?:().,'+ -]*)$/);
      expect(text).not.toMatch(/^[ /]|\/\/|[ /]$/);
      expect(text.length).toBeLessThanOrEqual(maxLength);
    }),
  );
});
