import type { SetPayoutTermsRequest } from '@callstead/contract/payouts/runs';
import { readPayoutTerms, setPayoutTerms } from '@callstead/contract/payouts/runs-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

export const termsQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['money', 'admin', 'payout-terms', accountId],
    queryFn: () => call(readPayoutTerms, { params: { id: accountId } }),
  });

/** Who is due in a run changes with it. */
export const useSetTerms = (accountId: string) =>
  useInvalidatingMutation(['money'], (body: SetPayoutTermsRequest) =>
    call(setPayoutTerms, { params: { id: accountId }, body }),
  );
