import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advisedPoolSize, LEASE_REST_MINUTES, leaseTimes, MOST_POOLED, mayBorrow } from './number-pool.ts';

test('a lease ends its hold time after the page was seen, and the number rests five minutes more', () => {
  const { leasedUntil, freeAt } = leaseTimes(new Date('2026-11-16T10:00:00Z'), 30);
  expect(leasedUntil).toEqual(new Date('2026-11-16T10:30:00Z'));
  expect(freeAt.getTime() - leasedUntil.getTime()).toBe(LEASE_REST_MINUTES * 60_000);
});

test.each([
  [null, [], true],
  ['anywhere.example', [], true],
  ['plumber.example', ['plumber.example'], true],
  ['www.plumber.example', ['plumber.example'], true],
  ['evilplumber.example', ['plumber.example'], false],
  ['plumber.example.evil.example', ['plumber.example'], false],
  [null, ['plumber.example'], false],
])('a page on %s may borrow where %j is listed: %s', (host, hosts, may) => {
  expect(mayBorrow(host, hosts)).toBe(may);
});

// From published tables of Erlang B at 1 % loss: 1 erlang needs 5, 5 need 11, 20 need 30, 100 need 117.
test.each([
  [60, 1, 5],
  [60, 5, 11],
  [60, 20, 30],
  [60, 100, 117],
])('%i visitors an hour who keep a number for %i minutes each need %i', (visitorsPerHour, minutesEach, size) => {
  expect(advisedPoolSize({ visitorsPerHour, minutesEach })).toBe(size);
});

test('more visitors never need fewer numbers, and nobody is advised more than there may be', () => {
  fc.assert(
    fc.property(fc.nat(5_000), fc.nat(5_000), fc.integer({ min: 1, max: 120 }), (a, b, minutesEach) => {
      const [fewer, more] = [Math.min(a, b), Math.max(a, b)];
      const size = advisedPoolSize({ visitorsPerHour: more, minutesEach });
      expect(advisedPoolSize({ visitorsPerHour: fewer, minutesEach })).toBeLessThanOrEqual(size);
      expect(size).toBeLessThanOrEqual(MOST_POOLED);
    }),
  );
});
