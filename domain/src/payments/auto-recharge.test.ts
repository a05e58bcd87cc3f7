import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideRecharge } from './auto-recharge.ts';

const rule = { isOn: true, belowCents: 5_000, addCents: 10_000, dailyLimitCents: 20_000 };
const state = { balanceCents: 4_999, isUnderWay: false, chargedTodayCents: 0 };

test.each([
  [{}, {}, { do: 'charge', amountCents: 10_000 }],
  [{}, { balanceCents: 5_000 }, { do: 'nothing', because: 'enough' }],
  [{ isOn: false }, {}, { do: 'nothing', because: 'off' }],
  [{}, { isUnderWay: true }, { do: 'nothing', because: 'under_way' }],
  [{}, { chargedTodayCents: 10_000 }, { do: 'charge', amountCents: 10_000 }],
  [{}, { chargedTodayCents: 10_001 }, { do: 'nothing', because: 'daily_limit' }],
])('rule %j and state %j: %j', (ruled, stands, expected) => {
  expect(decideRecharge({ ...rule, ...ruled }, { ...state, ...stands })).toEqual(expected);
});

test('no day sees more than its limit, however the balance falls', () => {
  const cents = fc.integer({ min: 1, max: 100_000 });
  const rules = fc.record({ isOn: fc.constant(true), belowCents: cents, addCents: cents, dailyLimitCents: cents });
  fc.assert(
    fc.property(rules, fc.array(fc.integer({ min: 0, max: 50_000 }), { maxLength: 40 }), (ruled, falls) => {
      let [balanceCents, chargedTodayCents] = [0, 0];
      for (const fall of falls) {
        balanceCents -= fall;
        const decision = decideRecharge(ruled, { balanceCents, isUnderWay: false, chargedTodayCents });
        if (decision.do === 'nothing') continue;
        balanceCents += decision.amountCents;
        chargedTodayCents += decision.amountCents;
      }
      expect(chargedTodayCents).toBeLessThanOrEqual(ruled.dailyLimitCents);
    }),
  );
});
