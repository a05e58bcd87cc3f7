import type { AdvertiserStatement, PublisherStatement } from '@callstead/contract/billing/statements';
import { readBillingStatement, readEarningsStatement } from '@callstead/contract/billing/statements-endpoints';
import type { Language } from '@callstead/domain/identity/account';
import { pageQuery } from '../../../api/list-query.ts';

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

const STATEMENTS = { billing: readBillingStatement, earnings: readEarningsStatement };

export const statementQuery = (kind: StatementKind, query: StatementAsked) =>
  pageQuery({ queryKey: ['money', kind, 'statement'], endpoint: STATEMENTS[kind], query });
