import { expect, test } from 'vitest';
import { clockOf, minuteOf } from './clock.ts';

test('minutes and clocks agree, at both ends of a day', () => {
  expect([clockOf(0), clockOf(570), clockOf(1440)]).toEqual(['00:00', '09:30', '00:00']);
  expect([minuteOf('00:00', 'start'), minuteOf('00:00', 'end'), minuteOf('09:30', 'end')]).toEqual([0, 1440, 570]);
});

test('a time that is not finished is no number, and shows as empty', () => {
  expect(minuteOf('', 'start')).toBeNaN();
  expect(clockOf(Number.NaN)).toBe('');
});
