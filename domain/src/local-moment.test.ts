import { expect, test } from 'vitest';
import { localMoment } from './local-moment.ts';

test.each([
  ['2026-03-09T11:00', 'America/New_York', '2026-03-09T15:00:00.000Z'],
  ['2026-01-09T11:00', 'America/New_York', '2026-01-09T16:00:00.000Z'],
  ['2026-03-09T11:00', 'UTC', '2026-03-09T11:00:00.000Z'],
  ['2026-03-09T00:00', 'Asia/Kolkata', '2026-03-08T18:30:00.000Z'],
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:00:00.000Z'], // skipped
  ['2026-03-08T23:30', 'America/New_York', '2026-03-09T03:30:00.000Z'],
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'], // comes twice
])('%s in %s', (written, zone, moment) => {
  expect(localMoment(written, zone)?.toISOString()).toBe(moment);
});

test.each(['', 'yesterday', '2026-02-30T11:00', '2026-03-09', '2026-03-09T24:00'])('%o is no time', (written) => {
  expect(localMoment(written, 'UTC')).toBeUndefined();
});
