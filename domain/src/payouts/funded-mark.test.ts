import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fundedMark, type OutsideMoney } from './funded-mark.ts';

const came = (cents: number): OutsideMoney => ({ cents, isChargeback: false });
const taken = (cents: number): OutsideMoney => ({ cents: -cents, isChargeback: true });

test('a sale that left the balance at zero or above was paid ahead', () => {
  expect(fundedMark(0, [])).toBe('prepaid');
  expect(fundedMark(5_000, [came(1_000)])).toBe('prepaid');
});

test('a sale that left the balance below zero was on credit, whatever came later', () => {
  expect(fundedMark(-1, [])).toBe('credit');
  expect(fundedMark(-1, [came(10_000)])).toBe('credit');
});

test('a chargeback of what was still there reaches no sale', () => {
  expect(fundedMark(5_000, [taken(5_000)])).toBe('prepaid');
  expect(fundedMark(5_000, [taken(5_001)])).toBe('charged_back');
  expect(fundedMark(5_000, [came(2_000), taken(7_000)])).toBe('prepaid');
});

test('money that comes later pays for it again', () => {
  expect(fundedMark(0, [taken(3_000), came(2_999)])).toBe('charged_back');
  expect(fundedMark(0, [taken(3_000), came(3_000)])).toBe('prepaid');
});

test('a refund is paid from what is there: alone it takes nothing from a sale', () => {
  expect(fundedMark(100, [came(-100)])).toBe('prepaid');
});

type Step = { kind: 'in' | 'sale' | 'back'; cents: number };

const steps = fc.array(
  fc.record({ kind: fc.constantFrom('in' as const, 'sale' as const, 'back' as const), cents: fc.nat({ max: 50 }) }),
  { maxLength: 30 },
);

/** Coin by coin, in the order in which they came: those taken back are missing at the end, the sales' coins from the last on. */
function coinByCoin(history: readonly Step[]): ('prepaid' | 'credit' | 'charged_back')[] {
  const total = (kinds: readonly Step['kind'][], upTo: number) =>
    history.slice(0, upTo).reduce((sum, { kind, cents }) => (kinds.includes(kind) ? sum + cents : sum), 0);
  const paidInAll = total(['in'], history.length) - total(['back'], history.length);
  return history.flatMap(({ kind }, place) => {
    if (kind !== 'sale') return [];
    const lastCoin = total(['sale'], place + 1);
    if (lastCoin > total(['in'], place) - total(['back'], place)) return ['credit' as const];
    const isTakenBack = history.slice(place).some((later) => later.kind === 'back');
    return [isTakenBack && lastCoin > paidInAll ? ('charged_back' as const) : ('prepaid' as const)];
  });
}

test('it says what counting coin by coin says', () => {
  fc.assert(
    fc.property(steps, (history) => {
      const moves = { in: 1, sale: -1, back: -1 };
      const marks = history.flatMap(({ kind }, place) => {
        if (kind !== 'sale') return [];
        const left = history.slice(0, place + 1).reduce((sum, step) => sum + moves[step.kind] * step.cents, 0);
        const since = history.slice(place + 1).filter((step) => step.kind !== 'sale');
        return [
          fundedMark(
            left,
            since.map((step) => (step.kind === 'in' ? came(step.cents) : taken(step.cents))),
          ),
        ];
      });
      expect(marks).toEqual(coinByCoin(history));
    }),
  );
});
