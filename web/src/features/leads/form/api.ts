import type { LeadFormDraft } from '@callstead/contract/leads/form';
import { readLeadForm, saveLeadForm } from '@callstead/contract/leads/form-endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

/** Announced as 'campaigns': whoever only looks sees what somebody else saved. */
const keyOf = (campaignId: string) => ['campaigns', 'lead-form', campaignId] as const;

export const leadFormQuery = (id: string) =>
  queryOptions({ queryKey: keyOf(id), queryFn: () => call(readLeadForm, { params: { id } }) });

export function useSaveForm(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { version: number; form: LeadFormDraft }) => call(saveLeadForm, { params: { id }, body }),
    onSuccess: (saved) => queries.setQueryData(keyOf(id), saved),
  });
}
