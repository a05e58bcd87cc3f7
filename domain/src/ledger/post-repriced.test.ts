import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SOLD_BILLINGS } from '../reports/sold.ts';
import { postRepriced, type Standing } from './post-repriced.ts';

const sale = { source: 'call:1', advertiserId: 'A', publisherId: 'P', round: 1 } as const;
const held = (priceCents: number, payoutCents: number): Standing => ({ billing: 'held', priceCents, payoutCents });

const lines = (before: Standing, after: Standing) =>
  postRepriced({ ...sale, before, after }).postings.map(
    ({ from, to, amountCents }) => `${from} → ${to} ${amountCents}`,
  );

test('a lower price goes back from the publisher and from our margin', () => {
  expect(lines(held(5000, 2500), held(3000, 1500))).toEqual([
    'publisher:P:held → advertiser:A:balance 1000',
    'network:revenue → advertiser:A:balance 1000',
  ]);
});

test('a higher price is taken from the balance', () => {
  const [before, after] = [held(5000, 2500), held(6001, 3000)].map((each) => ({ ...each, billing: 'paid' as const }));
  expect(lines(before as Standing, after as Standing)).toEqual([
    'advertiser:A:balance → publisher:P:payable 500',
    'advertiser:A:balance → network:revenue 501',
  ]);
});

test('a refused sale that is put back is charged whole', () => {
  const before: Standing = { ...held(5000, 2500), billing: 'refused' };
  expect(lines(before, { ...before, billing: 'approved' })).toEqual([
    'advertiser:A:balance → publisher:P:payable 2500',
    'advertiser:A:balance → network:revenue 2500',
  ]);
});

test('an approval that is taken back moves nothing but the payout', () => {
  const before: Standing = { ...held(5000, 2500), billing: 'approved' };
  expect(lines(before, { ...before, billing: 'disputed' })).toEqual(['publisher:P:payable → publisher:P:held 2500']);
});

test('each correction of a sale has its own key', () => {
  const correction = { ...sale, before: held(2, 1), after: held(4, 2) };
  const keys = [1, 2].map((round) => postRepriced({ ...correction, round }).sourceKey);
  expect(keys).toEqual(['call:1:repriced:1', 'call:1:repriced:2']);
});

describe('whatever is corrected', () => {
  const standing: fc.Arbitrary<Standing> = fc
    .record({
      billing: fc.constantFrom(...SOLD_BILLINGS, 'refused' as const),
      priceCents: fc.nat({ max: 10_000 }),
      share: fc.nat({ max: 100 }),
    })
    .map(({ billing, priceCents, share }) => {
      return { billing, priceCents, payoutCents: Math.floor((priceCents * share) / 100) };
    });
  const effect = (before: Standing, after: Standing) => {
    const sums = new Map<string, number>();
    for (const { from, to, amountCents } of postRepriced({ ...sale, before, after }).postings) {
      sums.set(from, (sums.get(from) ?? 0) - amountCents);
      sums.set(to, (sums.get(to) ?? 0) + amountCents);
    }
    return [...sums].filter(([, cents]) => cents !== 0).toSorted();
  };

  test('its reversal moves exactly the same back', () => {
    fc.assert(
      fc.property(standing, standing, (before, after) => {
        const back = effect(after, before).map(([account, cents]) => [account, -cents]);
        expect(back).toEqual(effect(before, after));
      }),
    );
  });

  test('two corrections move what one from the first to the last would', () => {
    fc.assert(
      fc.property(standing, standing, standing, (first, second, third) => {
        const sums = new Map(effect(first, second));
        for (const [account, cents] of effect(second, third)) sums.set(account, (sums.get(account) ?? 0) + cents);
        expect([...sums].filter(([, cents]) => cents !== 0).toSorted()).toEqual(effect(first, third));
      }),
    );
  });
});
