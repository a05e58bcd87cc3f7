import { expect, test } from 'vitest';
import { lastDigestMoment } from './digest.ts';

test.each([
  ['before eight it is yesterday’s', '2026-03-04T12:59:59Z', 'America/New_York', '2026-03-03T13:00:00.000Z'],
  ['at eight it is today’s', '2026-03-04T13:00:00Z', 'America/New_York', '2026-03-04T13:00:00.000Z'],
  [
    'where clocks went forward, eight comes an hour sooner',
    '2026-03-08T12:30:00Z',
    'America/New_York',
    '2026-03-08T12:00:00.000Z',
  ],
  ['where they went back, an hour later', '2026-11-01T12:30:00Z', 'America/New_York', '2026-10-31T12:00:00.000Z'],
  ['and then it comes', '2026-11-01T13:00:00Z', 'America/New_York', '2026-11-01T13:00:00.000Z'],
  [
    'the other side of the world has its own morning',
    '2026-03-04T00:00:00Z',
    'Pacific/Auckland',
    '2026-03-03T19:00:00.000Z',
  ],
  ['a day the calendar skipped had none', '2011-12-30T12:00:00Z', 'Pacific/Apia', '2011-12-29T18:00:00.000Z'],
])('%s', (_, now, zone, expected) => {
  expect(lastDigestMoment(new Date(now), zone).toISOString()).toBe(expected);
});
