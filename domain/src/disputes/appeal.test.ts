import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BILLINGS } from '../calls/call.ts';
import { FundsAtHand } from '../corrections/correction-funds.ts';
import { type CorrectableSale, costOf, judgeCorrection } from '../corrections/judge-correction.ts';
import {
  APPEALED_BILLINGS,
  appealDecideBy,
  appealEndsAt,
  appealOrder,
  type FirstDecision,
  losersOf,
  mayAppeal,
  mayGivePart,
  partBounds,
  saleInPart,
} from './appeal.ts';

const AT = new Date('2026-03-02T10:00:00Z');
const later = (hours: number) => new Date(AT.getTime() + hours * 3_600_000);
const whole = { priceCents: 4_000, payoutCents: 2_000 };
const decided = (changes: Partial<FirstDecision> = {}): FirstDecision => ({
  ...{ billing: 'approved', at: AT, left: whole, full: whole },
  ...changes,
});
const inPart = decided({ left: { priceCents: 3_000, payoutCents: 1_500 } });
const told = (first: FirstDecision | null, changes = {}) => ({
  ...{ first, billing: first?.billing ?? ('disputed' as const), isAppealed: false, appealDays: 7 },
  ...changes,
});

test('who did not get all they asked for lost: of a part that went back both', () => {
  expect(losersOf(decided())).toEqual(['advertiser']);
  expect(losersOf(decided({ billing: 'refused' }))).toEqual(['publisher']);
  expect(losersOf(inPart)).toEqual(['advertiser', 'publisher']);
});

test('the loser has so many days, and then the network three', () => {
  expect(mayAppeal('advertiser', told(decided()), later(7 * 24 - 0.01))).toBe(true);
  expect(mayAppeal('advertiser', told(decided()), later(7 * 24))).toBe(false);
  expect(appealEndsAt(decided(), 7)).toEqual(later(168));
  expect(appealDecideBy(AT)).toEqual(later(72));
});

test('what is open, was appealed, moved on or has no days is not appealed, and never by who won or decides', () => {
  expect(mayAppeal('advertiser', told(null), later(1))).toBe(false);
  expect(mayAppeal('advertiser', told(decided(), { isAppealed: true }), later(1))).toBe(false);
  expect(mayAppeal('advertiser', told(decided(), { appealDays: 0 }), AT)).toBe(false);
  expect(mayAppeal('advertiser', told(decided(), { billing: 'paid' }), later(1))).toBe(true);
  for (const billing of ['refused', 'disputed', 'held'] as const) {
    expect(mayAppeal('advertiser', told(decided(), { billing }), later(1))).toBe(false);
  }
  expect(mayAppeal('publisher', told(decided()), later(1))).toBe(false);
  expect(mayAppeal('admin', told(inPart), later(1))).toBe(false);
});

test('a part lies between what was decided and what was asked for', () => {
  const refused = decided({ billing: 'refused' });
  for (const [side, first, over, under] of [
    ['advertiser', decided(), 0, 4_000],
    ['advertiser', inPart, 0, 3_000],
    ['publisher', inPart, 3_000, 4_000],
    ['publisher', refused, 0, 4_000],
  ] as const) {
    expect(partBounds(side, first)).toEqual({ overCents: over, underCents: under });
    expect([over, over + 1, under - 1, under].map((cents) => mayGivePart(side, first, cents))).toEqual([
      ...[false, true, true, false],
    ]);
    expect(mayGivePart(side, first, over + 0.5)).toBe(false);
  }
});

