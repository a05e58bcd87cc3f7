import { readEarnings } from '@callstead/contract/billing/statements-endpoints';
import type { AskEarlyPayoutRequest } from '@callstead/contract/payouts/early';
import { askEarlyPayout, readEarlyPayout, withdrawEarlyPayout } from '@callstead/contract/payouts/early-endpoints';
import { readReferrals } from '@callstead/contract/payouts/referrals-endpoints';
import { listPayouts } from '@callstead/contract/payouts/statements-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { growingListQuery } from '../../../api/list-query.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

export const earningsQuery = (account: string | undefined) =>
  queryOptions({
    queryKey: ['money', 'earnings', 'summary', account],
    queryFn: () => call(readEarnings, { query: { account } }),
  });

export const payoutListQuery = (account: string | undefined) =>
  growingListQuery({ queryKey: ['money', 'earnings', 'payouts'], endpoint: listPayouts, query: { account } });

const MONEY = ['money'] as const;

export const earlyPayoutQuery = (account: string | undefined) =>
  queryOptions({
    queryKey: [...MONEY, 'earnings', 'early', account],
    queryFn: () => call(readEarlyPayout, { query: { account } }),
  });

export const useAskEarly = () =>
  useInvalidatingMutation(MONEY, (body: AskEarlyPayoutRequest) => call(askEarlyPayout, { body }));

export const useWithdrawEarly = () =>
  useInvalidatingMutation(MONEY, (id: string) => call(withdrawEarlyPayout, { params: { id } }));

export const referralsQuery = (account: string | undefined) =>
  queryOptions({
    queryKey: ['money', 'earnings', 'referrals', account],
    queryFn: () => call(readReferrals, { query: { account } }),
  });
