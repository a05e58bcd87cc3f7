import { expect, test } from 'vitest';
import { advertiserFunds, changeOf, publisherFunds } from './own-funds.ts';
import { postApproved } from './post-approved.ts';
import { postQualified } from './post-qualified.ts';
import { postReserved } from './post-reserved.ts';

const sale = { source: 'call:call_1', advertiserId: 'a', publisherId: 'p' } as const;

test('a reservation moves money from one pocket to the other', () => {
  const { postings } = postReserved({ ...sale, reservedCents: 500, round: 1 });
  expect(changeOf(advertiserFunds('a'), postings)).toEqual({ totalCents: 0, parts: { balance: -500, reserved: 500 } });
});

test('a charge costs the price, whatever was reserved', () => {
  const { postings } = postQualified({ ...sale, reservedCents: 500, priceCents: 300, payoutCents: 100 });
  expect(changeOf(advertiserFunds('a'), postings)).toEqual({
    totalCents: -300,
    parts: { balance: 200, reserved: -500 },
  });
  expect(changeOf(publisherFunds('p'), postings)).toEqual({
    totalCents: 100,
    parts: { held: 100, payable: 0, paying: 0 },
  });
});

test('an approval earns nothing new', () => {
  const { postings } = postApproved({ ...sale, payoutCents: 100 });
  expect(changeOf(publisherFunds('p'), postings)).toEqual({
    totalCents: 0,
    parts: { held: -100, payable: 100, paying: 0 },
  });
});
