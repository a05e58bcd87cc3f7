import { expect, test } from 'vitest';
import { addMonths, closedMonths, momentsOfMonth, monthOf } from './billing-month.ts';

const NEW_YORK = 'America/New_York';

test('a month belongs to the zone, not to UTC', () => {
  expect(monthOf(new Date('2026-03-01T04:59:59Z'), NEW_YORK)).toBe('2026-02');
  expect(monthOf(new Date('2026-03-01T05:00:00Z'), NEW_YORK)).toBe('2026-03');
});

test('the month in which the clocks change is an hour short', () => {
  const { from, to } = momentsOfMonth('2026-03', NEW_YORK);
  expect([from.toISOString(), to.toISOString()]).toEqual(['2026-03-01T05:00:00.000Z', '2026-04-01T04:00:00.000Z']);
});

test('months follow each other over the year', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

test.each([
  ['2026-03-01T05:59:59Z', ['2025-12', '2026-01']],
  ['2026-03-01T06:00:00Z', ['2025-12', '2026-01', '2026-02']],
])('at %s the months up to the one before are closed, an hour after they ended', (now, months) => {
  expect(closedMonths('2025-12', new Date(now), NEW_YORK)).toEqual(months);
});

test('nothing is closed before it began', () => {
  expect(closedMonths('2026-04', new Date('2026-03-01T06:00:00Z'), NEW_YORK)).toEqual([]);
});
