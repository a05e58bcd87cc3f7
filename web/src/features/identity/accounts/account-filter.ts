import { AccountListQuery, type AccountSort } from '@callstead/contract/identity/accounts';
import type { AccountStatus, UserType } from '@callstead/domain/identity/account';
import type { AccountScope } from '@callstead/domain/identity/account-scope';

/** What the address says about a list, without the page it is on. */
export type AccountFilter = {
  search: string;
  status?: AccountStatus | undefined;
  type?: UserType | undefined;
  sort: AccountSort;
  direction: 'asc' | 'desc';
};
export type AccountPlace = { after: string } | { before: string } | Record<string, never>;

const DEFAULTS: AccountFilter = {
  search: '',
  status: undefined,
  type: undefined,
  sort: 'created',
  direction: 'desc',
};

/** A mangled address falls back to the defaults. */
export function readFilter(scope: AccountScope, params: URLSearchParams): AccountListQuery {
  return { ...AccountListQuery.parse(Object.fromEntries(params)), scope };
}

/** Only what differs from the defaults, so that a shared address stays short. Another question starts with its first page. */
export function writeFilter(filter: AccountFilter, place: AccountPlace = {}): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of Object.keys(DEFAULTS) as (keyof AccountFilter)[]) {
    const value = filter[name];
    if (value !== undefined && value !== DEFAULTS[name]) params.set(name, value);
  }
  for (const [name, cursor] of Object.entries(place)) params.set(name, cursor);
  return params;
}

/** For asking the server: everything, the defaults too. */
export function queryString(query: AccountListQuery): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
}

export const isFiltered = ({ search, status, type }: AccountFilter) => Boolean(search || status || type);
