import { describe, expect, test } from 'vitest';
import { approvalEndsAt, BILLING_MOVES, type BillingActor, mayMoveBilling } from './billing.ts';
import { BILLINGS, type Billing } from './call.ts';

const endsAt = approvalEndsAt(new Date('2026-03-01T12:00:00Z'), 7);
const inside = new Date(endsAt.getTime() - 1);
const may = (from: Billing, to: Billing, by: BillingActor, at: Date) =>
  mayMoveBilling({ billing: from, approvalEndsAt: endsAt }, to, by, at);

test('approval time is days of 24 hours, also when the clocks change', () => {
  expect(endsAt).toEqual(new Date('2026-03-08T12:00:00Z'));
});

describe('the approval time', () => {
  test('lets the advertiser dispute inside it, to the last moment and no later', () => {
    expect(may('held', 'disputed', 'advertiser', inside)).toBe(true);
    expect(may('held', 'disputed', 'advertiser', endsAt)).toBe(false);
  });

  test('approves by itself when it ends', () => {
    expect(may('held', 'approved', 'clock', inside)).toBe(false);
    expect(may('held', 'approved', 'clock', endsAt)).toBe(true);
  });

  test('does not run for what is disputed', () => {
    expect(may('disputed', 'approved', 'clock', endsAt)).toBe(false);
    expect(may('disputed', 'approved', 'admin', endsAt)).toBe(true);
  });
});

/** Every move there is; all others are refused. */
const ALLOWED = [
  'held → approved by clock',
  'held → disputed by advertiser',
  'held → refused by admin',
  'disputed → approved by admin',
  'disputed → refused by admin',
  'approved → paid by payout',
  'paid → approved by payout',
  'approved → refused by admin',
  'paid → refused by admin',
  'review → held by admin',
  'review → refused by admin',
];

test('nothing moves but what the table names', () => {
  const actors: BillingActor[] = ['clock', 'payout', 'advertiser', 'admin'];
  const possible = BILLINGS.flatMap((from) => BILLINGS.flatMap((to) => actors.map((by) => ({ from, to, by }))));
  const allowed = possible.filter(({ from, to, by }) => may(from, to, by, inside) || may(from, to, by, endsAt));
  expect(allowed.map(({ from, to, by }) => `${from} → ${to} by ${by}`).toSorted()).toEqual(ALLOWED.toSorted());
  expect(BILLING_MOVES).toHaveLength(ALLOWED.length);
});

test('an admin may refuse whatever is billed, at any time', () => {
  for (const from of ['held', 'disputed', 'approved', 'paid', 'review'] as const) {
    for (const at of [inside, endsAt]) expect(may(from, 'refused', 'admin', at)).toBe(true);
  }
});
