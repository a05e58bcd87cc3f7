import { foldAccents } from '@callstead/domain/fold-accents';
import type { Language } from '@callstead/domain/identity/account';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { containing } from '../../db/search-pattern.ts';

/** Whose things are looked through; neither: the whole network's. */
export type Side = { publisherId?: string | undefined; advertiserId?: string | undefined };

/** So many of each kind. */
const SHOWN = 5;
/** So many of one number are looked at to find the newest. */
const LOOKED_AT = 200;

export type Found = { id: string; title: string; detail: string | null; at: Date | null };

/** Rows of one's own. */
const own = ({ publisherId, advertiserId }: Side) => sql`
  ${publisherId ? sql`and w.publisher_id = ${publisherId}` : sql``}
  ${advertiserId ? sql`and w.advertiser_id = ${advertiserId}` : sql``}`;

const titleOf = (language: Language) => sql`coalesce(k.texts -> ${sql.lit(language)} ->> 'title', k.public_id)`;

const beginningWith = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`;

async function found(db: Db, query: RawBuilder<unknown>): Promise<Found[]> {
  const { rows } = await sql<Found>`${query}`.execute(db);
  return rows;
}

type Arrivals = { from: Date; to: Date };
type ById = Side & { prefix: string; arrivals: Arrivals; language: Language };

/** The id says when it came: one or two months are looked at. */
export const findByArrival = (db: Db, table: 'call' | 'lead', { prefix, arrivals, language, ...side }: ById) =>
  found(
    db,
    sql`
      select w.id, w.id as title, ${titleOf(language)} as detail, w.arrived_at as at
      from ${sql.table(table)} w left join campaign_with_terms k on k.id = w.campaign_id
      where w.arrived_at >= ${arrivals.from} and w.arrived_at < ${arrivals.to} and w.id like ${beginningWith(prefix)} ${own(side)}
      order by w.id desc limit ${SHOWN}`,
  );

type ByNumber = Side & { numbers: readonly string[]; callers: boolean; language: Language };

/** Calls to a number or, for whoever may know them, of a caller. */
export const findCallsByNumber = (db: Db, { numbers, callers, language, ...side }: ByNumber) =>
  found(
    db,
    sql`
      select w.id, w.id as title, ${titleOf(language)} as detail, w.arrived_at as at
      from (${sql.join(
        numbers.map(
          (number) =>
            sql`select * from calls_by_number(${number}, ${callers}, '-infinity'::timestamptz, 'infinity'::timestamptz, ${LOOKED_AT})`,
        ),
        sql` union `,
      )}) n
      join call w on w.arrived_at = n.arrived_at and w.id = n.id
      left join campaign_with_terms k on k.id = w.campaign_id
      where true ${own(side)}
      order by w.arrived_at desc, w.id desc limit ${SHOWN}`,
  );

/** Tracking numbers, with the campaign they belong to. */
export const findNumbers = (db: Db, { numbers, language, publisherId, advertiserId }: Omit<ByNumber, 'callers'>) =>
  found(
    db,
    sql`
      select n.number as id, n.number as title, ${titleOf(language)} as detail, null::timestamptz as at
      from tracking_number n
      left join application a on a.id = n.application_id
      left join campaign_with_terms k on k.id = a.campaign_id
      where (${sql.join(
        numbers.map((number) => sql`n.number like ${beginningWith(number)}`),
        sql` or `,
      )})
        ${publisherId ? sql`and a.publisher_id = ${publisherId}` : sql``}
        ${advertiserId ? sql`and k.advertiser_id = ${advertiserId}` : sql``}
      order by n.number limit ${SHOWN}`,
  );

type ByWords = Side & { words: string; language: Language };

/** A publisher finds what runs and what they joined, an advertiser their own. */
export const findCampaigns = (db: Db, { words, language, publisherId, advertiserId }: ByWords) =>
  found(
    db,
    sql`
      select ${publisherId ? sql`k.public_id` : sql`k.id::text`} as id, ${titleOf(language)} as title, k.public_id as detail,
        null::timestamptz as at
      from campaign c join campaign_with_terms k on k.id = c.id
      where (c.search_text like ${containing(foldAccents(words))} or c.public_id like ${beginningWith(words.toUpperCase())})
        ${advertiserId ? sql`and c.advertiser_id = ${advertiserId}` : sql``}
        ${
          publisherId
            ? sql`and (c.status = 'active' or exists (select from application a
                where a.campaign_id = c.id and a.publisher_id = ${publisherId} and a.status = 'approved'))`
            : sql``
        }
      order by c.public_id <> ${words.toUpperCase()}, c.public_id limit ${SHOWN}`,
  );

/** By any part of a name, a company or an address. */
export const findAccounts = (db: Db, words: string) =>
  found(
    db,
    sql`
      select a.id::text, a.name as title, a.email as detail, null::timestamptz as at from account a
      where a.search_text like fold_accents(${containing(words)}) and not a.is_house
      order by a.email <> ${words}, a.sort_name limit ${SHOWN}`,
  );

/** By its number; its account is needed to look at it. */
export const findInvoice = (db: Db, number: number, { advertiserId }: Side) =>
  found(
    db,
    sql`
      select i.id::text, i.number::text as title, coalesce(a.company_name, a.name) as detail, i.issued_at as at
      from invoice i join account a on a.id = i.advertiser_id
      where i.number = ${number} ${advertiserId ? sql`and i.advertiser_id = ${advertiserId}` : sql``} limit 1`,
  );

/** One's own, or for admins everybody's. */
export const findTickets = (db: Db, words: string, accountId: string | undefined) =>
  found(
    db,
    sql`
      select t.id::text, t.subject as title, t.sender_name as detail, t.created_at as at from ticket t
      where t.search_text like ${containing(foldAccents(words))}
        ${accountId ? sql`and t.account_id = ${accountId}` : sql``}
      order by t.created_at desc, t.id desc limit ${SHOWN}`,
  );
