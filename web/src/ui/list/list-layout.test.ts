import { expect, test } from 'vitest';
import { readLayout, writeLayout } from './list-layout.ts';

const LIST = { all: ['time', 'campaign', 'price'], fixed: 'time' };

test('columns keep the order they were given, and the density with them', () => {
  const layout = { columns: ['time', 'price', 'campaign'], density: 'default' as const };
  expect(readLayout(writeLayout(layout), LIST)).toEqual(layout);
});

test.each([
  ['price,margin,price', ['time', 'price']],
  ['', ['time']],
  ['campaign;huge', ['time', 'campaign']],
])('what is not known any more is left out of %j', (written, columns) => {
  expect(readLayout(written, LIST)).toEqual({ columns, density: 'compact' });
});
