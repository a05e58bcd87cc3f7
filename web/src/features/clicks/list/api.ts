import type { ClickListQuery, ClickSummaryQuery } from '@callstead/contract/clicks';
import { listClicks, readClickSummary } from '@callstead/contract/clicks-endpoints';
import { call } from '../../../api/call.ts';
import { pageQuery } from '../../../api/list-query.ts';
import { summaryQuery } from '../../../api/summary-query.ts';

type Asked<Query> = { [Name in keyof Query]?: Query[Name] | undefined };

export const clickListQuery = (query: Asked<ClickListQuery>) =>
  pageQuery({ queryKey: ['clicks'], endpoint: listClicks, query });

export const clickSummaryQuery = (query: Asked<ClickSummaryQuery>) =>
  summaryQuery('clicks', query, () => call(readClickSummary, { query }));
