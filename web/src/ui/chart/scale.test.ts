import { describe, expect, test } from 'vitest';
import { heightOn, scaleOf, stepOf } from './scale.ts';

describe('a scale', () => {
  test.each([
    [
      [3, 17],
      [0, 5, 10, 15, 20],
    ],
    [[12_345], [0, 5000, 10_000, 15_000]],
    [[0.42], [0, 0.2, 0.4, 0.6]],
    [[0, 0], [0]],
  ])('of %j has lines at round numbers', (values, lines) => {
    expect(scaleOf(values).lines).toEqual(lines);
  });

  test('of whole things has no lines between them', () => {
    expect(scaleOf([2], { isWhole: true }).lines).toEqual([0, 1, 2]);
  });

  test('of seconds is read by the clock', () => {
    expect(scaleOf([170], { isClock: true }).lines).toEqual([0, 60, 120, 180]);
    expect(scaleOf([1000], { isClock: true }).lines).toEqual([0, 300, 600, 900, 1200]);
  });

  test('reaches below nought where a value does', () => {
    const scale = scaleOf([-30, 60]);
    expect(scale.low).toBeLessThanOrEqual(-30);
    expect(scale.lines).toContain(0);
    expect(heightOn(scale, scale.low)).toBe(0);
    expect(heightOn(scale, scale.high)).toBe(1);
  });
});

test('shades go from the palest to the darkest, and nothing has none', () => {
  expect([1, 10, 30, 60, 100].map((value) => stepOf(value, 100))).toEqual([1, 2, 3, 4, 5]);
  expect([0, null, undefined].map((value) => stepOf(value, 100))).toEqual([null, null, null]);
  expect(stepOf(0, 0)).toBeNull();
});
