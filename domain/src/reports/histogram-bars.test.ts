import { expect, test } from 'vitest';
import { histogramBounds } from './histogram-bars.ts';

const ZONE = 'America/New_York';
const span = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) });

test('one day is cut by the hour, and has as many as its clocks show', () => {
  expect(histogramBounds(span('2026-03-03T05:00Z', '2026-03-04T05:00Z'), ZONE)).toHaveLength(25);
  expect(histogramBounds(span('2026-03-08T05:00Z', '2026-03-09T04:00Z'), ZONE), 'clocks go forward').toHaveLength(24);
});

test('several days are cut where they begin there', () => {
  const bounds = histogramBounds(span('2026-03-07T05:00Z', '2026-03-10T04:00Z'), ZONE);
  expect(bounds.map((at) => at.toISOString())).toEqual([
    '2026-03-07T05:00:00.000Z',
    '2026-03-08T05:00:00.000Z',
    '2026-03-09T04:00:00.000Z',
    '2026-03-10T04:00:00.000Z',
  ]);
});

test('years have no more bars than fit', () => {
  expect(histogramBounds(span('2020-01-01T05:00Z', '2026-01-01T05:00Z'), ZONE).length).toBeLessThanOrEqual(63);
});

test('nothing has no bar', () => {
  expect(histogramBounds(span('2026-03-07T05:00Z', '2026-03-07T05:00Z'), ZONE)).toHaveLength(1);
});
