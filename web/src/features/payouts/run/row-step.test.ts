import type { PayoutRow } from '@callstead/contract/payouts/runs';
import type { PayoutStatus, PayoutVerdict } from '@callstead/domain/payouts/payout-run';
import { expect, test } from 'vitest';
import { type RowStep, stepsOf } from './row-step.ts';

const ALWAYS: RowStep[] = ['adjust', 'terms'];

test.each<[PayoutVerdict, RowStep[]]>([
  ['pays', ['exclude']],
  ['excluded', ['include']],
  ['below_threshold', []],
  ['on_hold', []],
])('while a run is proposed, whoever is %s can be moved by %j', (verdict, steps) => {
  expect(stepsOf({ status: 'proposed' }, { verdict, payout: null })).toEqual([...steps, ...ALWAYS]);
});

const aPayout = (status: PayoutStatus, canRetry = false, batchId: string | null = null): PayoutRow['payout'] => ({
  id: crypto.randomUUID(),
  attempt: 1,
  status,
  sentOn: null,
  reference: null,
  failureReason: null,
  fileId: null,
  batchId,
  gatewayStatus: null,
  canRetry,
});

test.each<[PayoutStatus, boolean, RowStep[]]>([
  ['frozen', false, ['sent', 'failed']],
  ['sent', false, ['failed']],
  ['failed', true, ['retry']],
  ['returned', false, []],
])('a payout that is %s (can be retried: %s) offers %j', (status, canRetry, steps) => {
  const row = { verdict: 'pays', payout: aPayout(status, canRetry) } as const;
  expect(stepsOf({ status: 'frozen' }, row)).toEqual([...steps, ...ALWAYS]);
});

test('what PayPal sends is marked by nobody else, neither on its way nor after', () => {
  const of = (status: PayoutStatus) =>
    ({ verdict: 'pays', payout: aPayout(status, false, crypto.randomUUID()) }) as const;
  expect(stepsOf({ status: 'frozen' }, of('frozen'))).toEqual(ALWAYS);
  expect(stepsOf({ status: 'frozen' }, of('sent'))).toEqual(ALWAYS);
});

test('nobody is moved in a run that is frozen already', () => {
  expect(stepsOf({ status: 'frozen' }, { verdict: 'no_method', payout: null })).toEqual(ALWAYS);
});
