import { expect, test } from 'vitest';
import { nextCutOff, scheduledCutOffs } from './cut-offs.ts';

const ZONE = 'America/New_York';
const cutOffs = (now: string) => scheduledCutOffs(new Date(now), ZONE).map(({ cutOff }) => cutOff.toISOString());

test.each([
  ['2026-11-16T12:00:00Z', '2026-11-01T04:00:00.000Z', '2026-11-16T05:00:00.000Z'],
  ['2026-11-16T05:59:00Z', '2026-11-01T04:00:00.000Z', '2026-11-09T05:00:00.000Z'], // an hour is waited
  ['2026-12-01T06:00:00Z', '2026-12-01T05:00:00.000Z', '2026-11-30T05:00:00.000Z'],
  ['2026-12-01T03:00:00Z', '2026-11-01T04:00:00.000Z', '2026-11-30T05:00:00.000Z'], // still November there
])('at %s the last 1st was %s, the last Monday %s', (now, ...expected) => {
  expect(cutOffs(now)).toEqual(expected);
});

test.each([
  ['monthly', '2026-12-01T05:00:00.000Z'],
  ['weekly', '2026-11-23T05:00:00.000Z'],
  ['net', '2026-11-23T05:00:00.000Z'],
] as const)('who is paid %s is paid next at %s', (schedule, expected) => {
  expect(nextCutOff(schedule, new Date('2026-11-16T12:00:00Z'), ZONE).toISOString()).toBe(expected);
});
