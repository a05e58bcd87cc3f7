import type { AdvertiserStatement, PublisherStatement } from '@callstead/contract/billing/statements';
import type { Language } from '@callstead/domain/identity/account';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';

/** What is undefined stays out of the address. */
export function written(query: Record<string, string | number | undefined>): URLSearchParams {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
}

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
    queryFn: () => request<Statement>('GET', `/${kind}/statement?${written(asked)}`),
    placeholderData: keepPreviousData,
  });
