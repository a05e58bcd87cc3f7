import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listOf, parseForm } from './form-body.ts';

test('nested names become nested values', () => {
  const fields = parseForm('amount=5&metadata[paymentId]=p%201&expand[0]=a.b&expand[1]=c&line[0][data][name]=x');
  expect(JSON.parse(JSON.stringify(fields))).toEqual({
    amount: '5',
    metadata: { paymentId: 'p 1' },
    expand: { 0: 'a.b', 1: 'c' },
    line: { 0: { data: { name: 'x' } } },
  });
  expect(listOf(fields.expand)).toEqual(['a.b', 'c']);
  expect(listOf(undefined)).toEqual([]);
});

test('no name reaches what all objects share', () => {
  parseForm('__proto__[polluted]=1&constructor[prototype][polluted]=1&a[__proto__][polluted]=1');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('anything can be parsed', () => {
  const name = fc.stringMatching(/^[a-b[\]=&]{0,40}$/);
  fc.assert(fc.property(fc.oneof(fc.string(), name), (text) => typeof parseForm(text) === 'object'));
});
