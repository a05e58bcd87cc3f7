import { expect, test } from 'vitest';
import { localTime } from '../zone-clock.ts';
import type { TimeDimension } from './dimensions.ts';
import { cutTime, type TimePieces } from './time-pieces.ts';

const cut = (from: string, to: string, zone: string, ...dimensions: TimeDimension[]) =>
  cutTime({ from: new Date(from), to: new Date(to) }, zone, dimensions, 10_000) as TimePieces;
const keysOf = (pieces: TimePieces, dimension: TimeDimension) => pieces.of.get(dimension)?.keys;

test('days begin at midnight of the zone, also where the clocks change', () => {
  const pieces = cut('2026-03-07T05:00:00Z', '2026-03-10T04:00:00Z', 'America/New_York', 'day');
  expect(keysOf(pieces, 'day')).toEqual(['2026-03-07', '2026-03-08', '2026-03-09']);
  expect(pieces.starts.map((at) => at.toISOString().slice(5, 16))).toEqual([
    '03-07T05:00',
    '03-08T05:00',
    '03-09T04:00',
  ]);
});

test('the day the clocks go back has 25 hours, of which two are the same of the day', () => {
  const pieces = cut('2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z', 'America/New_York', 'hour', 'hourOfDay');
  expect(keysOf(pieces, 'hour')).toHaveLength(25);
  expect(pieces.of.get('hourOfDay')?.places.filter((place) => place === 1)).toHaveLength(2);
});

test('hours of a zone off the hour begin where its clocks show one', () => {
  const pieces = cut('2026-05-01T00:00:00Z', '2026-05-01T03:00:00Z', 'Asia/Kathmandu', 'hour');
  expect(pieces.starts.map((at) => at.toISOString().slice(11, 16))).toEqual(['00:00', '00:15', '01:15', '02:15']);
  expect(keysOf(pieces, 'hour')?.[0]).toBe('2026-04-30T23:15:00.000Z');
});

test('weeks begin on Monday, months on their first, and both together are cut by days', () => {
  expect(keysOf(cut('2026-07-30T00:00:00Z', '2026-08-12T00:00:00Z', 'UTC', 'week'), 'week')).toEqual([
    '2026-07-27',
    '2026-08-03',
    '2026-08-10',
  ]);
  const both = cut('2026-07-30T00:00:00Z', '2026-08-12T00:00:00Z', 'UTC', 'week', 'month');
  expect(keysOf(both, 'month')).toEqual(['2026-07', '2026-08']);
  expect(both.starts).toHaveLength(13);
});

test('what clocks show needs no piece for each hour: by how much they are ahead says it, in every hour of a year', () => {
  const [from, to] = ['2026-01-15T10:20:00.000Z', '2027-01-15T10:20:00.000Z'];
  const { starts, offsets = [], of } = cut(from, to, 'America/New_York', 'weekday', 'hourOfDay');
  expect(starts.map((at) => at.toISOString())).toEqual([from, '2026-03-08T07:00:00.000Z', '2026-11-01T06:00:00.000Z']);
  expect(offsets).toEqual([-300, -240, -300]);
  expect([...of.values()].map(({ keys }) => keys.length)).toEqual([7, 24]);
  for (let at = Date.parse(from); at < Date.parse(to); at += 3_600_000) {
    const ahead = offsets[starts.findLastIndex((start) => start.getTime() <= at)] ?? 0;
    const { day, minute } = localTime(new Date(at), 'America/New_York');
    const minutes = Math.floor(at / 60_000) + ahead;
    expect([(Math.floor(minutes / 1440) + 3) % 7, minutes % 1440]).toEqual([day, minute]);
  }
});

test('clocks off the hour are asked hour by hour', () => {
  expect(cut('2026-05-01T00:00:00Z', '2026-05-03T00:00:00Z', 'Asia/Kathmandu', 'hourOfDay').offsets).toBeUndefined();
});

test('weekdays are those of ISO, all seven of them', () => {
  const pieces = cut('2026-08-10T00:00:00Z', '2026-08-12T00:00:00Z', 'UTC', 'weekday');
  expect(pieces.of.get('weekday')).toEqual({ keys: ['1', '2', '3', '4', '5', '6', '7'], places: [0, 1] });
});

test('a span without time is one piece, one that ends before it begins none, and too many are refused', () => {
  expect(cut('2026-08-10T00:00:00Z', '2027-08-12T00:00:00Z', 'UTC').starts).toHaveLength(1);
  expect(cut('2026-08-10T00:00:00Z', '2026-08-09T00:00:00Z', 'UTC', 'day').starts).toEqual([]);
  expect(cutTime({ from: new Date(0), to: new Date('2026-01-01') }, 'UTC', ['hour'], 10_000)).toBeUndefined();
});
