import type {
  MakePayoutFileRequest,
  PayoutFileSentRequest,
  PayoutRowsQuery,
  PayoutSentRequest,
  SendPayoutBatchRequest,
} from '@callstead/contract/payouts/runs';
import {
  approvePayoutRun,
  cancelPayoutRun,
  excludeFromPayoutRun,
  includeInPayoutRun,
  listPayoutRows,
  makePayoutFile,
  markPayoutFailed,
  markPayoutFileSent,
  markPayoutSent,
  readPayoutRun,
  retryPayout,
  sendPayoutBatch,
} from '@callstead/contract/payouts/runs-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { growingListQuery } from '../../../api/list-query.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

/** A payout moves money: every screen with money on it is asked again. */
const MONEY = ['money'] as const;
const RUN = [...MONEY, 'admin', 'payout-run'] as const;

/** So often a run is looked at whose payouts are being made. */
const WATCH_MS = 1_000;

export const runQuery = (id: string) =>
  queryOptions({
    queryKey: [...RUN, id],
    queryFn: () => call(readPayoutRun, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.status === 'freezing' ? WATCH_MS : false),
  });

export const rowsQuery = (id: string, query: Pick<PayoutRowsQuery, 'state' | 'search'>) =>
  growingListQuery({ queryKey: [...RUN, id, 'publishers'], endpoint: listPayoutRows, params: { id }, query });

export const useApprove = (id: string) =>
  useInvalidatingMutation(MONEY, (digest: string) => call(approvePayoutRun, { params: { id }, body: { digest } }));

export const useCancelRun = (id: string) =>
  useInvalidatingMutation(MONEY, () => call(cancelPayoutRun, { params: { id } }));

export const useMakeFile = (id: string) =>
  useInvalidatingMutation(MONEY, (body: MakePayoutFileRequest) => call(makePayoutFile, { params: { id }, body }));

export const useSendBatch = (id: string) =>
  useInvalidatingMutation(MONEY, (body: SendPayoutBatchRequest) => call(sendPayoutBatch, { params: { id }, body }));

/** What is decided about one publisher of a run that is only proposed. */
export type PlaceStep = { step: 'exclude'; accountId: string; reason: string } | { step: 'include'; accountId: string };

export const usePlaceStep = (id: string) =>
  useInvalidatingMutation(MONEY, (given: PlaceStep) => {
    const params = { id, accountId: given.accountId };
    if (given.step === 'include') return call(includeInPayoutRun, { params });
    return call(excludeFromPayoutRun, { params, body: { reason: given.reason } });
  });

/** What became of a payout. */
export type PayoutStep =
  | { step: 'sent'; payoutId: string; body: PayoutSentRequest }
  | { step: 'failed'; payoutId: string; reason: string }
  | { step: 'retry'; payoutId: string };

export const usePayoutStep = () =>
  useInvalidatingMutation(MONEY, (given: PayoutStep) => {
    const params = { id: given.payoutId };
    if (given.step === 'sent') return call(markPayoutSent, { params, body: given.body });
    if (given.step === 'failed') return call(markPayoutFailed, { params, body: { reason: given.reason } });
    return call(retryPayout, { params });
  });

export const useFileSent = (id: string) =>
  useInvalidatingMutation(MONEY, (body: PayoutFileSentRequest) => call(markPayoutFileSent, { params: { id }, body }));
