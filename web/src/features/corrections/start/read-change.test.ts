import { expect, test } from 'vitest';
import { readChange } from './read-change.ts';

test.each([
  ['to', '45', 4_500],
  ['to', '12,50', 1_250],
  ['to', '0', 0],
  ['to', '-5', undefined],
  ['percent', '-20', -2_000],
  ['percent', '12,5 %'.replace(' ', ''), 1_250],
  ['percent', '-101', undefined],
  ['percent', '0', undefined],
  ['by', '-5.25', -525],
  ['by', '+3', 300],
  ['by', 'five', undefined],
] as const)('%s %s is %s', (kind, typed, value) => {
  expect(readChange(kind, typed)?.value).toBe(value);
});
