import type { SaveAutoRechargeRequest, StartTopUpRequest } from '@callstead/contract/payments';
import {
  cancelPayment,
  listPayments,
  makeDefaultMethod,
  readFunding,
  readPayment,
  removeFundingMethod,
  saveAutoRecharge,
  startFundingMethod,
  startTopUp,
} from '@callstead/contract/payments-endpoints';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { growingListQuery } from '../../../api/list-query.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

const MONEY = ['money'] as const;
const FUNDING = ['money', 'billing', 'funding'] as const;

export const fundingQuery = (account: string | undefined) =>
  queryOptions({ queryKey: [...FUNDING, account], queryFn: () => call(readFunding, { query: { account } }) });

export const paymentListQuery = (account: string | undefined) =>
  growingListQuery({ queryKey: ['money', 'billing', 'payments'], endpoint: listPayments, query: { account } });

const ASK_AGAIN_MS = 3_000;

/** The page that somebody comes back to does not rely on live news alone while the gateway has not decided. */
export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: ['money', 'billing', 'payment', id],
    queryFn: () => call(readPayment, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.status === 'open' ? ASK_AGAIN_MS : false),
  });

export const useStartTopUp = () =>
  useInvalidatingMutation(MONEY, (body: StartTopUpRequest) => call(startTopUp, { body }));

export const useCancelPayment = () =>
  useInvalidatingMutation(MONEY, (id: string) => call(cancelPayment, { params: { id } }));

export const useStartMethod = () =>
  useMutation({ mutationFn: (id: string) => call(startFundingMethod, { body: { id } }) });

export const useMakeDefault = () =>
  useInvalidatingMutation(FUNDING, (id: string) => call(makeDefaultMethod, { params: { id } }));

export const useRemoveMethod = () =>
  useInvalidatingMutation(FUNDING, (id: string) => call(removeFundingMethod, { params: { id } }));

export const useSaveRecharge = () =>
  useInvalidatingMutation(FUNDING, (body: SaveAutoRechargeRequest) => call(saveAutoRecharge, { body }));
