import { expect, test } from 'vitest';
import * as z from 'zod';
import { filterShape } from './filter-shape.ts';
import { choiceNames, choicesIn, type Filters, filterNames, readFilters } from './filters.ts';

const FILTERS = {
  status: { values: ['open', 'closed'] },
  campaign: { codeLength: 6 },
  search: { textLength: 8 },
} as const satisfies Filters;
const Query = z.object(filterShape(FILTERS));

test.each([
  ['status=open&campaign=HS001&search= roof ', { status: 'open', campaign: 'HS001', search: 'roof' }],
  ['status=sleeping&campaign=HS0012345&search=a long sentence', {}],
  ['status=&campaign=H%20S&search=%20%20&sort=name', {}],
  ['', {}],
])('an address and a request are read alike: %s', (address, expected) => {
  const params = new URLSearchParams(address);
  expect(readFilters(FILTERS, params)).toEqual(expected);
  expect(Query.parse(Object.fromEntries(params))).toEqual(expected);
});

test('the order of the description is that of the address, and choices are told from the rest', () => {
  expect(filterNames(FILTERS)).toEqual(['status', 'campaign', 'search']);
  expect(choiceNames(FILTERS)).toEqual(['status']);
  expect(choicesIn(FILTERS, { status: 'open', search: 'roof', from: 1 })).toEqual({ status: 'open' });
});
