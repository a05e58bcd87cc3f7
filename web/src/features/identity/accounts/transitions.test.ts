import { expect, test } from 'vitest';
import { transitionsFrom } from './transitions.ts';

test('only ways out of the current status are offered', () => {
  expect(transitionsFrom('pending')).toEqual(['approved', 'rejected']);
  expect(transitionsFrom('approved')).toEqual(['rejected', 'pending']);
  expect(transitionsFrom('rejected')).toEqual(['approved', 'pending']);
});
