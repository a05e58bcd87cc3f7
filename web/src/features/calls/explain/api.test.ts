import { expect, test } from 'vitest';
import { explanationQuery } from './api.ts';
import { readQuestion } from './question.ts';

const asked = (address: string, view: 'publisher' | 'advertiser') =>
  explanationQuery(readQuestion(new URLSearchParams(address), 'UTC'), { view, language: 'es' });

test('an answer follows the calls that come in, unless asking is counted', () => {
  const named = 'line=HS001&caller=number&number=3055550123';
  expect(asked('line=HS001', 'publisher').queryKey[0]).toBe('calls');
  expect(asked(named, 'advertiser').queryKey[0]).toBe('calls');
  expect(asked(named, 'publisher').queryKey[0]).not.toBe('calls');
  expect(asked(named, 'publisher').staleTime).toBe(Number.POSITIVE_INFINITY);
});
