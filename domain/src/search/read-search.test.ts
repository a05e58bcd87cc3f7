import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSearch } from './read-search.ts';

test.each([
  ['call_01m7gaxaxq', { callId: 'call_01m7gaxaxq' }],
  [' CALL_01M7GAXAXQ ', { callId: 'call_01m7gaxaxq' }],
  ['lead_01m7gaxaxq', { leadId: 'lead_01m7gaxaxq' }],
  ['CS-00042', { invoice: 42 }],
  ['cs42', { invoice: 42 }],
  ['(305) 555-0142', { numbers: ['+13055550142', '+3055550142'], words: '(305) 555-0142' }],
  ['+1 305 555', { numbers: ['+1305555'], words: '+1 305 555' }],
  ['305', { words: '305' }],
  ['HS015', { words: 'hs015' }],
  ['pablo@casa.example', { words: 'pablo@casa.example' }],
  ['call_', { words: 'call_' }],
  ['xy', {}],
  ['', {}],
])('%j may mean %j', (typed, meaning) => {
  expect(readSearch(typed)).toEqual(meaning);
});

test('whatever is typed, numbers are digits behind a plus', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      for (const number of readSearch(typed).numbers ?? []) expect(number).toMatch(/^\+\d{6,}$/);
    }),
  );
});
