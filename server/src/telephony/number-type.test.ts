import { expect, test } from 'vitest';
import { numberTypeOf } from './number-type.ts';

test('a number is free of charge for callers by its first digits, in every plan', () => {
  expect(numberTypeOf('+18335550100')).toBe('tollFree');
  expect(numberTypeOf('+18305550100')).toBe('local');
  expect(numberTypeOf('+34900500100')).toBe('tollFree');
  expect(numberTypeOf('+34910500100')).toBe('local');
});

test('a mobile number is one where its plan tells', () => {
  expect(numberTypeOf('+34612345678')).toBe('mobile');
  expect(numberTypeOf('+525550100100')).toBe('local');
});
