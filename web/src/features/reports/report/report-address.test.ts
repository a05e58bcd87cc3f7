import { describe, expect, test } from 'vitest';
import { readValues, toggled, writeValues } from '../shared/report-filters.ts';
import { daysWithin, grainOf, isGrainOf, piecesOf } from '../shared/time-pieces.ts';
import { dimensionsBelow, readReport } from './report-address.ts';

const read = (search: string, view: Parameters<typeof readReport>[1] = 'publisher') =>
  readReport(new URLSearchParams(search), view);

describe('an address', () => {
  test('without anything asks for the money by campaign', () => {
    expect(read('')).toMatchObject({ metric: 'payoutCents', by: ['campaign'], isCompared: true, page: 1, filters: {} });
    expect(read('', 'advertiser').metric).toBe('revenueCents');
  });

  test('says what is grouped, sorted, drawn and narrowed', () => {
    const state = read('by=state,day&sort=%2Bincoming&metric=qualified&grain=week&compare=off&state=FL,TX&page=2');
    expect(state).toMatchObject({
      by: ['state', 'day'],
      metric: 'qualified',
      grain: 'week',
      isCompared: false,
      page: 2,
    });
    expect(state.sort).toEqual({ by: 'incoming', direction: 'asc' });
    expect(state.filters).toEqual({ state: ['FL', 'TX'] });
  });

  test('that is mangled falls back', () => {
    expect(read('by=nonsense,state,state&sort=wealth&metric=&grain=second&page=-3&columns=x')).toMatchObject({
      ...{ by: ['state'], sort: undefined, metric: 'payoutCents', grain: undefined, page: 1, columns: [] },
    });
  });

  test('does not ask for what the other side keeps to itself', () => {
    const state = read('by=advertiser,publisher&metric=revenueCents&sort=marginCents&advertiser=1&target=2');
    expect(state).toMatchObject({ by: ['campaign'], metric: 'payoutCents', sort: undefined, filters: {} });
    expect(read('by=link,target', 'advertiser').by).toEqual(['target']);
  });
});

describe('values of a filter', () => {
  test.each([[['FL']], [['FL', 'TX']], [['a,b', 'c']], [[null]], [['FL', null]]])(
    '%j come back as they were',
    (values) => {
      expect(readValues(writeValues(values))).toEqual(values);
    },
  );

  test('what is not known is never taken for no filter', () => {
    expect(writeValues([null])).not.toBe('');
  });

  test('a second choice takes the first back', () => {
    expect(toggled(['FL'], 'TX')).toEqual(['FL', 'TX']);
    expect(toggled(['FL', 'TX'], 'FL')).toEqual(['TX']);
    expect(toggled(undefined, null)).toEqual([null]);
  });
});

describe('below a row', () => {
  test('a table of one campaign goes on with what comes next, for whoever may see it', () => {
    expect(dimensionsBelow(['campaign'], { campaign: ['1'] }, 'publisher')).toEqual(['source']);
    expect(dimensionsBelow(['campaign'], { campaign: ['1'] }, 'admin')).toEqual(['publisher']);
    const all = { campaign: ['1'], source: ['x'], state: ['FL'] };
    expect(dimensionsBelow(['state'], all, 'publisher')).toEqual(['day']);
  });

  test('what is not narrowed to one thing stays', () => {
    expect(dimensionsBelow(['campaign', 'state'], { campaign: ['1'] }, 'publisher')).toEqual(['state']);
    expect(dimensionsBelow(['campaign'], { campaign: ['1', '2'] }, 'publisher')).toEqual(['campaign']);
  });
});

describe('time', () => {
  const march = { first: '2026-03-01', last: '2026-03-31' };
  const ZONE = 'America/New_York';

  test('is cut as it can be read', () => {
    expect(grainOf(undefined, { first: '2026-03-08', last: '2026-03-08' })).toBe('hour');
    expect(grainOf(undefined, march)).toBe('day');
    expect(grainOf('hour', march)).toBe('day');
    expect(grainOf('week', march)).toBe('week');
    expect(grainOf(undefined, { first: '2024-01-01', last: '2026-03-31' })).toBe('month');
    expect(isGrainOf('month', { first: '2026-03-08', last: '2026-03-08' })).toBe(false);
  });

  test('has an hour less on the day the clocks go forward', () => {
    const hours = piecesOf('hour', { first: '2026-03-08', last: '2026-03-08' }, ZONE);
    expect(hours).toHaveLength(23);
    expect(hours[0]?.value).toBe('2026-03-08T05:00:00.000Z');
    expect(hours.at(-1)?.endMs).toBe(Date.parse('2026-03-09T04:00:00Z'));
  });

  test('is named as reports name it', () => {
    expect(piecesOf('week', march, ZONE).map(({ value }) => value)).toEqual([
      ...['2026-02-23', '2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23', '2026-03-30'],
    ]);
    expect(piecesOf('month', { first: '2026-01-15', last: '2026-03-02' }, ZONE).map(({ value }) => value)).toEqual([
      ...['2026-01', '2026-02', '2026-03'],
    ]);
    expect(piecesOf('day', march, ZONE)).toHaveLength(31);
  });

  test('a piece narrows to its days within those shown, and to nothing where that is all of them', () => {
    expect(daysWithin('week', '2026-02-23', march, ZONE)).toEqual({ first: '2026-03-01', last: '2026-03-01' });
    expect(daysWithin('month', '2026-03', march, ZONE)).toBeUndefined();
    expect(daysWithin('hour', '2026-03-09T03:30:00.000Z', march, ZONE)).toEqual({
      first: '2026-03-08',
      last: '2026-03-08',
    });
    expect(daysWithin('weekday', '1', march, ZONE)).toBeUndefined();
  });
});
