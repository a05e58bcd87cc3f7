import type { AccountSort } from '@callstead/contract/identity/accounts';
import type { ListCount } from '@callstead/contract/list-summary';
import type { AccountStatus, SwitchableType, UserType } from '@callstead/domain/identity/account';
import { type RawBuilder, sql } from 'kysely';
import { boundedCount } from '../../../db/bounded-count.ts';
import type { Db } from '../../../db/database.ts';
import { cursorKeyOf, isBehind, type Keyset, keyParts, orderOf, type Place } from '../../../db/keyset.ts';
import { containing, piecesOf } from '../../../db/search-pattern.ts';
import { KEY, type KeyPart } from '../../../http/cursor.ts';
import { type AccountRow, rereadAccount } from '../queries.ts';

const CREATED = { value: sql`p.created_at`, type: sql`timestamptz`, part: KEY.moment };
const ID = { value: sql`p.id`, type: sql`uuid`, part: KEY.uuid };

const ORDERS: Record<AccountSort, Keyset> = {
  created: [CREATED, ID],
  name: [{ value: sql`p.sort_name`, type: sql`text collate "C"`, part: KEY.text }, ID],
  email: [{ value: sql`p.email collate "C"`, type: sql`text collate "C"`, part: KEY.text }, ID],
  status: [{ value: sql`p.status`, type: sql`text`, part: KEY.text }, CREATED, ID],
};

export const accountKey = (sort: AccountSort): KeyPart[] => keyParts(ORDERS[sort]);

export type AccountFilter = {
  search: string;
  types: readonly UserType[];
  statuses: readonly AccountStatus[];
  /** When they registered: from the one moment on, before the other. */
  since: string | undefined;
  until: string | undefined;
};

export type AccountPage = { sort: AccountSort; place: Place; limit: number };

export type ListedAccount = AccountRow & { cursorKey: string[] };

/** Cost follows the length of the page, not the number of accounts. */
export async function listAccounts(db: Db, filter: AccountFilter, page: AccountPage): Promise<ListedAccount[]> {
  const keys = ORDERS[page.sort];
  const ids = filter.search ? searchedPage(filter, page) : pageByKind(filter, page);
  const found = await sql<ListedAccount>`
    select p.*, ${cursorKeyOf(keys)} as "cursorKey" from (${ids}) as page join account_with_person p on p.id = page.id
    order by ${orderOf(keys, page.place)}`.execute(db);
  return found.rows;
}

export function countAccounts(db: Db, filter: AccountFilter): Promise<ListCount> {
  const { search, types, statuses } = filter;
  return boundedCount(
    db,
    sql`(select p.id from account p
      where p.type = any(${types}::text[]) and p.status = any(${statuses}::text[])
        and ${search ? contains(search) : sql`true`} and ${cameIn(filter)})`,
  );
}

/** One short walk along the index for each type and status wanted, then merged: a rare kind costs no more than a common one. */
function pageByKind(filter: AccountFilter, { sort, place, limit }: AccountPage): RawBuilder<unknown> {
  const { types, statuses } = filter;
  const [keys, order] = [ORDERS[sort], orderOf(ORDERS[sort], place)];
  return sql`
    select p.id from unnest(${types}::text[]) as kind (type)
    cross join unnest(${statuses}::text[]) as decision (status)
    cross join lateral (
      select * from account p
      where p.type = kind.type and p.status = decision.status and ${cameIn(filter)} and ${isBehind(keys, place)}
      order by ${order} limit ${limit}
    ) p
    order by ${order} limit ${limit}`;
}

/** PostgreSQL chooses: the trigram index when few match, the wanted order when many do. */
function searchedPage(filter: AccountFilter, { sort, place, limit }: AccountPage): RawBuilder<unknown> {
  const { search, types, statuses } = filter;
  const keys = ORDERS[sort];
  return sql`
    select p.id from account p
    where ${contains(search)} and p.type = any(${types}::text[]) and p.status = any(${statuses}::text[])
      and ${cameIn(filter)} and ${isBehind(keys, place)}
    order by ${orderOf(keys, place)} limit ${limit}`;
}

function cameIn({ since, until }: AccountFilter): RawBuilder<unknown> {
  const bounds = [
    ...(since ? [sql`p.created_at >= ${new Date(since)}`] : []),
    ...(until ? [sql`p.created_at < ${new Date(until)}`] : []),
  ];
  return bounds.length === 0 ? sql`true` : sql.join(bounds, sql` and `);
}

/** The index finds the pieces; the whole is then looked for in the few texts that have them all. */
function contains(search: string): RawBuilder<unknown> {
  const pieces = piecesOf(search);
  if (pieces.length < 2) return sql`p.search_text like fold_accents(${containing(search)})`;
  const likes = pieces.map((piece) => sql`p.search_text like fold_accents(${containing(piece)})`);
  return sql`${sql.join(likes, sql` and `)} and strpos(p.search_text, fold_accents(${search})) > 0`;
}

export function findAccountDetail(db: Db, id: string) {
  return db
    .selectFrom('account_with_person as account')
    .innerJoin('auth_user', 'auth_user.id', 'account.user_id')
    .selectAll('account')
    .select('auth_user.email_confirmed_at')
    .where('account.id', '=', id)
    .executeTakeFirst();
}

/** Everybody who acts for an account, in the order in which they came. */
export function listPeopleOf(db: Db, accountId: string) {
  return db
    .selectFrom('account_member')
    .innerJoin('profile', 'profile.id', 'account_member.user_id')
    .innerJoin('auth_user', 'auth_user.id', 'profile.id')
    .select(['profile.id', 'profile.full_name', 'profile.email', 'profile.phone', 'profile.picture'])
    .select(['auth_user.email_confirmed_at', 'account_member.created_at as joined_at'])
    .where('account_member.account_id', '=', accountId)
    .orderBy('account_member.created_at')
    .orderBy('profile.id')
    .execute();
}

export async function updateStatus(db: Db, account: AccountRow, status: AccountStatus): Promise<AccountRow> {
  await db.updateTable('account').set({ status, updated_at: new Date() }).where('id', '=', account.id).execute();
  return rereadAccount(db, account);
}

export async function updateType(db: Db, account: AccountRow, type: SwitchableType): Promise<AccountRow> {
  await db.updateTable('account').set({ type, updated_at: new Date() }).where('id', '=', account.id).execute();
  return rereadAccount(db, account);
}

/** Locked in one order, so that two admins who reject each other wait instead of both passing. */
export async function lockApprovedAdmins(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('type', '=', 'admin')
    .where('status', '=', 'approved')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => row.id);
}