test('whatever part is given, it costs just that, the payout keeps its share and lies between the two, and to ask for none of it is refused', () => {
  const cases = fc
    .record({
      full: fc.integer({ min: 2, max: 10_000_000_000 }),
      payout: fc.bigInt({ min: 0n, max: 1_000n }),
      left: fc.bigInt({ min: 1n, max: 1_000n }),
      price: fc.bigInt({ min: 0n, max: 1_000n }),
      billing: fc.constantFrom(...APPEALED_BILLINGS),
      stands: fc.constantFrom('approved' as const, 'paid' as const),
      isSentFor: fc.boolean(),
    })
    .map(({ full, payout, left, price, ...rest }) => {
      const of = (cents: number, share: bigint) => Number((BigInt(cents) * share) / 1_000n);
      return { whole: { priceCents: full, payoutCents: of(full, payout) }, left: of(full, left), price, of, ...rest };
    });
  fc.assert(
    fc.property(cases, ({ whole: full, left: leftCents, price, of, billing, stands, isSentFor }) => {
      const isCut = billing === 'approved' && leftCents >= 1 && leftCents < full.priceCents;
      const first = decided({ billing, full, left: isCut ? saleInPart(full, leftCents) : full });
      for (const side of losersOf(first)) {
        const { overCents, underCents } = partBounds(side, first);
        if (underCents - overCents < 2) continue;
        const partCents = overCents + 1 + of(underCents - overCents - 2, price);
        const sale: CorrectableSale = {
          ...{ advertiserId: 'A', campaignId: 'C', day: '2026-03-02', shareBasisPoints: 0, approvalEndsAt: AT },
          ...{ isSentFor, billing: billing === 'refused' ? billing : stands, ...first.left },
        };
        const funds = new FundsAtHand(new Map([['A', full.priceCents]]), new Map());
        const { verdict, after } = judgeCorrection(sale, appealOrder(side, first, partCents), funds, later(1));
        expect(verdict).toBe('change');
        expect(costOf(after)).toBe(partCents);
        const [none, all] = side === 'advertiser' ? [0, first.left] : [costOf(sale), full];
        expect(after.payoutCents).toBeLessThanOrEqual(typeof all === 'number' ? all : all.payoutCents);
        if (none > 0) expect(after.payoutCents).toBeGreaterThanOrEqual(sale.payoutCents);
        const exact = BigInt(full.payoutCents) * BigInt(partCents); // of full.priceCents-ths of a cent
        const off = exact - BigInt(after.payoutCents) * BigInt(full.priceCents);
        expect(2n * off <= BigInt(full.priceCents) && 2n * off > -BigInt(full.priceCents)).toBe(true);
        const moved = appealOrder(side, first, partCents);
        const elsewhere = judgeCorrection({ ...sale, priceCents: sale.priceCents + 1 }, moved, funds, later(1));
        expect(elsewhere.verdict).toBe('moved_on');
        expect(() => appealOrder(side, first, underCents)).toThrow('a part is');
      }
    }),
  );
});

test('whatever was decided, an appeal gives its side all it had asked for, takes no more than there is, or changes nothing', () => {
  const amounts = fc
    .record({ full: fc.integer({ min: 2, max: 9_000 }), part: fc.nat({ max: 9_000 }), share: fc.nat({ max: 100 }) })
    .map(({ full, part, share }) => {
      const of = (priceCents: number) => ({ priceCents, payoutCents: Math.floor((priceCents * share) / 100) });
      return { full: of(full), left: of(full - (part % full)) };
    });
  const cases = fc.record({
    amounts,
    billing: fc.constantFrom(...APPEALED_BILLINGS),
    stands: fc.constantFrom(...BILLINGS),
    isSentFor: fc.boolean(),
    cents: fc.nat({ max: 9_000 }),
  });
  fc.assert(
    fc.property(cases, ({ amounts, billing, stands, isSentFor, cents }) => {
      const first = decided(billing === 'refused' ? { billing, left: amounts.full, full: amounts.full } : amounts);
      for (const side of losersOf(first)) {
        const sale: CorrectableSale = {
          ...{
            advertiserId: 'A',
            campaignId: 'C',
            day: '2026-03-02',
            shareBasisPoints: 0,
            approvalEndsAt: AT,
            isSentFor,
          },
          ...{ billing: stands, ...first.left },
        };
        const budget = { totalCents: null, dailyCents: null, spentCents: 0, daysSpentCents: new Map() };
        const funds = new FundsAtHand(new Map([['A', cents]]), new Map([['C', budget]]));
        const { verdict, after } = judgeCorrection(sale, appealOrder(side, first), funds, later(1));
        expect(costOf(after) - costOf(sale)).toBeLessThanOrEqual(cents);
        if (verdict !== 'change') expect(after).toEqual({ billing: stands, ...first.left });
        else if (side === 'advertiser') expect(costOf(after)).toBe(0);
        else expect(after).toMatchObject(first.full);
      }
    }),
  );
});
