import { expect, test } from 'vitest';
import { nextPayout, PAYOUT_THRESHOLD_CENTS } from './next-payout.ts';

const WHEN = { now: new Date('2026-11-15T12:00:00Z'), zone: 'America/New_York' };

test.each([
  [PAYOUT_THRESHOLD_CENTS, true, { amountCents: PAYOUT_THRESHOLD_CENTS, waitsFor: null }],
  [PAYOUT_THRESHOLD_CENTS - 1, true, { amountCents: 0, waitsFor: 'threshold' }],
  [PAYOUT_THRESHOLD_CENTS, false, { amountCents: 0, waitsFor: 'payment_method' }],
  [-500, false, { amountCents: 0, waitsFor: 'threshold' }],
])('%d cents, payment method %s: %j', (payableCents, hasPaymentMethod, expected) => {
  const at = new Date('2026-12-01T05:00:00Z');
  expect(nextPayout({ payableCents, hasPaymentMethod }, WHEN)).toEqual({ at, ...expected });
});
