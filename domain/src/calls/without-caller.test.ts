import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutCaller } from './without-caller.ts';

const CALLER = '+13055550123';

test.each([
  '+13055550123',
  '13055550123',
  '0013055550123',
  '(305) 555-0123',
  '305.555.0123',
  '305 555 01 23',
  '555-0123',
  '305—555—0123',
  '305‑555‑0123',
  '305·555·0123',
  '305_555_0123',
  '3*0*5*5*5*5*0*1*2*3',
  '305|555|0123',
  '305\\555\\0123',
  '305~555~0123',
  '305=555=0123',
  '3\u200b0\u200b5\u200b5\u200b5\u200b5\u200b0\u200b1\u200b2\u200b3',
  '305\u00a0555\u20290123',
  '305;555;0123',
  '305" 555\' 0123',
  '305 then 555 and 0123',
  '305, guion, 555, guion, 0123',
  'tres cero cinco cinco cinco cinco cero uno dos tres',
  'three oh five, five five five, zero one two three',
  '305 five five five 0123',
  '3O5-555-O123',
  '３０５５５５０１２３',
  '٣٠٥٥٥٥٠١٢٣',
  '③⓪⑤⑤⑤⑤⓪①②③',
  '³⁰⁵⁵⁵⁵⁰¹²³',
  '3️⃣0️⃣5️⃣5️⃣5️⃣5️⃣0️⃣1️⃣2️⃣3️⃣',
  '305 555 is the one: 0123',
])('nobody reads the caller in what was written about the call: %s', (written) => {
  const text = withoutCaller(`Caller ${written} asked for a taxi.`, CALLER);
  expect(text.replace(/[\uFE0F\u20E3]/g, '')).toMatch(/^Caller (0{0,2})\+1 305 ••• ••23 asked for a taxi\.$/);
});

test('other numbers and words stay as they were written', () => {
  const text = 'Call 2 of 3, forty-five s, on 2026-11-15; we are at (212) 555-0100. One of five was fine.';
  expect(withoutCaller(text, CALLER)).toBe(text);
  expect(withoutCaller(text, null)).toBe(text);
});

test('what is named twice is kept back twice, and the words between stay', () => {
  const words = 'who called before and was told to write to us at our address, and then called again from';
  expect(withoutCaller(`305-555-0123, ${words} (305) 555.0123!`, CALLER)).toBe(
    `+1 305 ••• ••23, ${words} +1 305 ••• ••23!`,
  );
});

const SCRIPTS = ['0123456789', '０１２３４５６７８９', '٠١٢٣٤٥٦٧٨٩', '०१२३४५६७८९', '⁰¹²³⁴⁵⁶⁷⁸⁹', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'];
const WORDS = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  es: ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
};
/** How one digit may be written: in a script, or in words, which need room. */
const spelling = fc.oneof(
  fc.constantFrom(...SCRIPTS).map((script) => (digit: number) => [...script][digit] ?? ''),
  fc.constantFrom(...Object.values(WORDS)).map((words) => (digit: number) => ` ${words[digit]} `),
);
const noDigits = (text: string) => !/[\p{N}\p{L}]/u.test(text);
const separator = fc.oneof(
  fc.constantFrom('', '-', ' ', '.', ' - ', ', then ', ' y luego '),
  fc.string({ unit: 'grapheme', maxLength: 5 }).filter(noDigits),
);

test('however seven or more digits of a caller are spelled, they are not read', () => {
  const written = fc
    .tuple(fc.stringMatching(/^[2-9]\d{9}$/), fc.nat({ max: 4 }), fc.integer({ min: 7, max: 11 }))
    .chain(([national, from, length]) => {
      const digits = [...`1${national}`].slice(from, from + length).map(Number);
      const spelled = digits.map((digit) => fc.tuple(spelling, separator).map(([spell, gap]) => spell(digit) + gap));
      return fc.tuple(fc.constant(`+1${national}`), fc.constant(digits), fc.tuple(...spelled));
    })
    .filter(([, digits]) => digits.length >= 7);
  fc.assert(
    fc.property(written, ([caller, , spelled]) => {
      const text = withoutCaller(`Dice: ${spelled.join('')} fin`, caller);
      expect(text).toMatch(/^Dice: .*\+1 \d{3} ••• ••\d\d.* fin$/su);
      expect(readBack(text)).not.toMatch(/\d{7}/);
    }),
    { numRuns: 500 },
  );
});

/** What somebody would dial who reads it, without what the mask itself shows. */
function readBack(text: string): string {
  const masked = text.replace(/\+1 \d{3} ••• ••\d\d/g, '|');
  const words = [...WORDS.en.entries(), ...WORDS.es.entries()];
  const plain = words.reduce((left, [digit, word]) => left.replaceAll(` ${word} `, String(digit)), masked);
  const scripts = SCRIPTS.flatMap((script) =>
    [...script].map((character, digit) => [character, String(digit)] as const),
  );
  return scripts.reduce((left, [character, digit]) => left.replaceAll(character, digit), plain).replace(/[^\d|]/g, '');
}
