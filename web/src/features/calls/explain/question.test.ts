import { expect, test } from 'vitest';
import { readQuestion, requestOf, writeQuestion } from './question.ts';

const read = (query: string) => readQuestion(new URLSearchParams(query), 'America/New_York');

test('a question survives its way through the address', () => {
  const query =
    'account=7&line=%2B18005550123&caller=number&number=3055550142&place=zip&zip=33139&at=2026-03-09T11%3A00&zone=UTC';
  expect(writeQuestion(read(query), new URLSearchParams(query)).toString()).toBe(query);
});

test('what is not asked is not in the address', () => {
  const question = { ...read(''), line: 'HS001', number: '3055550142', state: 'FL' };
  expect(writeQuestion(question, new URLSearchParams()).toString()).toBe('line=HS001');
});

test('a mangled address asks about anybody, now', () => {
  const question = read('line=HS001&caller=ghost&place=moon&state=XX&zone=Nowhere&at=tomorrow');
  expect(question).toMatchObject({ caller: 'anybody', place: 'number', state: '', zone: 'America/New_York', at: '' });
  expect(requestOf(question)).toEqual({
    callerNumber: null,
    isHidden: false,
    place: 'number',
    state: null,
    zip: null,
    at: null,
  });
});

test("a time is that of the zone's clocks", () => {
  expect(requestOf(read('at=2026-03-09T11:00')).at).toBe('2026-03-09T15:00:00.000Z');
});
