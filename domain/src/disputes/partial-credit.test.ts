import fc from 'fast-check';
import { expect, test } from 'vitest';
import { postApproved } from '../ledger/post-approved.ts';
import { postRepriced } from '../ledger/post-repriced.ts';
import { creditedSale, mayCredit } from './partial-credit.ts';

test('a part is at least a cent and leaves at least a cent', () => {
  expect([0, 1, 4_999, 5_000, 5_001, 1.5, -1, Number.NaN].filter((cents) => mayCredit(5_000, cents))).toEqual([
    1, 4_999,
  ]);
  expect(mayCredit(1, 1)).toBe(false); // of one cent there is no part
});

test('the payout falls by the same proportion, and exactly half a cent is not the publisher’s', () => {
  expect(creditedSale({ priceCents: 4_000, payoutCents: 2_000 }, 1_000)).toEqual({
    priceCents: 3_000,
    payoutCents: 1_500,
  });
  expect(creditedSale({ priceCents: 10, payoutCents: 5 }, 5)).toEqual({ priceCents: 5, payoutCents: 2 }); // 2.5
  expect(creditedSale({ priceCents: 3, payoutCents: 1 }, 1)).toEqual({ priceCents: 2, payoutCents: 1 }); // 0.67
  expect(creditedSale({ priceCents: 4_000, payoutCents: 0 }, 1)).toEqual({ priceCents: 3_999, payoutCents: 0 });
});

const sales = fc
  .integer({ min: 2, max: 2 ** 50 })
  .chain((priceCents) =>
    fc.tuple(
      fc.constant(priceCents),
      fc.integer({ min: 0, max: priceCents }),
      fc.integer({ min: 1, max: priceCents - 1 }),
    ),
  );

test('nobody gives more than they had of it, and together exactly what goes back', () => {
  fc.assert(
    fc.property(sales, ([priceCents, payoutCents, creditCents]) => {
      const after = creditedSale({ priceCents, payoutCents }, creditCents);
      const ofPublisher = payoutCents - after.payoutCents;
      expect(after.priceCents).toBe(priceCents - creditCents);
      expect(ofPublisher).toBeGreaterThanOrEqual(0);
      expect(ofPublisher).toBeLessThanOrEqual(creditCents);
      expect(after.payoutCents).toBeLessThanOrEqual(after.priceCents);
      // Off by half a cent at most: |payout' × price − payout × left| ≤ price / 2.
      const off = BigInt(after.payoutCents) * BigInt(priceCents) - BigInt(payoutCents) * BigInt(after.priceCents);
      expect(2n * (off < 0n ? -off : off) <= BigInt(priceCents)).toBe(true);
    }),
  );
});

test('a larger part leaves no larger payout', () => {
  fc.assert(
    fc.property(sales, ([priceCents, payoutCents, creditCents]) => {
      fc.pre(creditCents + 1 < priceCents);
      const [less, more] = [creditCents, creditCents + 1].map(
        (credit) => creditedSale({ priceCents, payoutCents }, credit).payoutCents,
      );
      expect(more).toBeLessThanOrEqual(less as number);
    }),
  );
});

test('its entries give the advertiser exactly the part, and the publisher what is left', () => {
  fc.assert(
    fc.property(sales, ([priceCents, payoutCents, creditCents]) => {
      const sale = { source: 'call:c' as const, advertiserId: 'adv', publisherId: 'pub' };
      const left = creditedSale({ priceCents, payoutCents }, creditCents);
      const before = { billing: 'disputed' as const, priceCents, payoutCents };
      const entries = [
        postRepriced({ ...sale, before, after: { billing: 'disputed', ...left }, round: 1 }),
        postApproved({ ...sale, payoutCents: left.payoutCents }),
      ];
      const moved = new Map<string, number>();
      for (const { from, to, amountCents } of entries.flatMap(({ postings }) => postings)) {
        moved.set(from, (moved.get(from) ?? 0) - amountCents);
        moved.set(to, (moved.get(to) ?? 0) + amountCents);
      }
      expect(moved.get('advertiser:adv:balance')).toBe(creditCents);
      expect(moved.get('publisher:pub:held') ?? 0).toBe(-payoutCents + 0);
      expect(moved.get('publisher:pub:payable') ?? 0).toBe(left.payoutCents);
    }),
  );
});
