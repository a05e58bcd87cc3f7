import { expect, test } from 'vitest';
import { toQueryString } from '../../../api/query-string.ts';
import { decidedCallsAsked } from './decided-calls-asked.ts';

const november = { from: '2026-11-01T04:00:00.000Z', to: undefined };
const asked = (address: string) =>
  `${toQueryString(decidedCallsAsked(new URLSearchParams(address), november, 'es').query)}`;

test("a call of last month that waits for a decision is not hidden by this month's dates", () => {
  expect(asked('')).toBe('view=admin&billing=disputed&language=es');
  expect(asked('billing=review')).toBe('view=admin&billing=review&language=es');
});

test('refused calls are those of the period', () => {
  expect(asked('billing=refused')).toBe('view=admin&billing=refused&from=2026-11-01T04%3A00%3A00.000Z&language=es');
});
