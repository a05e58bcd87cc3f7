import { readCallOptions } from '@callstead/contract/calls/calls-endpoints';
import { listCampaigns } from '@callstead/contract/campaigns/managed-campaigns-endpoints';
import type {
  ConversionListQuery,
  ConversionSummaryQuery,
  DecideConversionRequest,
} from '@callstead/contract/conversions/conversions';
import {
  decideConversion,
  disputeConversion,
  issuePostbackToken,
  listConversions,
  listPostbacks,
  readConversion,
  readConversionSummary,
  readPostbackSetup,
  revokePostbackToken,
  testPostback,
} from '@callstead/contract/conversions/conversions-endpoints';
import type { PostbackListQuery } from '@callstead/contract/conversions/postbacks';
import type { CallView } from '@callstead/domain/calls/call-view';
import type { Language } from '@callstead/domain/identity/account';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type * as z from 'zod';
import { call } from '../../../api/call.ts';
import { pageQuery } from '../../../api/list-query.ts';
import { summaryQuery } from '../../../api/summary-query.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

/** Whose conversions, seen from where; titles come in the language shown. */
export type ConversionScope = { view: CallView; account: string | undefined; language: Language };

type Question<Query> = { [Name in keyof Query]?: Query[Name] | undefined };

const CONVERSIONS = ['conversions'] as const;
const POSTBACKS = ['postbacks'] as const;
const SETUPS = ['campaigns', 'postback'] as const;

export const conversionListQuery = (query: Question<ConversionListQuery>) =>
  pageQuery({ queryKey: [...CONVERSIONS, 'list'], endpoint: listConversions, query });

export const conversionSummaryQuery = (query: Question<ConversionSummaryQuery>) =>
  summaryQuery('conversions', query, () => call(readConversionSummary, { query }));

export const conversionQuery = (id: string, { view, language }: Pick<ConversionScope, 'view' | 'language'>) =>
  queryOptions({
    queryKey: [...CONVERSIONS, 'one', id, view, language],
    queryFn: () => call(readConversion, { params: { id }, query: { view, language } }),
  });

/** The campaigns and publishers of whoever asks, as lists are narrowed by them. */
export const sidesQuery = (scope: ConversionScope) =>
  queryOptions({
    queryKey: [...CONVERSIONS, 'sides', scope],
    queryFn: () => call(readCallOptions, { query: scope }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

export const useDisputeConversion = (id: string) =>
  useInvalidatingMutation(CONVERSIONS, (reason: string) =>
    call(disputeConversion, { params: { id }, body: { reason } }),
  );

export const useDecideConversion = (id: string) =>
  useInvalidatingMutation(CONVERSIONS, (decision: z.input<typeof DecideConversionRequest>) =>
    call(decideConversion, { params: { id }, body: decision }),
  );

export const postbackListQuery = (query: Question<PostbackListQuery>) =>
  pageQuery({ queryKey: [...POSTBACKS, 'list'], endpoint: listPostbacks, query });

/** What came for the click of a test, newest first. */
export const postbacksOfQuery = (clickId: string, scope: ConversionScope) =>
  queryOptions({
    queryKey: [...POSTBACKS, 'of', clickId, scope],
    queryFn: async () => (await call(listPostbacks, { query: { ...scope, search: clickId } })).data,
  });

const MOST_CAMPAIGNS = 100;

export const setupCampaignsQuery = (account: string | undefined) =>
  queryOptions({
    queryKey: ['campaigns', 'to-set-up', account],
    queryFn: async () => (await call(listCampaigns, { query: { account, limit: MOST_CAMPAIGNS } })).data,
  });

export const setupQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: [...SETUPS, id, language],
    queryFn: () => call(readPostbackSetup, { params: { id }, query: { language } }),
  });

export const useIssueToken = (id: string, language: Language) =>
  useInvalidatingMutation(SETUPS, () => call(issuePostbackToken, { params: { id }, query: { language } }));

export const useRevokeToken = (id: string) =>
  useInvalidatingMutation(SETUPS, (tokenId: string) => call(revokePostbackToken, { params: { id, tokenId } }));

export const useTestPostback = (id: string) =>
  useMutation({ mutationFn: () => call(testPostback, { params: { id } }) });
