import type { SignTaxFormRequest } from '@callstead/contract/payouts/tax';
import { readTaxForm, signTaxForm } from '@callstead/contract/payouts/tax-endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

const taxFormKey = (account: string | undefined) => ['money', 'tax-form', account ?? 'own'] as const;

export const taxFormQuery = (account: string | undefined) =>
  queryOptions({ queryKey: taxFormKey(account), queryFn: () => call(readTaxForm, { query: { account } }) });

export function useSignTaxForm() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SignTaxFormRequest) => call(signTaxForm, { body }),
    onSuccess: (answer) => {
      queries.setQueryData(taxFormKey(undefined), answer);
      void queries.invalidateQueries({ queryKey: ['money', 'earnings'] });
    },
    gcTime: 0, // what was sent holds secrets
  });
}
