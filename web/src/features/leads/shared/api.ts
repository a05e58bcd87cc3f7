import { readCallOptions } from '@callstead/contract/calls/calls-endpoints';
import type {
  DecideLeadRequest,
  LeadListQuery,
  LeadSummaryQuery,
  ReturnLeadRequest,
} from '@callstead/contract/leads/leads';
import {
  decideLead,
  listLeads,
  lookAtLead,
  readLead,
  readLeadCertificate,
  readLeadSummary,
  returnLead,
} from '@callstead/contract/leads/leads-endpoints';
import type { CallView } from '@callstead/domain/calls/call-view';
import type { Language } from '@callstead/domain/identity/account';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type * as z from 'zod';
import { call } from '../../../api/call.ts';
import { pageQuery } from '../../../api/list-query.ts';
import { summaryQuery } from '../../../api/summary-query.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

/** Whose leads, seen from where; titles come in the language shown. */
export type LeadScope = { view: CallView; account: string | undefined; language: Language };
type Seen = Pick<LeadScope, 'view' | 'language'>;

const LEADS = ['leads'] as const;

export const leadListQuery = (query: { [Name in keyof LeadListQuery]?: LeadListQuery[Name] | undefined }) =>
  pageQuery({ queryKey: [...LEADS, 'list'], endpoint: listLeads, query });

export const leadSummaryQuery = (query: { [Name in keyof LeadSummaryQuery]?: LeadSummaryQuery[Name] | undefined }) =>
  summaryQuery('leads', query, () => call(readLeadSummary, { query }));

export const leadQuery = (id: string, { view, language }: Seen) =>
  queryOptions({
    queryKey: [...LEADS, 'one', id, view, language],
    queryFn: () => call(readLead, { params: { id }, query: { view, language } }),
  });

export const certificateQuery = (id: string, { view, language }: Seen) =>
  queryOptions({
    queryKey: [...LEADS, 'certificate', id, view, language],
    queryFn: () => call(readLeadCertificate, { params: { id }, query: { view, language } }),
  });

/** The campaigns and publishers of whoever asks, as lists are narrowed by them. */
export const sidesQuery = (scope: LeadScope) =>
  queryOptions({
    queryKey: [...LEADS, 'sides', scope],
    queryFn: () => call(readCallOptions, { query: scope }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

export const useReturnLead = (id: string) =>
  useInvalidatingMutation(LEADS, (body: z.input<typeof ReturnLeadRequest>) =>
    call(returnLead, { params: { id }, body }),
  );

export const useDecideLead = (id: string) =>
  useInvalidatingMutation(LEADS, (body: z.input<typeof DecideLeadRequest>) =>
    call(decideLead, { params: { id }, body }),
  );

/** Each look is written down: nothing of it is kept here. */
export const useLookAtLead = (id: string) =>
  useMutation({ mutationFn: () => call(lookAtLead, { params: { id } }), gcTime: 0 });
