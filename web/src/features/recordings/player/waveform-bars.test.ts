import { expect, test } from 'vitest';
import { BAR_COUNT, barHeights, barPath } from './waveform-bars.ts';

test('however many moments there are, the waveform has as many bars', () => {
  for (const moments of [1, 37, 140, 400, 799])
    expect(
      barHeights(
        Array.from({ length: moments }, () => 200),
        200,
      ),
    ).toHaveLength(BAR_COUNT);
});

test('a short loud moment is not lost between quiet ones', () => {
  const peaks = Array.from({ length: 700 }, (_, moment) => (moment === 351 ? 250 : 10));
  expect(Math.max(...barHeights(peaks, 250))).toBe(1);
});

test('silence is a thin line, and nothing is nothing', () => {
  expect(new Set(barHeights([0, 0, 0], 0))).toEqual(new Set([0.015]));
  expect(barHeights([], 0)).toEqual([]);
});

test('one channel rises above the middle, the other hangs below it', () => {
  expect(barPath([0.5], 'up')).toBe('M0.15 0h0.7v-0.5h-0.7z');
  expect(barPath([0.5], 'down')).toBe('M0.15 0h0.7v0.5h-0.7z');
});
