import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countDays } from '../calendar-day.ts';
import { localDate } from '../zone-clock.ts';
import { choiceParams, daysOf, momentsOf, type PeriodChoice, PRESETS, readChoice } from './period.ts';

/** Of an address without anything to decode. */
const paramsOf = (address: string) => {
  const given = new Map(address.split('&').map((pair) => pair.split('=') as [string, string]));
  return { get: (name: string) => given.get(name) ?? null };
};

const TODAY = '2026-03-08'; // New York's clocks go forward

test.each([
  ['today', { first: '2026-03-08', last: TODAY }],
  ['yesterday', { first: '2026-03-07', last: '2026-03-07' }],
  ['last7', { first: '2026-03-02', last: TODAY }],
  ['lastWeek', { first: '2026-02-23', last: '2026-03-01' }],
  ['last30', { first: '2026-02-07', last: TODAY }],
  ['month', { first: '2026-03-01', last: TODAY }],
  ['lastMonth', { first: '2026-02-01', last: '2026-02-28' }],
  ['all', undefined],
] as const)('%s has its days', (preset, days) => {
  expect(daysOf({ preset }, TODAY)).toEqual(days);
});

test('the day the clocks change has 23 hours', () => {
  const { from, to } = momentsOf({ first: TODAY, last: TODAY }, 'America/New_York');
  expect([from, to]).toEqual(['2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z']);
});

test.each([
  'period=nonsense',
  'from=2026-02-30',
  'from=2026-03-02&to=2026-03-01',
  'from=2026-03-02&to=soon',
  'to=2026-03-02',
])('a mangled address falls back: %s', (address) => {
  expect(readChoice(paramsOf(address), TODAY, 'last7')).toEqual({ preset: 'last7' });
});

test('a first day alone lasts until today', () => {
  const choice = readChoice(paramsOf('from=2026-03-01'), TODAY, 'last7');
  expect(choice).toEqual({ preset: 'custom', days: { first: '2026-03-01', last: TODAY } });
});

const zone = fc.constantFrom(
  'America/New_York',
  'Europe/Madrid',
  'Asia/Kathmandu',
  'America/Havana',
  'Pacific/Auckland',
);
const NAMED: PeriodChoice['preset'][] = ['yesterday', 'lastWeek', 'lastMonth'];
const isOver = ({ preset }: PeriodChoice) => NAMED.includes(preset);

const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2036-12-31'), noInvalidDate: true });

test('every choice survives the way through the address, and its moments hold exactly its days', () => {
  fc.assert(
    fc.property(zone, instant, fc.constantFrom(...PRESETS), fc.nat(400), (zone, now, preset, back) => {
      const today = localDate(now, zone);
      const custom = { first: localDate(new Date(now.getTime() - back * 86_400_000), zone), last: today };
      for (const choice of [{ preset }, { preset: 'custom', days: custom }] as const) {
        expect(readChoice({ get: (name) => choiceParams(choice)[name] ?? null }, today, 'today')).toEqual(choice);
        const days = daysOf(choice, today);
        if (!days) continue;
        const { from, to } = momentsOf(days, zone);
        expect(localDate(new Date(from), zone)).toBe(days.first);
        expect(localDate(new Date(Date.parse(from) - 1), zone) < days.first).toBe(true);
        expect(localDate(new Date(Date.parse(to) - 1), zone)).toBe(days.last);
        expect(now.getTime() < Date.parse(to)).toBe(!isOver(choice));
        const hours = (Date.parse(to) - Date.parse(from)) / 3_600_000;
        expect(Math.abs(hours - countDays(days.first, days.last) * 24)).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 500 },
  );
});
