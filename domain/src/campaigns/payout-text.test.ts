import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareOf } from '../money.ts';
import { dollars, estimatedPayout, payoutSummary, payoutText } from './payout-text.ts';

describe('the public payout', () => {
  test('of a fixed price is one figure', () => {
    const pricing = { kind: 'fixed', priceCents: 4500, floorCents: 4500, ceilingCents: 4500 } as const;
    expect(payoutText(pricing, 'call', 'en')).toBe('$45 per call');
    expect(payoutText(pricing, 'lead', 'es')).toBe('$45 por lead');
  });

  test('of a dynamic price runs from floor to ceiling', () => {
    const pricing = { kind: 'fixed', priceCents: 4500, floorCents: 3050, ceilingCents: 120_000 } as const;
    expect(payoutText(pricing, 'call', 'es')).toBe('$30.50 - $1,200 por llamada');
  });

  test('of conversions and percentages names what is paid for', () => {
    expect(payoutText({ kind: 'per_conversion', conversion: 'appointment', priceCents: 5000 }, 'lead', 'es')).toBe(
      '$50 por cita confirmada',
    );
    expect(
      payoutText({ kind: 'percent', conversion: 'package', basisPoints: 500, ceilingCents: 30_000 }, 'lead', 'en'),
    ).toBe('5% of package value');
  });

  test('is summed up with the seconds it takes', () => {
    expect(payoutSummary('$45 per call', 120)).toBe('$45 per call · ≥ 120 s');
    expect(payoutSummary('15% of the sale', null)).toBe('15% of the sale');
  });
});

const amount = fc.integer({ min: 1, max: 10_000_000 });
const share = fc.integer({ min: 1, max: 10_000 });

describe('the estimated payout of a publisher', () => {
  test('halves single values and ranges by default', () => {
    expect(estimatedPayout('$45 per call', 5000)).toBe('$22.50 per call');
    expect(estimatedPayout('$100 - $300 por llamada', 5000)).toBe('$50 - $150 por llamada');
  });

  test.each(['15% of the sale', 'Dynamic', '', '5% of package value up to $300 or $400 each', 'commission-based'])(
    'leaves %j, which it cannot read, unchanged',
    (text) => expect(estimatedPayout(text, 5000)).toBe(text),
  );

  test('is the share of every figure, to the cent, whatever the figures are', () => {
    fc.assert(
      fc.property(amount, amount, share, (a, b, basisPoints) => {
        const [low, high] = a <= b ? [a, b] : [b, a];
        const expected = `${dollars(shareOf(low, basisPoints))} - ${dollars(shareOf(high, basisPoints))} per call`;
        expect(estimatedPayout(`${dollars(low)} - ${dollars(high)} per call`, basisPoints)).toBe(expected);
      }),
    );
  });

  test('never promises more than the public payout', () => {
    fc.assert(
      fc.property(amount, share, (cents, basisPoints) => {
        expect(shareOf(cents, basisPoints)).toBeLessThanOrEqual(cents);
      }),
    );
  });
});
