import { expect, test } from 'vitest';
import { tidyTags } from './account-tags.ts';

test('a tag stands once, as it was written first, without spaces around it', () => {
  expect(tidyTags([' VIP ', 'vip', 'Search  ads', ''])).toEqual(['Search ads', 'VIP']);
});

test('tags stand in the order of the alphabet, whatever their case', () => {
  expect(tidyTags(['zeta', 'Alfa', 'beta'])).toEqual(['Alfa', 'beta', 'zeta']);
});
