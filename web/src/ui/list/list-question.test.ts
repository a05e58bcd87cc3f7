import { expect, test } from 'vitest';
import { questionOf, withQuestion } from './list-question.ts';

const params = (written: string) => new URLSearchParams(written);

test('a question is what a list is asked for, whatever page it shows and whatever is open over it', () => {
  const asked = 'reason=too_short&period=today';
  expect(questionOf(params(`${asked}&after=x&row=51&call=call_1&account=a`), 'call')).toBe(
    'period=today&reason=too_short',
  );
  expect(questionOf(params('period=today&reason=too_short'))).toBe(questionOf(params(asked)));
});

test('it is asked of the account that is looked at', () => {
  expect(`${withQuestion(params('account=a&billing=held'), 'period=today')}`).toBe('period=today&account=a');
  expect(`${withQuestion(params(''), '')}`).toBe('');
});
