import { describe, expect, test } from 'vitest';
import { keepsBalance } from './accounts.ts';
import { ledgerEntry } from './entry.ts';
import { postAdjustment } from './post-adjustment.ts';
import { postApproved } from './post-approved.ts';
import { postChargeback, postChargebackWon } from './post-chargeback.ts';
import { postGatewayFee } from './post-gateway-fee.ts';
import { postPayoutApproved, postPayoutFailed, postPayoutSent } from './post-payout.ts';
import { postQualified } from './post-qualified.ts';
import { postRefused } from './post-refused.ts';
import { postReleased, postReserved } from './post-reserved.ts';
import { postTopUp, postWithdrawal, postWithdrawalFailed } from './post-top-up.ts';

const sale = { source: 'call:1', advertiserId: 'A', publisherId: 'P' } as const;
const money = { reservedCents: 8000, priceCents: 5000, payoutCents: 2500 };

/** 'from → to cents', one line a posting. */
const lines = ({ postings }: ReturnType<typeof postTopUp>) =>
  postings.map(({ from, to, amountCents }) => `${from} → ${to} ${amountCents}`);

test('a ring sets the price aside', () => {
  const entry = postReserved({ ...sale, reservedCents: 8000, round: 1 });
  expect(entry.sourceKey).toBe('call:1:reserve');
  expect(lines(entry)).toEqual(['advertiser:A:balance → advertiser:A:reserved 8000']);
});

test('a qualified call empties its reservation', () => {
  const entry = postQualified({ ...sale, ...money });
  expect(entry.sourceKey).toBe('call:1:qualified');
  expect(lines(entry)).toEqual([
    'advertiser:A:reserved → publisher:P:held 2500',
    'advertiser:A:reserved → network:revenue 2500',
    'advertiser:A:reserved → advertiser:A:balance 3000',
  ]);
});

test('a call that did not qualify gives its reservation back, each round under its own key', () => {
  const entry = postReleased({ ...sale, reservedCents: 8000, round: 1 });
  expect(lines(entry)).toEqual(['advertiser:A:reserved → advertiser:A:balance 8000']);
  expect(entry.sourceKey).toBe('call:1:released');
  expect(postReserved({ ...sale, reservedCents: 8000, round: 2 }).sourceKey).toBe('call:1:reserve:2');
  expect(postReleased({ ...sale, reservedCents: 8000, round: 2 }).sourceKey).toBe('call:1:released:2');
});

test('an approved call can be paid', () => {
  const entry = postApproved({ ...sale, payoutCents: 2500 });
  expect(entry.sourceKey).toBe('call:1:approved');
  expect(lines(entry)).toEqual(['publisher:P:held → publisher:P:payable 2500']);
});

describe('a refused call gives the whole price back', () => {
  test.each([
    ['held', 'held'],
    ['disputed', 'held'],
    ['approved', 'payable'],
    ['paid', 'payable'],
  ] as const)('%s: out of %s', (billing, account) => {
    const entry = postRefused({ ...sale, billing, priceCents: 5000, payoutCents: 2000 });
    expect(entry.sourceKey).toBe('call:1:refused');
    expect(lines(entry)).toEqual([
      `publisher:P:${account} → advertiser:A:balance 2000`,
      'network:revenue → advertiser:A:balance 3000',
    ]);
  });
});

test('money comes in and goes out through the gateway', () => {
  const payment = { id: '7', advertiserId: 'A', amountCents: 100 };
  expect(lines(postTopUp(payment))).toEqual(['network:gateway → advertiser:A:balance 100']);
  expect(lines(postWithdrawal(payment))).toEqual(['advertiser:A:balance → network:gateway 100']);
  expect(lines(postWithdrawalFailed(payment))).toEqual(['network:gateway → advertiser:A:balance 100']);
  expect(lines(postChargeback(payment))).toEqual(['advertiser:A:balance → network:gateway 100']);
  expect(lines(postChargebackWon(payment))).toEqual(['network:gateway → advertiser:A:balance 100']);
  expect(lines(postGatewayFee({ id: '7', amountCents: 3 }))).toEqual(['network:fees → network:gateway 3']);
  const entries = [postTopUp, postWithdrawal, postWithdrawalFailed, postChargeback, postChargebackWon, postGatewayFee];
  expect(entries.map((post) => post(payment).sourceKey)).toEqual([
    'topup:7',
    'withdrawal:7',
    'withdrawal:7:failed',
    'chargeback:7',
    'chargeback:7:won',
    'fee:7',
  ]);
});

test('a payout is approved, then sent or failed', () => {
  const payout = { id: '9', publisherId: 'P', amountCents: 10_000 };
  const entries = [postPayoutApproved(payout), postPayoutSent(payout), postPayoutFailed(payout)];
  expect(entries.map(({ sourceKey }) => sourceKey)).toEqual(['payout:9:approved', 'payout:9:sent', 'payout:9:failed']);
  expect(entries.flatMap(lines)).toEqual([
    'publisher:P:payable → publisher:P:paying 10000',
    'publisher:P:paying → network:gateway 10000',
    'publisher:P:paying → publisher:P:payable 10000',
  ]);
});

test('an adjustment goes both ways and says why', () => {
  const account = { kind: 'advertiser', id: 'A' } as const;
  const given = postAdjustment({ id: '3', account, amountCents: 50, reason: 'goodwill' });
  const taken = postAdjustment({ id: '4', account: { kind: 'publisher', id: 'P' }, amountCents: -50, reason: 'fraud' });
  expect([...lines(given), ...lines(taken)]).toEqual([
    'network:adjustments → advertiser:A:balance 50',
    'publisher:P:payable → network:adjustments 50',
  ]);
  expect(() => postAdjustment({ id: '5', account, amountCents: 50, reason: ' ' })).toThrow('says why');
});

describe('what must never be is refused', () => {
  test.each([
    ['more paid out than charged', () => postQualified({ ...sale, ...money, payoutCents: 5001 })],
    ['more charged than reserved', () => postQualified({ ...sale, ...money, priceCents: 8001 })],
    ['a negative price', () => postReserved({ ...sale, reservedCents: -1, round: 1 })],
    ['half a cent', () => postReserved({ ...sale, reservedCents: 0.5, round: 1 })],
    ['a round before the first', () => postReserved({ ...sale, reservedCents: 1, round: 0 })],
    ['a top-up of nothing', () => postTopUp({ id: '1', advertiserId: 'A', amountCents: 0 })],
    ['a chargeback of nothing', () => postChargeback({ id: '1', advertiserId: 'A', amountCents: 0 })],
    ['a payout of nothing', () => postPayoutApproved({ id: '1', publisherId: 'P', amountCents: 0 })],
  ])('%s', (_name, post) => expect(post).toThrow('Invariant broken'));
});

test('an amount of nothing leaves no posting', () => {
  expect(lines(postQualified({ ...sale, reservedCents: 5000, priceCents: 5000, payoutCents: 0 }))).toEqual([
    'advertiser:A:reserved → network:revenue 5000',
  ]);
  expect(ledgerEntry('key', [])).toEqual({ sourceKey: 'key', postings: [] });
});

test('running balances are kept for people, not for the network', () => {
  const accounts = postQualified({ ...sale, ...money }).postings.map(({ to }) => to);
  expect(accounts.map(keepsBalance)).toEqual([true, false, true]);
});
