import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeImport, type ReadNumber, readLines } from './judge-import.ts';

/** Enough of a numbering plan: ten digits are American, what begins with +44 is British. */
const read: ReadNumber = (written) => {
  const digits = written.replace(/\D/g, '');
  if (written.startsWith('+44')) return { number: `+${digits}`, country: 'GB' };
  return /^1?\d{10}$/.test(digits) ? { number: `+1${digits.slice(-10)}`, country: 'US' } : undefined;
};

const verdicts = (text: string, known: string[] = []) =>
  judgeImport(readLines(text, ''), read, new Set(known)).map(({ line, verdict }) => `${line} ${verdict}`);

test('every line is told what is wrong with it', () => {
  const text = 'number,carrier\n(305) 555-0110,twilio\n\n305-555-0110\n12\n+44 20 7183 8750\n+13055550111';
  expect(verdicts(text, ['+13055550111'])).toEqual(['2 new', '4 duplicate', '5 invalid', '6 new', '7 known']);
});

test('a line may name its own carrier, whatever separates it', () => {
  const carriers = readLines(
    '\uFEFF"3055550110","signalwire"\r\n3055550111;telnyx\r3055550112\tbandwidth\n3055550113',
    'twilio',
  );
  expect(carriers.map((line) => line.carrier)).toEqual(['signalwire', 'telnyx', 'bandwidth', 'twilio']);
});

test('what is new is new once, and nothing is new the second time', () => {
  const line = fc.oneof(fc.stringMatching(/^305555\d{4}$/), fc.string({ maxLength: 12 }), fc.constant('+442071838750'));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (written) => {
      const lines = readLines(written.join('\n'), '');
      const first = judgeImport(lines, read, new Set()).filter(({ verdict }) => verdict === 'new');
      const numbers = first.map(({ number }) => number as string);
      expect(new Set(numbers).size).toBe(numbers.length);
      const second = judgeImport(lines, read, new Set(numbers));
      expect(second.filter(({ verdict }) => verdict === 'new')).toEqual([]);
      expect(second.map(({ line }) => line)).toEqual(lines.map(({ line }) => line));
    }),
  );
});
