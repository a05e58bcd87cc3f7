import { expect, test } from 'vitest';
import { newDraft } from './way-draft.ts';
import { arePlaced, problemAt, problemOfHeaders, problemsIn, problemsOfWay, withoutWay } from './way-problems.ts';

const request = (...kinds: ('email' | 'http')[]) => ({ seen: 's1', ways: kinds.map((kind) => newDraft(kind).way) });

test('what is missing is known without asking, each at its own way', () => {
  const problems = problemsIn(request('email', 'http'));
  expect(problems).toEqual({ 'ways.0.to': 'required', 'ways.1.url': 'required' });
  expect(problemsOfWay(problems, 1)).toEqual({ url: 'required' });
  expect(withoutWay(problems, 1)).toEqual({ 'ways.0.to': 'required' });
});

test('one of several in a field stands at that field', () => {
  expect(problemAt({ 'to.1': 'email_invalid' }, 'to')).toBe('email_invalid');
  expect(problemAt({ total: 'invalid' }, 'to')).toBeUndefined();
});

test('a header stands at the field it was typed in', () => {
  const headers = [{ isSecret: false }, { isSecret: true }];
  const problems = { 'headers.1.value': 'invalid' };
  expect([false, true].map((isSecret) => problemOfHeaders(problems, headers, isSecret))).toEqual([
    undefined,
    'invalid',
  ]);
  expect(problemOfHeaders({ headers: 'too_large' }, headers, false)).toBe('too_large');
});

test('what stands at no field is told in a banner', () => {
  expect(arePlaced({ 'ways.0.url': 'website_invalid', 'ways.2.headers.0.name': 'repeated' })).toBe(true);
  expect(arePlaced({ 'ways.0.url': 'website_invalid', ways: 'contradiction' })).toBe(false);
  expect(arePlaced({ 'ways.0.id': 'invalid' })).toBe(false);
  expect(arePlaced({})).toBe(false);
});
