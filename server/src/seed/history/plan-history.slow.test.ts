import { localDate } from '@callstead/domain/zone-clock';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reportCounts, sized } from '../../testing/proof.ts';
import { addDays, addMonths, dateOf, monthOf } from './calendar.ts';
import type { HistoryCall } from './plan-calls.ts';
import { type HistoryPlan, planHistory } from './plan-history.ts';

const ZONES = ['America/New_York', 'America/Los_Angeles', 'America/Bogota', 'UTC', 'Europe/Madrid'];

const lasts = ({ ringSeconds, talkSeconds, targets }: HistoryCall) =>
  (ringSeconds + talkSeconds + 25 * (targets.length - 1)) * 1000;
const paid = (plan: HistoryPlan) => {
  const refused = plan.actions.flatMap((action) =>
    action.do === 'decide' && action.decision === 'refused' ? [action.callSid] : [],
  );
  return plan.calls.filter(({ expects, callSid }) => expects === 'qualified' && !refused.includes(callSid));
};
const ofAdvertiser = ({ calls }: HistoryPlan) => calls.filter(({ expects }) => expects !== null);
const dollars = (calls: readonly HistoryCall[]) => calls.reduce((sum, { priceCents }) => sum + priceCents, 0) / 100;
/** By the end of the call: that is when it is posted. */
const inMonth = (calls: readonly HistoryCall[], month: string) =>
  calls.filter((call) => monthOf(dateOf(new Date(call.at.getTime() + lasts(call)))) === month);

/** As a viewer in that zone counts the last thirty days, today included. */
function lastThirty(calls: readonly HistoryCall[], now: Date, zone: string) {
  const first = addDays(localDate(now, zone), -29);
  return calls.filter(({ at }) => localDate(at, zone) >= first);
}

function expectFigures(now: Date, plan = planHistory(now)): void {
  const calls = paid(plan);
  expect([calls.length, dollars(calls), ofAdvertiser(plan).length]).toEqual([320, 12_750, 2133]);
  for (const zone of ZONES) {
    const recent = lastThirty(calls, now, zone);
    expect([zone, recent.length, dollars(recent)]).toEqual([zone, 166, 3550]);
  }
  expect(lastThirty(ofAdvertiser(plan), now, 'America/New_York')).toHaveLength(1107);
  const months = [1, 2, 3].map((ago) => addMonths(monthOf(dateOf(plan.end)), -ago));
  expect(months.map((month) => dollars(inMonth(calls, month)))).toEqual([1250, 800, 1500]);
  const ends = [
    ...plan.calls.map((call) => call.at.getTime() + lasts(call)),
    ...[...plan.actions, ...plan.leads].map(({ at }) => at.getTime()),
  ];
  expect(Math.max(...ends)).toBeLessThan(now.getTime());
  expect(plan.actions.map(({ at }) => at.getTime())).toEqual(plan.actions.map(({ at }) => at.getTime()).toSorted());
}

const MOMENTS = sized({ small: 8, whole: 400 });

describe('whenever the demo is seeded, its figures come out', () => {
  test.each([
    ['the first of a month, early', '2026-03-01T05:10:00Z'],
    ['the first of a month, four minutes old', '2026-08-01T04:04:00Z'],
    ['the first of a month, at breakfast', '2026-12-01T13:30:00Z'],
    ['the second', '2026-03-02T05:00:30Z'],
    ['the third, after a leap day', '2028-03-03T23:00:00Z'],
    ['the last of a long month', '2026-12-31T23:59:59Z'],
    ['the last of February', '2027-02-28T20:00:00Z'],
    ['New Year', '2027-01-01T05:30:00Z'],
    ['the night the clocks go forward', '2026-03-08T07:30:00Z'],
    ['the night the clocks go back', '2026-11-01T06:30:00Z'],
    ['the hour that comes twice', '2026-11-01T05:45:00Z'],
  ])('%s', (_name, now) => expectFigures(new Date(now)));

  test('at any moment of eight years that is not in the first three minutes of a month', () => {
    const from = Date.parse('2026-01-01T00:00:00Z');
    const moments = fc.integer({ min: 0, max: 8 * 366 * 1440 }).map((minutes) => new Date(from + minutes * 60_000));
    fc.assert(
      fc.property(moments, (now) => {
        const plan = planHistory(now);
        fc.pre(plan.end.getTime() === now.getTime());
        expectFigures(now, plan);
      }),
      { numRuns: MOMENTS },
    );
    reportCounts({ moments: MOMENTS });
  }, 600_000);

  test('on each of the days around the end of a month', () => {
    for (const day of [28, 29, 31, 32, 33, 50, 59, 60]) expectFigures(new Date(Date.UTC(2027, 0, day, 15, 20)));
  }, 30_000);
});

test('in the first three minutes of a month history ends the evening before, and only the invoices are one month off', () => {
  const now = new Date('2026-06-01T04:02:00Z');
  const plan = planHistory(now);
  expect(plan.end.toISOString()).toBe('2026-06-01T03:59:59.000Z');
  const calls = paid(plan);
  expect([calls.length, dollars(calls)]).toEqual([320, 12_750]);
  const recent = lastThirty(calls, now, 'America/New_York');
  expect([recent.length, dollars(recent)]).toEqual([166, 3550]);
  expect(['2026-04', '2026-03', '2026-02'].map((month) => dollars(inMonth(calls, month)))).toEqual([1250, 800, 1500]);
  // All of the last thirty days lie in the month that just ended, whose invoice is still to come: it cannot be $1,250, too.
  expect(dollars(inMonth(calls, '2026-05'))).toBe(3550);
});

test('the same moment has the same history, and all kinds of calls are in it', () => {
  const now = new Date('2026-11-15T15:00:00Z');
  const plan = planHistory(now);
  expect(planHistory(now)).toEqual(plan);
  const reasons = new Set(plan.calls.map(({ expects }) => expects));
  for (const reason of ['too_short', 'duplicate', 'out_of_geo', 'closed', 'no_answer', 'busy', 'failed', 'blocked'])
    expect(reasons).toContain(reason);
  for (const reason of ['caller_hung_up', 'anonymous', 'over_cap', 'campaign_inactive'])
    expect(reasons).toContain(reason);
  expect(new Set(plan.calls.map(({ callSid }) => callSid)).size).toBe(plan.calls.length);
});
