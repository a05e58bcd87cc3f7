import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BILLINGS } from '../calls/call.ts';
import type { Standing } from '../ledger/post-repriced.ts';
import { FundsAtHand } from './correction-funds.ts';
import { type CorrectableSale, type CorrectionOrder, costOf, judgeCorrection } from './judge-correction.ts';
import { newPriceOf } from './new-price.ts';

const NOW = new Date('2026-05-15T12:00:00Z');
const aSale = (changes: Partial<CorrectableSale> = {}): CorrectableSale => ({
  advertiserId: 'A',
  campaignId: 'C',
  day: '2026-05-14',
  billing: 'held',
  priceCents: 5_000,
  payoutCents: 2_500,
  shareBasisPoints: 5_000,
  approvalEndsAt: new Date('2026-05-20T12:00:00Z'),
  isSentFor: false,
  ...changes,
});
const NO_BUDGET = { totalCents: null, dailyCents: null, spentCents: 0, daysSpentCents: new Map() };
const fundsOf = (cents: number, budget = {}) =>
  new FundsAtHand(new Map([['A', cents]]), new Map([['C', { ...NO_BUDGET, ...budget }]]));
const judge = (call: CorrectableSale, order: CorrectionOrder, funds = fundsOf(0)) =>
  judgeCorrection(call, order, funds, NOW);
const to = (value: number): CorrectionOrder => ({ action: 'reprice', change: { kind: 'to', value } });

test.each([
  ['to', 4_200, 4_200],
  ['percent', -2_000, 4_000],
  ['percent', -3_333, 3_333],
  ['percent', 1_000, 5_500],
  ['by', -6_000, 0],
  ['by', 25, 5_025],
] as const)('%s %i makes $50.00 to %i cents', (kind, value, cents) => {
  expect(newPriceOf(5_000, { kind, value })).toBe(cents);
});

test('a new price is shared as the sale itself was', () => {
  const { after } = judge(aSale({ shareBasisPoints: 3_333, payoutCents: 1_666 }), to(2_501));
  expect(after).toEqual({ billing: 'held', priceCents: 2_501, payoutCents: 834 });
});

test('a rise needs the balance, then the budget of the call’s day and of the campaign', () => {
  expect(judge(aSale(), to(6_000), fundsOf(999))).toMatchObject({ verdict: 'no_balance', missingCents: 1_000 });
  const spent = { dailyCents: 9_000, daysSpentCents: new Map([['2026-05-14', 8_500]]) };
  expect(judge(aSale(), to(6_000), fundsOf(1_000, spent))).toMatchObject({ verdict: 'no_budget', missingCents: 1_000 });
  expect(judge(aSale({ day: '2026-05-13' }), to(6_000), fundsOf(1_000, spent)).verdict).toBe('change');
  expect(judge(aSale(), to(6_000), fundsOf(1_000, { totalCents: 20_000, spentCents: 19_001 })).verdict).toBe(
    'no_budget',
  );
});

test('what one call gives back the next one may take', () => {
  const funds = fundsOf(0);
  const verdicts = [to(6_000), to(3_000), to(6_000), to(7_000)].map((order) => judge(aSale(), order, funds).verdict);
  expect(verdicts).toEqual(['no_balance', 'change', 'change', 'no_balance']);
});

describe('what cannot be corrected says why', () => {
  test.each([
    ['none', 'refuse', 'not_billed'],
    ['review', 'approve', 'in_review'],
    ['refused', 'refuse', 'already'],
    ['refused', 'approve', 'was_refused'],
    ['held', 'approve', 'still_open'],
    ['approved', 'approve', 'already'],
    ['paid', 'approve', 'already'],
    ['disputed', 'approve', 'change'],
    ['paid', 'refuse', 'change'],
  ] as const)('%s, %s: %s', (billing, action, verdict) => {
    expect(judge(aSale({ billing }), { action }).verdict).toBe(verdict);
  });

  test('a price it has already, and one of a call that was given back', () => {
    expect(judge(aSale(), to(5_000)).verdict).toBe('already');
    expect(judge(aSale({ billing: 'refused' }), to(4_000)).verdict).toBe('was_refused');
  });
});

describe('a reversal', () => {
  const was: Standing = { billing: 'disputed', priceCents: 5_000, payoutCents: 2_500 };
  const refused: Standing = { ...was, billing: 'refused' };

  test('charges a refused call again, if its advertiser can pay', () => {
    const order: CorrectionOrder = { action: 'reverse', was, became: refused };
    expect(judge(aSale(refused), order, fundsOf(4_999))).toMatchObject({ verdict: 'no_balance', missingCents: 5_000 });
    expect(judge(aSale(refused), order, fundsOf(5_000)).after).toEqual(was);
  });

  test('takes a price back wherever the payout lies by now', () => {
    const became = { ...was, priceCents: 4_000, payoutCents: 2_000 };
    const order: CorrectionOrder = { action: 'reverse', was, became };
    const { after } = judge(aSale({ ...became, billing: 'paid' }), order, fundsOf(1_000));
    expect(after).toEqual({ ...was, billing: 'paid' });
    expect(judge(aSale({ ...became, billing: 'refused' }), order).verdict).toBe('moved_on');
    expect(judge(aSale({ ...became, priceCents: 4_001 }), order).verdict).toBe('moved_on');
  });

  test('leaves an approval alone that was paid out', () => {
    const became = { ...was, billing: 'approved' as const };
    const order: CorrectionOrder = { action: 'reverse', was, became };
    expect(judge(aSale({ ...became, billing: 'paid' }), order).verdict).toBe('paid_out');
    expect(judge(aSale(became), order).after).toEqual(was);
  });
});

test('whatever is ordered, nobody pays more than they have and nothing changes without a verdict that says so', () => {
  const call = fc
    .record({
      billing: fc.constantFrom(...BILLINGS),
      priceCents: fc.nat({ max: 9_000 }),
      shareBasisPoints: fc.nat({ max: 10_000 }),
    })
    .map((given) => aSale({ ...given, payoutCents: 0 }));
  const order = fc.oneof(
    fc.record({ action: fc.constantFrom('refuse' as const, 'approve' as const) }),
    fc.nat({ max: 9_000 }).map(to),
  );
  fc.assert(
    fc.property(fc.array(call), order, fc.nat({ max: 20_000 }), (calls, order, cents) => {
      const funds = fundsOf(cents);
      const judged = calls.map((each) => ({ each, ...judge(each, order, funds) }));
      const taken = judged.reduce((sum, { each, after }) => sum + costOf(after) - costOf(each), 0);
      expect(funds.availableCents('A')).toBe(cents - taken);
      expect(funds.availableCents('A')).toBeGreaterThanOrEqual(0);
      for (const { each, after, verdict, missingCents } of judged) {
        const { billing, priceCents, payoutCents } = each;
        if (verdict !== 'change') expect(after).toEqual({ billing, priceCents, payoutCents });
        expect(missingCents > 0).toBe(verdict === 'no_balance' || verdict === 'no_budget');
      }
    }),
  );
});
