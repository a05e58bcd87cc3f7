import { readEarnings } from '@callstead/contract/billing/statements-endpoints';
import { readReferrals } from '@callstead/contract/payouts/referrals-endpoints';
import { listPayouts } from '@callstead/contract/payouts/statements-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { growingListQuery } from '../../../api/list-query.ts';

export const earningsQuery = (account: string | undefined) =>
  queryOptions({
    queryKey: ['money', 'earnings', 'summary', account],
    queryFn: () => call(readEarnings, { query: { account } }),
  });

export const payoutListQuery = (account: string | undefined) =>
  growingListQuery({ queryKey: ['money', 'earnings', 'payouts'], endpoint: listPayouts, query: { account } });

export const referralsQuery = (account: string | undefined) =>
  queryOptions({
    queryKey: ['money', 'earnings', 'referrals', account],
    queryFn: () => call(readReferrals, { query: { account } }),
  });
