import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GATHER_MINUTES, startsOfMails } from './dispute-mail.ts';

const said = (minute: number) => ({ minute, at: new Date(Date.UTC(2026, 2, 2, 10) + minute * 60_000) });
const starts = (...minutes: number[]) => startsOfMails(minutes.map(said)).map(({ minute }) => minute);

test('several messages within minutes are one mail, and the next one after it another', () => {
  expect(starts(0)).toEqual([0]);
  expect(starts(0, 1, 9.9)).toEqual([0]);
  expect(starts(0, 9, 15, 24, 30)).toEqual([0, 15, 30]);
});

test('every message is told by a mail that leaves after it, within the time mails wait', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 50 }), (written) => {
      const minutes = written.toSorted((a, b) => a - b);
      const mails = starts(...minutes);
      for (const minute of minutes) {
        expect(mails.some((start) => start <= minute && minute < start + GATHER_MINUTES)).toBe(true);
      }
      for (const [at, start] of mails.entries()) {
        expect(start - (mails[at - 1] ?? -GATHER_MINUTES)).toBeGreaterThanOrEqual(GATHER_MINUTES);
      }
    }),
  );
});
