import { expect, test } from 'vitest';
import { readClock } from './read-clock.ts';

test.each([
  ['1:05', 65],
  [' 0:00 ', 0],
  ['65', 65],
  ['1:02:03', 3723],
])('%s is %i seconds', (written, seconds) => expect(readClock(written)).toBe(seconds));

test.each(['', '1:5', '1:60', 'a', '-1', '1:00:00:00'])('%s says no time', (written) =>
  expect(readClock(written)).toBeUndefined(),
);
