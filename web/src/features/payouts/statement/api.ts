import type { PayoutLinesQuery } from '@callstead/contract/payouts/statements';
import { listPayoutLines, readPayout } from '@callstead/contract/payouts/statements-endpoints';
import type { Language } from '@callstead/domain/identity/account';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { pageQuery } from '../../../api/list-query.ts';

const PAYOUT = ['money', 'earnings', 'payout'] as const;

export const payoutQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: [...PAYOUT, id, language],
    queryFn: () => call(readPayout, { params: { id }, query: { language } }),
  });

export const payoutLinesQuery = (id: string, query: Pick<PayoutLinesQuery, 'language' | 'after' | 'before'>) =>
  pageQuery({ queryKey: [...PAYOUT, id, 'lines'], endpoint: listPayoutLines, params: { id }, query });
