import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Pricing } from '../campaigns/terms.ts';
import { priceCall } from '../pricing/price-call.ts';
import { someTerms } from '../testing/a-call.ts';
import { REASONS, type Reason } from './call.ts';
import { countsInCap } from './counts-in-cap.ts';
import { type EndedCall, type FinalStatus, qualifyCall } from './qualify-call.ts';

const terms = someTerms({ minimumSeconds: 90 });
const noLocation = { location: { state: null, zip: null }, at: new Date('2026-03-09T15:00:00Z'), spentTodayCents: 0 };
const priced = (pricing: Pricing) => priceCall({ ...noLocation, terms: { ...terms, pricing } });
const fixed = priced({ kind: 'fixed', priceCents: 5001, floorCents: 1, ceilingCents: 9000 });
const tiers = [
  { fromSeconds: 120, priceCents: 4000 },
  { fromSeconds: 300, priceCents: 8000 },
];
const tiered = priced({ kind: 'tiers', tiers, floorCents: 1, ceilingCents: 9000 });
const conversion = priced({ kind: 'per_conversion', conversion: 'sale', priceCents: 5000 });

function anEndedCall(changes: Partial<EndedCall> = {}): EndedCall {
  const call = { refusedFor: null, talkSeconds: 90, duplicate: false, price: fixed, reserved: true, terms };
  return { status: 'completed', ...call, ...changes };
}
const duplicates = (bill: boolean, pay: boolean) => ({
  duplicate: true,
  terms: { ...terms, duplicates: { ...terms.duplicates, bill, pay } },
});

describe('a qualified call', () => {
  test('is held, its payout rounded half down', () => {
    expect(qualifyCall(anEndedCall())).toEqual({
      outcome: 'qualified',
      reason: null,
      billing: 'held',
      priceCents: 5001,
      payoutCents: 2500,
    });
  });

  test.each([
    [120, 4000],
    [299, 4000],
    [300, 8000],
  ])('of %d seconds costs its tier', (talkSeconds, priceCents) => {
    expect(qualifyCall(anEndedCall({ price: tiered, talkSeconds }))).toMatchObject({ billing: 'held', priceCents });
  });

  test('waits unbilled for its conversion to be reported', () => {
    const call = anEndedCall({ price: conversion, terms: { ...terms, minimumSeconds: null }, talkSeconds: 1 });
    expect(qualifyCall(call)).toMatchObject({ outcome: 'qualified', billing: 'none', priceCents: 0 });
  });

  test('goes to review when nothing could be reserved anew', () => {
    const call = anEndedCall({ reserved: false });
    expect(qualifyCall(call)).toMatchObject({ outcome: 'qualified', billing: 'review', priceCents: 0, payoutCents: 0 });
  });
});

describe('a duplicate', () => {
  test('is unqualified unless it is billed', () => {
    expect(qualifyCall(anEndedCall(duplicates(false, false)))).toMatchObject({ reason: 'duplicate' });
    expect(qualifyCall(anEndedCall(duplicates(false, true)))).toMatchObject({ reason: 'duplicate', payoutCents: 0 });
  });

  test('that is billed pays its publisher only where the campaign says so', () => {
    expect(qualifyCall(anEndedCall(duplicates(true, false)))).toMatchObject({ priceCents: 5001, payoutCents: 0 });
    expect(qualifyCall(anEndedCall(duplicates(true, true)))).toMatchObject({ priceCents: 5001, payoutCents: 2500 });
  });

  test('that nobody answered was not answered', () => {
    const call = anEndedCall({ ...duplicates(false, false), status: 'no_answer' });
    expect(qualifyCall(call)).toMatchObject({ reason: 'no_answer' });
  });
});

test.each<[Partial<EndedCall>, Reason]>([
  [{ talkSeconds: 89 }, 'too_short'],
  [{ price: tiered, talkSeconds: 119 }, 'too_short'],
  [{ status: 'no_answer' }, 'no_answer'],
  [{ status: 'busy' }, 'busy'],
  [{ status: 'failed' }, 'failed'],
  [{ status: 'canceled' }, 'caller_hung_up'],
  [{ status: 'refused', refusedFor: 'over_cap' }, 'over_cap'],
])('%j does not qualify: %s', (changes, reason) => {
  expect(qualifyCall(anEndedCall({ ...changes }))).toEqual({
    outcome: 'unqualified',
    reason,
    billing: 'none',
    priceCents: 0,
    payoutCents: 0,
  });
});

test('a refused call without a reason is our mistake', () => {
  expect(() => qualifyCall(anEndedCall({ status: 'refused' }))).toThrow('says why');
});

const status = fc.constantFrom<FinalStatus>(
  'completed',
  'completed',
  'no_answer',
  'busy',
  'failed',
  'canceled',
  'refused',
);
const endedCall = fc
  .record({
    status,
    reason: fc.constantFrom(...REASONS),
    talkSeconds: fc.integer({ min: 0, max: 600 }),
    duplicate: fc.boolean(),
    bill: fc.boolean(),
    pay: fc.boolean(),
    reserved: fc.boolean(),
    price: fc.constantFrom(fixed, tiered, conversion),
    minimumSeconds: fc.option(fc.integer({ min: 0, max: 300 })),
    share: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ reason, bill, pay, minimumSeconds, share, ...call }): EndedCall => {
    const agreed = { minimumSeconds, publisherShareBasisPoints: share };
    const refusedFor = call.status === 'refused' ? reason : null;
    return { ...call, refusedFor, terms: { ...terms, ...agreed, duplicates: { ...terms.duplicates, bill, pay } } };
  });

test('a call has a reason exactly when it did not qualify, and money only when it is held', () => {
  fc.assert(
    fc.property(endedCall, (call) => {
      const { outcome, reason, billing, priceCents, payoutCents } = qualifyCall(call);
      expect(reason === null).toBe(outcome === 'qualified');
      expect(priceCents > 0).toBe(billing === 'held');
      expect(payoutCents).toBeLessThanOrEqual(priceCents);
      expect(priceCents).toBeLessThanOrEqual(call.price.reservedCents);
      if (outcome !== 'qualified') return;
      expect(call.status).toBe('completed');
      expect(call.talkSeconds).toBeGreaterThanOrEqual(call.terms.minimumSeconds ?? 0);
      expect(call.duplicate && !call.terms.duplicates.bill).toBe(false);
    }),
    { numRuns: 1500 },
  );
});

test.each([
  ['attempt', 'no_answer', 'unqualified', true],
  ['attempt', 'refused', 'unqualified', false],
  ['connected', 'no_answer', 'unqualified', false],
  ['connected', 'completed', 'unqualified', true],
  ['qualified', 'completed', 'unqualified', false],
  ['qualified', 'completed', 'qualified', true],
] as const)('where the cap counts %s, a call %s and %s counts: %s', (counts, status, outcome, kept) => {
  expect(countsInCap(counts, { status, outcome })).toBe(kept);
});
