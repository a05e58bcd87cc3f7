import { expect, test } from 'vitest';
import { findTwin, joinTwins, type KnownTransfer } from './twin-transfer.ts';

const ana = 'ana';
const announced: KnownTransfer = {
  id: 'announced',
  state: 'announced',
  accountId: ana,
  proposedId: null,
  amountCents: 50_000,
  day: '2026-11-02',
  hasLine: false,
};
const line: KnownTransfer = {
  ...announced,
  id: 'line',
  state: 'unmatched',
  accountId: null,
  proposedId: ana,
  day: '2026-11-06',
  hasLine: true,
};

test('an announced transfer and a mistyped line of the bank may be the same money, whichever is matched first', () => {
  expect(findTwin(line, ana, [line, announced])).toBe(announced);
  expect(findTwin(announced, ana, [line, announced])).toBe(line);
  expect(findTwin(line, ana, [{ ...announced, state: 'matched' }])).toMatchObject({ id: 'announced' });
});

test.each([
  ['another amount', { ...announced, amountCents: 50_001 }],
  ['another advertiser', { ...announced, accountId: 'bea' }],
  ['weeks apart', { ...announced, day: '2026-10-02' }],
  ['ignored', { ...announced, state: 'ignored' as const }],
  ['two lines of the bank', { ...announced, state: 'matched' as const, hasLine: true }],
])('%s: it is none', (_why, other) => {
  expect(findTwin(line, ana, [other])).toBeUndefined();
});

test('what is booked stays, else what the bank has shown', () => {
  expect(joinTwins(line, announced)).toEqual({ stays: line, goes: announced });
  expect(joinTwins(announced, line)).toEqual({ stays: line, goes: announced });
  const booked: KnownTransfer = { ...announced, state: 'matched' };
  expect(joinTwins(line, booked)).toEqual({ stays: booked, goes: line });
});
