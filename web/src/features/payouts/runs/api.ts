import type { PayoutRunListQuery, ProposePayoutRunRequest } from '@callstead/contract/payouts/runs';
import { listPayoutRuns, proposePayoutRun } from '@callstead/contract/payouts/runs-endpoints';
import { call } from '../../../api/call.ts';
import { growingListQuery } from '../../../api/list-query.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

export const runListQuery = (query: Pick<PayoutRunListQuery, 'status'>) =>
  growingListQuery({ queryKey: ['money', 'admin', 'payout-runs'], endpoint: listPayoutRuns, query });

export const usePropose = () =>
  useInvalidatingMutation(['money'], (body: ProposePayoutRunRequest) => call(proposePayoutRun, { body }));
