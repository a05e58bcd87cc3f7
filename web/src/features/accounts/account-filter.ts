import { AccountListQuery } from '@callstead/contract/identity';
import type { AccountStatus } from '@callstead/domain/identity/account';
import type * as z from 'zod';

export type AccountFilter = z.infer<typeof AccountListQuery>;

const PAGE_SIZE = 25;
const MOST = 100;

/** A mangled address falls back to the defaults. */
export function readFilter(params: URLSearchParams): AccountFilter {
  return AccountListQuery.parse(Object.fromEntries(params));
}

/** Only what differs from the defaults, so that a shared address stays short. */
export function writeFilter({ search, status, limit }: AccountFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (status) params.set('status', status);
  if (limit !== PAGE_SIZE) params.set('limit', String(limit));
  return params;
}

/** Another question starts with its first page. */
export const withSearch = (filter: AccountFilter, search: string): AccountFilter => ({
  ...filter,
  search,
  limit: PAGE_SIZE,
});

export const withStatus = (filter: AccountFilter, status: AccountStatus | undefined): AccountFilter => ({
  ...filter,
  status,
  limit: PAGE_SIZE,
});

export const withMore = (filter: AccountFilter): AccountFilter => ({
  ...filter,
  limit: Math.min(filter.limit + PAGE_SIZE, MOST),
});

/** What a list of `count` rows says about the rows behind it. */
export function beyond(filter: AccountFilter, count: number): 'nothing' | 'more' | 'out-of-reach' {
  if (count < filter.limit) return 'nothing';
  return filter.limit < MOST ? 'more' : 'out-of-reach';
}
