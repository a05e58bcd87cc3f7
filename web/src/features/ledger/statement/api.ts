import type { AdvertiserStatement, PublisherStatement } from '@callstead/contract/billing/statements';
import type { Language } from '@callstead/domain/identity/account';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toQueryString } from '../../../api/query-string.ts';
import { request } from '../../../api/request.ts';

export type StatementKind = 'billing' | 'earnings';
export type Statement = AdvertiserStatement | PublisherStatement;

export type StatementAsked = {
  account: string | undefined;
  from: string | undefined;
  to: string | undefined;
  after: string | undefined;
  before: string | undefined;
  language: Language;
};

export const statementQuery = (kind: StatementKind, asked: StatementAsked) =>
  queryOptions({
    queryKey: ['money', kind, 'statement', asked],
    queryFn: () => request<Statement>('GET', `/${kind}/statement?${toQueryString(asked)}`),
    placeholderData: keepPreviousData,
  });
