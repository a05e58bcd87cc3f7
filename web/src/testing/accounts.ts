import type { AccountDetail, AccountListQuery, AccountListResponse } from '@callstead/contract/identity/accounts';
import {
  decideAccounts,
  listAccounts,
  readAccount,
  setAccountStatus,
  switchAccountType,
} from '@callstead/contract/identity/accounts-endpoints';
import type { Profile } from '@callstead/contract/identity/identity';
import { listInvitations } from '@callstead/contract/identity/invitations-endpoints';
import { TYPES_IN_SCOPE } from '@callstead/domain/identity/account-scope';
import { type FakeApi, fakeApi, refusal } from './fake-api.ts';
import { aProfile, aSession } from './people.ts';

type Page = { size: number };

/** Accounts that remember what is decided about them; a page's cursor is the place of its first account. */
export function keepAccounts(api: FakeApi, kept: readonly Profile[], page: Page = { size: 25 }): void {
  const find = (id: string) => kept.find((account) => account.id === id);
  const change = (id: string, changes: Partial<Profile>) => {
    const account = find(id);
    return account ? Object.assign(account, changes) : refusal('not_found');
  };
  api.answer(listAccounts, ({ query }) => pageOf(matching(kept, query), query, page));
  api.answer(listInvitations, { data: [], hasMore: false, next: null });
  api.answer(readAccount, ({ params }) => {
    const account = find(params.id);
    return account ? detailOf(account) : refusal('not_found');
  });
  api.answer(setAccountStatus, ({ params, body: { status } }) => change(params.id, { status }));
  api.answer(switchAccountType, ({ params, body: { userType } }) => change(params.id, { userType }));
  api.answer(decideAccounts, ({ body: { ids, status } }) => ({
    results: ids.map((id) => {
      if (id === api.session?.profile?.id) return { id, outcome: 'refused', code: 'forbidden' };
      change(id, { status });
      return { id, outcome: 'decided' };
    }),
  }));
}

/** An admin looks at these people. */
export function aNetworkOf(people: readonly Profile[], page?: Page) {
  const api = fakeApi(aSession('admin'));
  keepAccounts(api, people, page);
  return api;
}

export const somebody = (fullName: string, changes: Partial<Profile> = {}) =>
  aProfile(changes.userType ?? 'publisher', {
    fullName,
    email: `${fullName.split(' ')[0]}@people.example`,
    ...changes,
  });

function matching(accounts: readonly Profile[], query: AccountListQuery): Profile[] {
  const words = query.search.toLowerCase();
  const found = accounts.filter(
    ({ userType, status, fullName, email }) =>
      TYPES_IN_SCOPE[query.scope].includes(userType) &&
      (!query.status || status === query.status) &&
      [undefined, userType].includes(query.type) &&
      `${fullName} ${email}`.toLowerCase().includes(words),
  );
  if (query.sort !== 'name') return found;
  const sorted = found.toSorted((a, b) => a.fullName.localeCompare(b.fullName));
  return query.direction === 'asc' ? sorted : sorted.toReversed();
}

function pageOf(found: readonly Profile[], { after, before }: AccountListQuery, { size }: Page): AccountListResponse {
  const start = after ? Number(after) : Math.max(0, Number(before ?? size) - size);
  const end = start + size;
  return {
    data: found.slice(start, end),
    count: { rows: found.length, isMore: false },
    hasMore: end < found.length,
    previous: start > 0 ? String(start) : null,
    next: end < found.length ? String(end) : null,
  };
}

/** With the one person it was registered by. */
export function detailOf(account: Profile): AccountDetail {
  const { id, fullName, email, phone, avatarUrl, createdAt } = account;
  const member = { id, fullName, email, phone, avatarUrl, emailConfirmedAt: createdAt, joinedAt: createdAt };
  return { ...account, emailConfirmedAt: createdAt, members: [member], tags: [], referredBy: null };
}
