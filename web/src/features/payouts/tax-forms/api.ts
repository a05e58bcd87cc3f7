import type { TaxFormListQuery } from '@callstead/contract/payouts/tax';
import { listTaxForms, readNecSummary } from '@callstead/contract/payouts/tax-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { growingListQuery } from '../../../api/list-query.ts';

export const taxFormListQuery = (query: Pick<TaxFormListQuery, 'state' | 'search'>) =>
  growingListQuery({ queryKey: ['money', 'admin', 'tax-forms'], endpoint: listTaxForms, query });

export const necQuery = (year: string) =>
  queryOptions({
    queryKey: ['money', 'admin', 'tax-report', year],
    queryFn: () => call(readNecSummary, { params: { year } }),
  });
