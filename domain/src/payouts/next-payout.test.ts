import { expect, test } from 'vitest';
import { nextPayout } from './next-payout.ts';
import { PAYOUT_VERDICTS } from './payout-run.ts';

const AT = new Date('2026-12-01T05:00:00Z');

test('only whoever is paid is told an amount', () => {
  for (const verdict of PAYOUT_VERDICTS) {
    const { amountCents, waitsFor } = nextPayout(AT, { amountCents: 12_345, verdict });
    expect([verdict, amountCents, waitsFor === null]).toEqual(
      verdict === 'pays' ? [verdict, 12_345, true] : [verdict, 0, false],
    );
  }
});

test.each([
  ['below_threshold', 'threshold'],
  ['negative', 'threshold'],
  ['no_method', 'payment_method'],
  ['tax_form_missing', 'tax_form'],
  ['on_hold', 'hold'],
] as const)('%s waits for: %s', (verdict, waitsFor) => {
  expect(nextPayout(AT, { amountCents: 100, verdict })).toEqual({ at: AT, amountCents: 0, waitsFor });
});
