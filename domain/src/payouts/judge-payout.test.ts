import { expect, test } from 'vitest';
import { judgePayout, type PayoutCandidate } from './judge-payout.ts';

const THRESHOLD = 10_000;
const PAID: PayoutCandidate = {
  accountStatus: 'approved',
  heldReason: null,
  amountCents: THRESHOLD,
  hasMethod: true,
  owesTaxForm: false,
  exclusionReason: null,
};

test.each<[string, Partial<PayoutCandidate>]>([
  ['pays', {}],
  ['excluded', { exclusionReason: 'asked to wait' }],
  ['tax_form_missing', { owesTaxForm: true, exclusionReason: 'too' }],
  ['no_method', { hasMethod: false, owesTaxForm: true }],
  ['below_threshold', { amountCents: THRESHOLD - 1, hasMethod: false }],
  ['negative', { amountCents: 0, hasMethod: false }],
  ['negative', { amountCents: -1 }],
  ['on_hold', { heldReason: 'fraud review', amountCents: -1 }],
  ['on_hold', { accountStatus: 'rejected', amountCents: 1 }],
  ['on_hold', { accountStatus: 'pending' }],
])('%s: %j', (verdict, changes) => {
  expect(judgePayout({ ...PAID, ...changes }, THRESHOLD)).toBe(verdict);
});
