import type { AccountSort } from '@callstead/contract/identity/accounts';
import type { AccountStatus, SwitchableType, UserType } from '@callstead/domain/identity/account';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { containing, piecesOf } from '../../../db/search-pattern.ts';
import { KEY, type KeyPart } from '../../../http/cursor.ts';
import { type AccountRow, rereadAccount } from '../queries.ts';

type Order = { keys: RawBuilder<unknown>[]; types: RawBuilder<unknown>[]; parts: KeyPart[] };

/** What each order compares, and the type a cursor's text becomes again; the id, last, makes every key unique. */
const ORDERS: Record<AccountSort, Order> = {
  created: { keys: [sql`p.created_at`], types: [sql`timestamptz`], parts: [KEY.moment] },
  name: { keys: [sql`p.sort_name`], types: [sql`text collate "C"`], parts: [KEY.text] },
  email: { keys: [sql`p.email collate "C"`], types: [sql`text collate "C"`], parts: [KEY.text] },
  status: {
    keys: [sql`p.status`, sql`p.created_at`],
    types: [sql`text`, sql`timestamptz`],
    parts: [KEY.text, KEY.moment],
  },
};

export const accountKey = (sort: AccountSort): KeyPart[] => [...ORDERS[sort].parts, KEY.uuid];

export type AccountFilter = {
  search: string;
  types: readonly UserType[];
  statuses: readonly AccountStatus[];
  sort: AccountSort;
  descending: boolean;
  /** Rows behind this key, in the order read. */
  from: readonly string[] | undefined;
  limit: number;
};

export type ListedAccount = AccountRow & { cursorKey: string[] };

/** Cost follows the length of the page, not the number of accounts. */
export async function listAccounts(db: Db, filter: AccountFilter): Promise<ListedAccount[]> {
  const { keys } = ORDERS[filter.sort];
  const cursorKey = sql.join([...keys, sql`p.id`].map((key) => sql`(${key})::text`));
  const page = filter.search ? searchedPage(filter) : pageByKind(filter);
  const found = await sql<ListedAccount>`
    select p.*, array[${cursorKey}] as "cursorKey" from (${page}) as page join account_with_person p on p.id = page.id
    order by ${orderBy(filter)}`.execute(db);
  return found.rows;
}

/** One short walk along the index for each type and status wanted, then merged: a rare kind costs no more than a common one. */
function pageByKind(filter: AccountFilter): RawBuilder<unknown> {
  const { types, statuses, limit } = filter;
  return sql`
    select p.id from unnest(${types}::text[]) as kind (type)
    cross join unnest(${statuses}::text[]) as decision (status)
    cross join lateral (
      select * from account p
      where p.type = kind.type and p.status = decision.status and ${behind(filter)}
      order by ${orderBy(filter)} limit ${limit}
    ) p
    order by ${orderBy(filter)} limit ${limit}`;
}

/** PostgreSQL chooses: the trigram index when few match, the wanted order when many do. */
function searchedPage(filter: AccountFilter): RawBuilder<unknown> {
  const { search, types, statuses, limit } = filter;
  return sql`
    select p.id from account p
    where ${contains(search)}
      and p.type = any(${types}::text[]) and p.status = any(${statuses}::text[]) and ${behind(filter)}
    order by ${orderBy(filter)} limit ${limit}`;
}

/** The index finds the pieces; the whole is then looked for in the few texts that have them all. */
function contains(search: string): RawBuilder<unknown> {
  const pieces = piecesOf(search);
  if (pieces.length < 2) return sql`p.search_text like fold_accents(${containing(search)})`;
  const likes = pieces.map((piece) => sql`p.search_text like fold_accents(${containing(piece)})`);
  return sql`${sql.join(likes, sql` and `)} and strpos(p.search_text, fold_accents(${search})) > 0`;
}

function orderBy({ sort, descending }: AccountFilter): RawBuilder<unknown> {
  const direction = descending ? sql`desc` : sql`asc`;
  return sql.join([...ORDERS[sort].keys, sql`p.id`].map((key) => sql`${key} ${direction}`));
}

function behind({ sort, descending, from }: AccountFilter): RawBuilder<unknown> {
  if (!from) return sql`true`;
  const { keys, types } = ORDERS[sort];
  const values = [...types, sql`uuid`].map((type, index) => sql`${from[index]}::${type}`);
  const sign = descending ? sql`<` : sql`>`;
  return sql`(${sql.join([...keys, sql`p.id`])}) ${sign} (${sql.join(values)})`;
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
