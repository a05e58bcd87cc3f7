import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readForeignTin, readUsTin, tinHint, US_TIN_TYPES, usTinText } from './tin.ts';

describe('a number of the United States', () => {
  test.each([
    ['ssn', '219-09-1234', '219091234'],
    ['ssn', ' 001 01 0001 ', '001010001'],
    ['itin', '900-70-0000', '900700000'],
    ['itin', '999 99 9998', '999999998'],
    ['ein', '12-3456780', '123456780'],
    ['ein', '980000001', '980000001'],
  ] as const)('%s %s is read', (type, written, digits) => {
    expect(readUsTin(type, written)).toBe(digits);
  });

  test.each([
    ['ssn', '000-12-3456'],
    ['ssn', '666-12-3456'],
    ['ssn', '912-12-3456'], // an ITIN at most
    ['ssn', '123-00-4567'],
    ['ssn', '123-45-0000'],
    ['ssn', '078-05-1120'], // of a wallet
    ['ssn', '123-45-6789'],
    ['ssn', '333-33-3333'],
    ['ssn', '12345678'],
    ['ssn', 'ABC-12-3456'],
    ['itin', '900-49-1234'],
    ['itin', '900-66-1234'],
    ['itin', '900-89-1234'],
    ['itin', '900-93-1234'], // of an adoption
    ['itin', '800-70-1234'],
    ['ein', '00-1234567'],
    ['ein', '07-1234567'],
    ['ein', '49-1234567'],
    ['ein', '97-1234567'],
    ['ein', '12-0000000'],
  ] as const)('%s %s cannot be', (type, written) => {
    expect(readUsTin(type, written)).toBeUndefined();
  });

  test('is the same however it is written, and an SSN is never an ITIN', () => {
    fc.assert(
      fc.property(fc.constantFrom(...US_TIN_TYPES), fc.stringMatching(/^\d{9}$/), (type, digits) => {
        const read = readUsTin(type, digits);
        if (read === undefined) return;
        expect(readUsTin(type, usTinText(type, read))).toBe(digits);
        if (type === 'ssn') expect(readUsTin('itin', digits)).toBeUndefined();
      }),
    );
  });
});

describe('a number of another country', () => {
  test.each([
    ['x1234567l', 'X1234567L'],
    [' 20-12345678-9 ', '20-12345678-9'],
    ['GODE 561231 GR8', 'GODE 561231 GR8'],
    ['12 345 678 903', '12 345 678 903'],
  ])('%s is read as %s', (written, tin) => {
    expect(readForeignTin(written)).toBe(tin);
  });

  test.each(['', '1', '000000', 'ninguno', '-12345-', '1'.repeat(40)])('%j is none', (written) => {
    expect(readForeignTin(written)).toBeUndefined();
  });

  test('never shows more than its last four again', () => {
    expect([tinHint('20-12345678-9'), tinHint('X12'), tinHint('')]).toEqual(['6789', 'X12', '']);
  });
});
