import { expect, test } from 'vitest';
import { neighboursOf } from './neighbours.ts';

test.each([
  ['b', { previous: 'a', next: 'c' }],
  ['a', { previous: null, next: 'b' }],
  ['c', { previous: 'b', next: null }],
  ['x', { previous: null, next: null }],
  [null, { previous: null, next: null }],
])('beside %s in a, b, c', (id, expected) => {
  expect(neighboursOf(['a', 'b', 'c'], id)).toEqual(expected);
});
