import { expect, test } from 'vitest';
import { hoursOf, momentsOfHours } from './hours.ts';

const oneDay = (day: string) => ({ days: { first: day, last: day }, zone: 'America/New_York' });
const DAY = oneDay('2026-03-03');

test('hours of a day are moments, the last hour included, and back again', () => {
  const moments = { from: '2026-03-03T14:00:00.000Z', to: '2026-03-03T17:00:00.000Z' };
  expect(momentsOfHours('9-11', DAY)).toEqual(moments);
  expect(hoursOf(DAY, moments)).toBe('9-11');
});

test('the day ends where its clocks say, also when they change', () => {
  expect(momentsOfHours('0-24', oneDay('2026-03-08'))).toEqual({
    from: '2026-03-08T05:00:00.000Z',
    to: '2026-03-09T04:00:00.000Z',
  });
});

test.each(['', '9', '9-', '11-9', '9-25', 'x-y', null])('%s is no stretch of a day', (written) => {
  expect(momentsOfHours(written, DAY)).toBeUndefined();
});

test('several days have no hours', () => {
  expect(momentsOfHours('9-11', { days: { first: '2026-03-03', last: '2026-03-04' }, zone: 'UTC' })).toBeUndefined();
});
