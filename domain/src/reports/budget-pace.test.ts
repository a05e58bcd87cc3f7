import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evenPace, paceVerdict } from './budget-pace.ts';

const NINE_TO_FIVE = [{ from: 540, to: 1020 }];
const WITH_BREAK = [
  { from: 480, to: 720 },
  { from: 780, to: 1020 },
];

test('an even pace rises while the campaign is open, and ends at the budget', () => {
  const pace = evenPace(80_000, NINE_TO_FIVE);
  expect([pace[8], pace[9], pace[12], pace[16], pace[23]]).toEqual([0, 10_000, 40_000, 80_000, 80_000]);
});

test('a day on which a campaign is closed spends nothing', () => {
  expect(evenPace(80_000, [])).toEqual(Array.from({ length: 24 }, () => 0));
});

test('an even pace never falls', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1439), fc.nat(1440), (budget, from, length) => {
      const pace = evenPace(budget, [{ from, to: Math.min(1440, from + length) }]);
      expect(pace).toEqual(pace.toSorted((one, other) => one - other));
    }),
  );
});

describe('where the pace leads', () => {
  const at = (minute: number, spentCents: number, spans = NINE_TO_FIVE) =>
    paceVerdict({ budgetCents: 80_000, spentCents, minute, spans });

  test('twice the even pace is used up at half the day', () => {
    expect(at(660, 40_000)).toEqual({ kind: 'runs_out', atMinute: 780 });
  });

  test('minutes of a break are not counted', () => {
    expect(at(720, 60_000, WITH_BREAK)).toEqual({ kind: 'runs_out', atMinute: 860 });
  });

  test('half the even pace leaves half of it', () => {
    expect(at(660, 10_000)).toEqual({ kind: 'lasts', expectedCents: 40_000 });
  });

  test('what is spent is spent, and before the first cent nothing is foretold', () => {
    expect(at(660, 80_000)).toEqual({ kind: 'used_up' });
    expect(at(660, 0)).toEqual({ kind: 'not_begun' });
    expect(at(400, 500)).toEqual({ kind: 'not_begun' });
  });
});
