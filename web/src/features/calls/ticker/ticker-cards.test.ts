import type { LiveCall } from '@callstead/contract/calls/calls';
import { expect, test } from 'vitest';
import { nextCards, nextLeaveMs } from './ticker-cards.ts';

const call = (id: string) => ({ id }) as LiveCall;
const ids = (cards: ReturnType<typeof nextCards>) => cards.map((card) => card.call.id).join('');

test('new calls come first and the others keep their place', () => {
  const cards = nextCards([], [call('a'), call('b')], 0);
  expect(ids(nextCards(cards, [call('c'), call('b'), call('a')], 1))).toBe('cab');
});

test('a call that ended stays in its place for a while, then leaves', () => {
  const cards = nextCards([], [call('a'), call('b')], 0);
  const ended = nextCards(cards, [call('b')], 1000);
  expect(ids(ended)).toBe('ab');
  expect(nextLeaveMs(ended)).toBe(9000);
  expect(ids(nextCards(ended, [call('b')], 8999))).toBe('ab');
  const left = nextCards(ended, [call('b')], 9000);
  expect(ids(left)).toBe('b');
  expect(nextLeaveMs(left)).toBeNull();
});
