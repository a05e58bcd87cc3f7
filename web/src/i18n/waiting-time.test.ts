import { expect, test } from 'vitest';
import { waitingTime } from './waiting-time.ts';

test('short waits are told in seconds, longer ones in minutes', () => {
  expect(waitingTime(30)).toEqual({ unit: 'seconds', count: 30 });
  expect(waitingTime(89)).toEqual({ unit: 'seconds', count: 89 });
  expect(waitingTime(90)).toEqual({ unit: 'minutes', count: 2 });
  expect(waitingTime(3600)).toEqual({ unit: 'minutes', count: 60 });
});

test('nobody is told to wait less than they have to', () => {
  expect(waitingTime(0)).toEqual({ unit: 'seconds', count: 1 });
  expect(waitingTime(121)).toEqual({ unit: 'minutes', count: 3 });
});
