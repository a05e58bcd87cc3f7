import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CURRENCIES } from '../currencies.ts';
import { signOf } from '../currency.ts';
import type { Language } from '../identity/account.ts';
import { priceText, shareOf } from '../money.ts';
import { estimatedPayout as estimateOf, payoutSummary, payoutText as textOf } from './payout-text.ts';
import { type CampaignType, CONVERSIONS, type Pricing } from './terms.ts';

const payoutText = (...given: [Pricing, CampaignType, Language]) => textOf(...given, 'USD');
const estimatedPayout = (payout: string, basisPoints: number) => estimateOf(payout, basisPoints, 'USD');
const dollars = (cents: number) => priceText(cents, 'USD');

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

const language = fc.constantFrom('en', 'es');
const conversion = fc.constantFrom(...CONVERSIONS);
const bounds = fc.tuple(amount, amount).map(([a, b]) => ({ floorCents: Math.min(a, b), ceilingCents: Math.max(a, b) }));
const anyPricing: fc.Arbitrary<Pricing> = fc.oneof(
  bounds.map((each) => ({ kind: 'fixed' as const, priceCents: each.floorCents, ...each })),
  fc.record({ kind: fc.constant('per_conversion' as const), conversion, priceCents: amount }),
  fc.record({ kind: fc.constant('percent' as const), conversion, basisPoints: share, ceilingCents: amount }),
);
const cents = (text: string) => Math.round(Number(/\$([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')) * 100);

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

  test('never promises more than the public payout, and never less than nothing', () => {
    fc.assert(
      fc.property(amount, share, (cents, basisPoints) => {
        expect(shareOf(cents, basisPoints)).toBeLessThanOrEqual(cents);
        expect(shareOf(cents, basisPoints)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('reads every price a campaign can have, in both languages, and keeps the words around it', () => {
    fc.assert(
      fc.property(anyPricing, fc.constantFrom('call', 'lead'), language, share, (pricing, type, language, points) => {
        const payout = payoutText(pricing, type, language);
        const estimate = estimatedPayout(payout, points);
        if (pricing.kind === 'percent') expect(estimate).toBe(payout);
        else expect(estimate).toBe(payout.replace(/\$[\d,.]+/g, (figure) => dollars(shareOf(cents(figure), points))));
        expect(estimate.replace(/[$\d,.]/g, '')).toBe(payout.replace(/[$\d,.]/g, ''));
      }),
    );
  });

  test('with the whole share is the public payout, and a higher share never pays less', () => {
    fc.assert(
      fc.property(amount, share, share, (price, a, b) => {
        const payout = `${dollars(price)} por llamada`;
        expect(estimatedPayout(payout, 10_000)).toBe(payout);
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map((points) => cents(estimatedPayout(payout, points)));
        expect(low).toBeLessThanOrEqual(high ?? 0);
      }),
    );
  });

  test('of text without a figure in dollars is that text', () => {
    const words = fc.string({ maxLength: 60 }).filter((text) => !text.includes('$'));
    fc.assert(
      fc.property(words, share, (text, points) => {
        expect(estimatedPayout(text, points)).toBe(text);
      }),
    );
  });

  test('is the share of every figure in every currency, and reads no other currency', () => {
    const currency = fc.constantFrom(...CURRENCIES);
    fc.assert(
      fc.property(currency, currency, amount, amount, share, (own, other, a, b, points) => {
        const text = (cents: number) => priceText(cents, own);
        expect(estimateOf(`${text(a)} por llamada`, points, own)).toBe(`${text(shareOf(a, points))} por llamada`);
        const range = `${text(a)} - ${text(b)} per call`;
        expect(estimateOf(range, points, own)).toBe(
          `${text(shareOf(a, points))} - ${text(shareOf(b, points))} per call`,
        );
        if (!signOf(own).includes(signOf(other).trim())) expect(estimateOf(range, points, other)).toBe(range);
      }),
    );
  });
});
