import { expect, test } from 'vitest';
import { csvLines } from './csv.ts';

test('cells are separated by commas, and quoted only where they must be', () => {
  expect(csvLines([['plain', 'a,b', 'say "hi"', 'two\nlines', null, undefined, true]])).toBe(
    'plain,"a,b","say ""hi""","two\nlines",,,true\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx'])('text that could be a formula is disarmed: %j', (text) => {
  expect(csvLines([[text]]).replaceAll('"', '')).toBe(`'${text}\r\n`);
});

test('numbers and moments stay what they are', () => {
  expect(csvLines([[-5, 0.5, new Date('2026-01-02T03:04:05Z')]])).toBe('-5,0.5,2026-01-02T03:04:05.000Z\r\n');
});
