import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOf } from '../money.ts';
import { payableOf, REVENUE } from './accounts.ts';
import type { LedgerEntry } from './entry.ts';
import { postReferral, postReferralReturned, postReferralTaken, referralKey } from './post-referral.ts';

const PAYOUT = { payoutId: 'p1', referrerId: 'r1', shareBasisPoints: 500 };

/** What an entry leaves with the referrer. */
const gained = ({ postings }: LedgerEntry) =>
  postings.reduce((sum, { to, amountCents }) => sum + (to === payableOf('r1') ? amountCents : -amountCents), 0);

test('a share of the sales of a payout goes from the margin to whoever brought its publisher', () => {
  expect(postReferral({ ...PAYOUT, salesCents: 20_000 })).toEqual({
    sourceKey: 'referral:p1',
    postings: [{ from: REVENUE, to: payableOf('r1'), amountCents: 1000 }],
  });
});

test('refusals that outweigh the sales take back what was given for those before', () => {
  expect(postReferral({ ...PAYOUT, salesCents: -4000 }).postings).toEqual([
    { from: payableOf('r1'), to: REVENUE, amountCents: 200 },
  ]);
});

test('nothing is booked for nothing', () => {
  expect(postReferral({ ...PAYOUT, salesCents: 0 }).postings).toEqual([]);
});

test('whatever was paid and came back, somebody has the share of what arrived, to the cent', () => {
  const payout = fc.record({ salesCents: fc.integer({ min: -500_000, max: 500_000 }), comesBack: fc.boolean() });
  fc.assert(
    fc.property(fc.array(payout), fc.integer({ min: 1, max: 5000 }), (payouts, shareBasisPoints) => {
      const entries = payouts.flatMap(({ salesCents, comesBack }, index) => {
        const sent = postReferral({ payoutId: `p${index}`, referrerId: 'r1', salesCents, shareBasisPoints });
        return comesBack ? [sent, postReferralReturned(referralKey(`p${index}`), sent)] : [sent];
      });
      const arrived = payouts.filter(({ comesBack }) => !comesBack);
      const due = arrived.reduce((sum, { salesCents }) => sum + shareOf(salesCents, shareBasisPoints), 0);
      expect(entries.reduce((sum, entry) => sum + gained(entry), 0)).toBe(due);
      expect(new Set(entries.map(({ sourceKey }) => sourceKey)).size).toBe(entries.length);
    }),
  );
});

test('sales that are lost one by one never take back more than was given for them together', () => {
  const sales = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1 });
  fc.assert(
    fc.property(sales, fc.integer({ min: 1, max: 5000 }), (cents, shareBasisPoints) => {
      const salesCents = cents.reduce((sum, each) => sum + each, 0);
      const given = postReferral({ ...PAYOUT, salesCents, shareBasisPoints });
      const taken = cents.map((each, entryId) =>
        postReferralTaken({ entryId, referrerId: 'r1', amountCents: -each, shareBasisPoints }),
      );
      const left = [given, ...taken].reduce((sum, entry) => sum + gained(entry), 0);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(cents.length);
    }),
  );
});
