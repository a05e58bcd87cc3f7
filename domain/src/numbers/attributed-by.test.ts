import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attributedBy } from './attributed-by.ts';
import { leaseTimes } from './number-pool.ts';

const AT = new Date('2026-03-09T15:00:00.000Z');
const ofNobody = { arrivedAt: AT, publisherId: null, attribution: null };

test('a number that was nobody’s tells nothing, one of their own tells the publisher, a free one of a pool no more', () => {
  expect(attributedBy(ofNobody)).toBeNull();
  expect(attributedBy({ ...ofNobody, publisherId: 'p' })).toBe('fixed');
  expect(attributedBy({ ...ofNobody, publisherId: 'p', attribution: { leaseId: null } })).toBe('unlent');
});

test('a call belongs to the lease until its time is over, then to its rest', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 1440 }), fc.integer({ min: 0, max: 100_000_000 }), (holdMinutes, laterMs) => {
      const { leasedUntil } = leaseTimes(AT, holdMinutes);
      const attribution = { leaseId: 'lease_1', leasedAt: AT.toISOString(), leasedUntil: leasedUntil.toISOString() };
      const arrivedAt = new Date(AT.getTime() + laterMs);
      const found = attributedBy({ arrivedAt, publisherId: 'p', attribution });
      expect(found).toBe(arrivedAt < leasedUntil ? 'lease' : 'rest');
    }),
  );
});

test('a call from before lease times were kept is taken for one of a running lease', () => {
  expect(attributedBy({ arrivedAt: AT, publisherId: 'p', attribution: { leaseId: 'lease_1' } })).toBe('lease');
});
