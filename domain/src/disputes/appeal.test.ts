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
