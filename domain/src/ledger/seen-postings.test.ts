import { expect, test } from 'vitest';
import { postQualified } from './post-qualified.ts';
import { postRefused } from './post-refused.ts';
import { seenPostings } from './seen-postings.ts';

const sale = { source: 'call:1', advertiserId: 'a', publisherId: 'p', priceCents: 900, payoutCents: 400 } as const;
const { postings: qualified } = postQualified({ ...sale, reservedCents: 1000 });
const { postings: refused } = postRefused({ ...sale, billing: 'held' });

test('an advertiser sees the price as one amount, never what the publisher gets of it', () => {
  expect(seenPostings(qualified, 'advertiser')).toEqual([
    { from: 'reserved', to: 'network', amountCents: 900 },
    { from: 'reserved', to: 'balance', amountCents: 100 },
  ]);
  expect(seenPostings(refused, 'advertiser')).toEqual([{ from: 'network', to: 'balance', amountCents: 900 }]);
});

test('a publisher sees the payout, never what the advertiser pays', () => {
  expect(seenPostings(qualified, 'publisher')).toEqual([{ from: 'network', to: 'held', amountCents: 400 }]);
  expect(seenPostings(refused, 'publisher')).toEqual([{ from: 'held', to: 'network', amountCents: 400 }]);
});

test('an admin sees everything', () => {
  expect(seenPostings(qualified)).toEqual([
    { from: 'reserved', to: 'held', amountCents: 400 },
    { from: 'reserved', to: 'revenue', amountCents: 500 },
    { from: 'reserved', to: 'balance', amountCents: 100 },
  ]);
});
