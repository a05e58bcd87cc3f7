import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localDate, startOfLocalDay } from '../zone-clock.ts';
import { coverPieces, rollupsFor, type Stretch } from './rollups.ts';

const cover = (from: string, to: string, zone = 'America/New_York', table: 'pair' | 'dimension' = 'pair') =>
  coverPieces({ starts: [new Date(from)] }, new Date(to), { table }, zone)?.map(
    (stretch) => `${stretch.grain} ${stretch.from.toISOString().slice(0, 16)} ${stretch.to.toISOString().slice(0, 16)}`,
  );

/** Whether a bucket of that grain begins there: otherwise one would count for what lies outside of it. */
function isBound(grain: Stretch['grain'], at: Date, zone: string): boolean {
  if (grain === 'row') return true;
  if (grain === 'quarter' || grain === 'hour') return at.getTime() % (grain === 'hour' ? 3_600_000 : 900_000) === 0;
  const day = localDate(at, zone);
  return startOfLocalDay(day, zone).getTime() === at.getTime() && (grain === 'day' || day.endsWith('-01'));
}

describe('a span is covered from the outside in', () => {
  test('by whole months where it can, and by ever finer sums towards its ends', () => {
    expect(cover('2026-01-30T03:17:00Z', '2026-04-02T06:45:00Z')).toEqual([
      'row 2026-01-30T03:17 2026-01-30T03:30',
      'quarter 2026-01-30T03:30 2026-01-30T04:00',
      'hour 2026-01-30T04:00 2026-01-30T05:00',
      'day 2026-01-30T05:00 2026-02-01T05:00',
      'month 2026-02-01T05:00 2026-04-01T04:00',
      'day 2026-04-01T04:00 2026-04-02T04:00',
      'hour 2026-04-02T04:00 2026-04-02T06:00',
      'quarter 2026-04-02T06:00 2026-04-02T06:45',
    ]);
  });

  test('where days begin within an hour, sums by dimension have hours alone', () => {
    expect(cover('2026-01-30T18:15:00Z', '2026-02-02T18:15:00Z', 'Asia/Kathmandu', 'dimension')).toEqual([
      'row 2026-01-30T18:15 2026-01-30T19:00',
      'hour 2026-01-30T19:00 2026-02-02T18:00',
      'row 2026-02-02T18:00 2026-02-02T18:15',
    ]);
    expect(cover('2026-01-30T18:15:00Z', '2026-02-02T18:15:00Z', 'Asia/Kathmandu')?.at(0)).toContain('day');
  });

  test('nothing is left out and nothing twice, whatever the pieces', () => {
    const moments = fc.uniqueArray(
      fc.date({ min: new Date('2025-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
      {
        selector: (at) => at.getTime(),
        minLength: 2,
        maxLength: 3,
      },
    );
    const zones = fc.constantFrom('UTC', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/Havana');
    fc.assert(
      fc.property(moments, zones, fc.constantFrom('pair', 'dimension'), (found, zone, table) => {
        const [end, ...starts] = found.toSorted((x, y) => y.getTime() - x.getTime()) as [Date, ...Date[]];
        const stretches = coverPieces({ starts: starts.toReversed() }, end, { table: table as 'pair' }, zone) ?? [];
        let at = starts.at(-1)?.getTime();
        for (const { grain, from, to } of stretches) {
          expect(from.getTime()).toBe(at);
          at = to.getTime();
          for (const end of [from, to]) expect(isBound(grain, end, zone), `${grain} ${end.toISOString()}`).toBe(true);
        }
        if (stretches.length > 0) expect(at).toBe(end.getTime());
      }),
    );
  });
});

test('days of a zone off the hour cannot be told by sums of hours', () => {
  const days = Array.from({ length: 10 }, (_, day) => new Date(Date.parse('2026-01-30T18:15:00Z') + day * 86_400_000));
  expect(
    coverPieces({ starts: days }, new Date('2026-02-09T18:15:00Z'), { table: 'dimension' }, 'UTC'),
  ).toBeUndefined();
  expect(coverPieces({ starts: days }, new Date('2026-02-09T18:15:00Z'), { table: 'pair' }, 'UTC')).toBeDefined();
});

test.each([
  [[], [], ['total', 'pair']],
  [['day'], [], ['total', 'pair']],
  [['campaign', 'day', 'publisher'], ['category'], ['pair']],
  [['state'], ['state'], ['state']],
  [['weekday', 'hourOfDay'], ['billing'], ['billing']],
  [['state', 'campaign'], [], []],
  [['sub1'], [], []],
  [['state'], ['country'], []],
] as const)('by %j and filtered by %j is answered by %j', (by, filtered, found) => {
  const names = rollupsFor([...by], [...filtered]).map((rollup) =>
    rollup.table === 'pair' ? 'pair' : rollup.dimension,
  );
  expect(names).toEqual(found);
});
