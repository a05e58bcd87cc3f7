import type { AccountListQuery } from '@callstead/contract/identity/accounts';
import * as endpoints from '@callstead/contract/identity/accounts-endpoints';
import { DomainError } from '@callstead/domain/errors';
import { ACCOUNT_STATUSES } from '@callstead/domain/identity/account';
import { TYPES_IN_SCOPE } from '@callstead/domain/identity/account-scope';
import { listed, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { listTags } from '../account-notes/queries.ts';
import { presentProfile } from '../profile/present.ts';
import { findAccountByEmail, findUserByEmail } from '../queries.ts';
import { findReferralOf } from '../referrals/queries.ts';
import { decideAccounts, setAccountStatus, switchType } from './commands.ts';
import { presentAccountDetail, presentDiagnosis } from './present.ts';
import {
  type AccountFilter,
  accountKey,
  countAccounts,
  findAccountDetail,
  listAccounts,
  listPeopleOf,
} from './queries.ts';

/** For administrators: finding accounts and deciding about them. */
export function accountRoutes(app: App, services: Services): void {
  listRoutes(app, services);
  decisionRoutes(app, services);
}

function listRoutes(app: App, { db }: Services): void {
  handle(app, endpoints.listAccounts, async ({ query }) => {
    const { sort, direction } = query;
    const request = pageRequestOf(query, accountKey(sort));
    const place = { descending: (direction === 'desc') === request.forward, from: request.from };
    const [rows, count] = await Promise.all([
      listAccounts(db, filterOf(query), { sort, place, limit: request.limit + 1 }),
      countAccounts(db, filterOf(query)),
    ]);
    const page = pageOf(rows, request, (row) => row.cursorKey);
    return { ...listed(page, presentProfile), count };
  });

  handle(app, endpoints.readAccount, async ({ params }) => {
    const account = await findAccountDetail(db, params.id);
    if (!account) throw new DomainError('not_found');
    const [people, referral] = [await listPeopleOf(db, account.id), await findReferralOf(db, account.id)];
    return presentAccountDetail(account, { people, referral, tags: await listTags(db, account.id) });
  });

  handle(app, endpoints.diagnoseAccount, async ({ body }) => {
    const { email } = body;
    return presentDiagnosis(await findUserByEmail(db, email), await findAccountByEmail(db, email));
  });
}

function filterOf({ scope, type, status, search, from, to }: AccountListQuery): AccountFilter {
  const types = TYPES_IN_SCOPE[scope].filter((each) => !type || each === type);
  return { search, types, statuses: status ? [status] : ACCOUNT_STATUSES, since: from, until: to };
}

function decisionRoutes(app: App, services: Services): void {
  handle(app, endpoints.setAccountStatus, async ({ actor, params, body }) =>
    presentProfile(await setAccountStatus(services, actor, { accountId: params.id, ...body })),
  );

  handle(app, endpoints.switchAccountType, async ({ actor, params, body }) =>
    presentProfile(await switchType(services, actor, { accountId: params.id, ...body })),
  );

  handle(app, endpoints.decideAccounts, async ({ actor, body }) => ({
    results: await decideAccounts(services, actor, body),
  }));
}
