import { expect, test } from 'vitest';
import { ALERT_KINDS } from '../alert-kind.ts';
import { CALL_VIEWS } from '../calls/call-view.ts';
import { alertKindsFor, judgeBalance, judgeFall, judgePayout, judgeSpend, sameHours } from './alert.ts';

const NEW_YORK = 'America/New_York';

test('a low payout is told of only once its hour has come', () => {
  const terms = { amountCents: 10_000, hour: 18 };
  const at = (moment: string, cents: number) => judgePayout(terms, { cents, now: new Date(moment), zone: NEW_YORK });
  expect(at('2026-11-17T22:59:00Z', 0)).toBeUndefined(); // 17:59
  expect(at('2026-11-17T23:00:00Z', 9_999)).toEqual({ value: 9_999, limit: 10_000 });
  expect(at('2026-11-17T23:00:00Z', 10_000)).toBeUndefined();
  expect(at('2026-11-18T05:00:00Z', 0)).toBeUndefined(); // a new day has begun
});

test('spending is told of beyond its limit, not at it', () => {
  expect(judgeSpend({ amountCents: 500 }, 500)).toBeUndefined();
  expect(judgeSpend({ amountCents: 500 }, 501)).toEqual({ value: 501, limit: 500 });
});

test('a rate that fell by more than the limit is told of, if enough calls came then and now', () => {
  const terms = { percent: 25, leastCalls: 20 };
  const held = (today: [number, number], before: [number, number], wasRaised = false) =>
    judgeFall(terms, {
      today: { qualified: today[0], incoming: today[1] },
      before: { qualified: before[0], incoming: before[1] },
      wasRaised,
    });
  expect(held([6, 20], [20, 40])).toEqual({ value: 40, limit: 25 }); // 50 % → 30 %
  expect(held([15, 40], [20, 40])).toBeUndefined(); // exactly 25 % less
  expect(held([0, 1], [20, 40])).toBeUndefined();
  expect(held([0, 20], [1, 1])).toBeUndefined();
  expect(held([0, 20], [0, 40])).toBeUndefined(); // from nothing nothing falls
  expect(held([20, 40], [10, 40])).toBeUndefined(); // it rose
});

test('a rate that trembles around its limit is told of once', () => {
  const terms = { percent: 25, leastCalls: 20 };
  const held = (qualified: number, wasRaised: boolean) =>
    judgeFall(terms, { today: { qualified, incoming: 100 }, before: { qualified: 100, incoming: 100 }, wasRaised });
  expect(held(76, false)).toBeUndefined(); // 24 % less
  expect(held(76, true)).toEqual({ value: 24, limit: 25 });
  expect(held(80, true)).toBeUndefined();
});

test('a balance is judged as the network judges it', () => {
  expect(judgeBalance({ hours: 12 }, 11.9, false)).toEqual({ value: 11, limit: 12 });
  expect(judgeBalance({ hours: 12 }, 14, true)).toEqual({ value: 14, limit: 12 }); // a quarter more, to be well again
  expect(judgeBalance({ hours: 12 }, 15, true)).toBeUndefined();
  expect(judgeBalance({ hours: 12 }, null, false)).toBeUndefined(); // nothing is being spent
});

test('today’s full hours are held against the same hours a week ago, by the clock', () => {
  const spans = sameHours(NEW_YORK, new Date('2026-03-10T16:40:00Z')); // 12:40, two days after the clocks went forward
  expect(spans?.today.from.toISOString()).toBe('2026-03-10T04:00:00.000Z');
  expect(spans?.today.to.toISOString()).toBe('2026-03-10T16:00:00.000Z');
  expect(spans?.before.from.toISOString()).toBe('2026-03-03T05:00:00.000Z');
  expect(spans?.before.to.toISOString()).toBe('2026-03-03T17:00:00.000Z');
  expect(sameHours(NEW_YORK, new Date('2026-03-10T04:30:00Z'))).toBeUndefined();
});

test('every kind can be asked for by somebody, and nobody for the other side’s money', () => {
  expect(new Set(CALL_VIEWS.flatMap(alertKindsFor))).toEqual(new Set(ALERT_KINDS));
  expect(alertKindsFor('publisher')).not.toContain('spend_above');
  expect(alertKindsFor('advertiser')).not.toContain('payout_below');
});
