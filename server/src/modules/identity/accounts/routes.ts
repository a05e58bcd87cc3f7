import {
  AccountDetail,
  AccountListQuery,
  AccountListResponse,
  DecideAccountsRequest,
  DecideAccountsResponse,
  SetStatusRequest,
  SwitchTypeRequest,
} from '@callstead/contract/identity/accounts';
import { DiagnoseAccountResponse, EmailRequest, Profile } from '@callstead/contract/identity/identity';
import { DomainError } from '@callstead/domain/errors';
import { ACCOUNT_STATUSES } from '@callstead/domain/identity/account';
import { TYPES_IN_SCOPE } from '@callstead/domain/identity/account-scope';
import { pageOf, readCursor } from '../../../http/cursor.ts';
import { BY_ID } from '../../../http/route-schemas.ts';
import type { App } from '../../../http/zod.ts';
import type { Services } from '../../../services.ts';
import { presentProfile } from '../profile/present.ts';
import { findAccountByEmail, findUserByEmail } from '../queries.ts';
import { decideAccounts, setAccountStatus, switchType } from './commands.ts';
import { presentAccountDetail, presentDiagnosis } from './present.ts';
import { cursorKeyLength, findAccountDetail, listAccounts } from './queries.ts';

/** For administrators: finding accounts and deciding about them. */
export function accountRoutes(app: App, services: Services): void {
  listRoutes(app, services);
  decisionRoutes(app, services);
}

function listRoutes(app: App, { db }: Services): void {
  app.get(
    '/admin/accounts',
    {
      config: { access: 'account.list' },
      schema: { querystring: AccountListQuery, response: { 200: AccountListResponse } },
    },
    async ({ query }) => {
      const request = pageRequestOf(query);
      const descending = (query.direction === 'desc') === request.forward;
      const rows = await listAccounts(db, {
        ...filterOf(query),
        descending,
        from: request.from,
        limit: request.limit + 1,
      });
      const page = pageOf(rows, request, (row) => row.cursorKey);
      return { accounts: page.rows.map(presentProfile), previous: page.previous, next: page.next };
    },
  );

  app.get(
    '/admin/accounts/:id',
    {
      config: { access: 'account.list' },
      schema: { params: BY_ID, response: { 200: AccountDetail } },
    },
    async ({ params }) => {
      const account = await findAccountDetail(db, params.id);
      if (!account) throw new DomainError('not_found');
      return presentAccountDetail(account);
    },
  );

  app.post(
    '/admin/account-diagnoses',
    {
      config: { access: 'account.diagnose' },
      schema: { body: EmailRequest, response: { 200: DiagnoseAccountResponse } },
    },
    async (request) => {
      const { email } = request.body;
      return presentDiagnosis(await findUserByEmail(db, email), await findAccountByEmail(db, email));
    },
  );
}

function pageRequestOf({ sort, after, before, limit }: AccountListQuery) {
  const back = readCursor(before, cursorKeyLength(sort));
  return { forward: !back, from: back ?? readCursor(after, cursorKeyLength(sort)), limit };
}

function filterOf({ scope, type, status, search, sort }: AccountListQuery) {
  const types = TYPES_IN_SCOPE[scope].filter((each) => !type || each === type);
  return { search, types, statuses: status ? [status] : ACCOUNT_STATUSES, sort };
}

function decisionRoutes(app: App, services: Services): void {
  app.put(
    '/admin/accounts/:id/status',
    {
      config: { access: 'account.set-status' },
      schema: { params: BY_ID, body: SetStatusRequest, response: { 200: Profile } },
    },
    async ({ actor, params, body }) =>
      presentProfile(await setAccountStatus(services, actor, { accountId: params.id, ...body })),
  );

  app.put(
    '/admin/accounts/:id/type',
    {
      config: { access: 'account.switch-type' },
      schema: { params: BY_ID, body: SwitchTypeRequest, response: { 200: Profile } },
    },
    async ({ actor, params, body }) =>
      presentProfile(await switchType(services, actor, { accountId: params.id, ...body })),
  );

  app.post(
    '/admin/accounts/decisions',
    {
      config: { access: 'account.set-status' },
      schema: { body: DecideAccountsRequest, response: { 200: DecideAccountsResponse } },
    },
    async ({ actor, body }) => ({ results: await decideAccounts(services, actor, body) }),
  );
}
