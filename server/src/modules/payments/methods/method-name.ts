import type { FundingMethodRow } from './queries.ts';

/** 'visa ··4242', for the audit log. */
export const methodName = ({ brand, kind, last4 }: Pick<FundingMethodRow, 'brand' | 'kind' | 'last4'>): string =>
  `${brand ?? kind} ··${last4}`;
