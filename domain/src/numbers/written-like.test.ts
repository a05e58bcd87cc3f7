import { expect, test } from 'vitest';
import { writtenLike } from './written-like.ts';

test('without a campaign numbers are read as people in the United States write them', () => {
  expect(writtenLike([])).toEqual(['US']);
});

test('a campaign for Mexico and Spain reads numbers of Mexico, then of Spain', () => {
  expect(writtenLike(['MX', 'ES'])).toEqual(['MX', 'ES']);
});

test('wherever +1 is named ten digits are its own first', () => {
  expect(writtenLike(['MX', 'US'])).toEqual(['US', 'MX']);
  expect(writtenLike(['PR', 'CA'])).toEqual(['US']);
});
