import type { LedgerAccountSort, LedgerSide } from '@callstead/contract/ledger';
import type { UserType } from '@callstead/domain/identity/account';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { containing } from '../../../db/search-pattern.ts';
import { type CursorKey, KEY } from '../../../http/cursor.ts';

const TYPES: Record<LedgerSide, readonly UserType[]> = {
  advertiser: ['advertiser'],
  publisher: ['publisher', 'affiliate'],
};
export const sideOfType = (type: UserType): LedgerSide => (type === 'advertiser' ? 'advertiser' : 'publisher');

const cents = (part: string) =>
  sql<number>`coalesce((select balance_cents from ledger_balance where account = ${sql.raw(
    part === 'balance' || part === 'reserved' ? "'advertiser:'" : "'publisher:'",
  )} || p.id || ${sql.lit(`:${part}`)}), 0)`;

export type AccountsFilter = {
  side: LedgerSide;
  search: string;
  sort: LedgerAccountSort;
  descending: boolean;
  from: CursorKey | undefined;
  limit: number;
};

export type LedgerAccountRow = {
  id: string;
  full_name: string;
  email: string;
  company_name: string | null;
  is_house: boolean;
  cursorKey: CursorKey;
  balance: number | null;
  reserved: number | null;
  floor: number | null;
  net_days: number | null;
  held: number | null;
  payable: number | null;
  paying: number | null;
};

export const accountKey = (sort: LedgerAccountSort) => [sort === 'name' ? KEY.text : KEY.amount, KEY.uuid];

/** Which amounts a side has to be sorted by. */
const SORTS: Record<LedgerSide, readonly LedgerAccountSort[]> = {
  advertiser: ['name', 'balance', 'reserved'],
  publisher: ['name', 'held', 'payable', 'paying'],
};
export const sortOf = (side: LedgerSide, sort: LedgerAccountSort) => (SORTS[side].includes(sort) ? sort : 'name');

/** Everybody of one side with what their accounts hold; somebody without postings holds nothing. */
export async function listLedgerAccounts(db: Db, filter: AccountsFilter): Promise<LedgerAccountRow[]> {
  const { side, search, descending, limit } = filter;
  const key = filter.sort === 'name' ? sql`p.sort_name` : sql`${sql.ref(filter.sort)}`;
  const order = sql.raw(descending ? 'desc' : 'asc');
  const found = await sql<LedgerAccountRow>`
    select p.*, array[(${key})::text, p.id::text] as "cursorKey" from (
      select p.id, p.name as full_name, p.email, p.company_name, p.is_house, p.sort_name, ${amountsOf(side)}
      from account p
      where p.type = any(${TYPES[side]}::text[])
        and ${search ? sql`p.search_text like fold_accents(${containing(search)})` : sql`true`}
    ) p
    where ${behind(filter, key)}
    order by ${key} ${order}, p.id ${order} limit ${limit}`.execute(db);
  return found.rows;
}

function amountsOf(side: LedgerSide): RawBuilder<unknown> {
  const nothing = sql`null::bigint`;
  const [own, others] = side === 'advertiser' ? [cents, () => nothing] : [() => nothing, cents];
  const floor = sql`(select floor_cents from ledger_balance where account = 'advertiser:' || p.id || ':balance')`;
  return sql`${own('balance')} as balance, ${own('reserved')} as reserved,
    ${side === 'advertiser' ? floor : nothing} as floor,
    (select net_days from net_terms where account_id = p.id) as net_days,
    ${others('held')} as held, ${others('payable')} as payable, ${others('paying')} as paying`;
}

function behind({ from, descending, sort }: AccountsFilter, key: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!from) return sql`true`;
  const type = sql.raw(sort === 'name' ? 'text collate "C"' : 'bigint');
  return sql`(${key}, p.id) ${sql.raw(descending ? '<' : '>')} (${from[0]}::${type}, ${from[1]}::uuid)`;
}

/** What the network owes its people right now. Its own advertiser is none of them: what that may spend is the network's. */
export async function sumOwed(db: Db): Promise<{ advertisers: number; publishers: number }> {
  const found = await sql<{ advertisers: number; publishers: number }>`
    select coalesce(sum(balance_cents) filter (where account like 'advertiser:%'), 0)::bigint as advertisers,
           coalesce(sum(balance_cents) filter (where account like 'publisher:%'), 0)::bigint as publishers
    from ledger_balance b
    where not exists (select from account a where a.is_house
                      and b.account in ('advertiser:' || a.id || ':balance', 'advertiser:' || a.id || ':reserved'))`.execute(
    db,
  );
  return found.rows[0] ?? { advertisers: 0, publishers: 0 };
}

export async function listNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('account').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}
