import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** What each part of the ledger took less what it gave, day by day, in the entries that a condition names. */
const movesOf = (zone: string, which: RawBuilder<unknown>) => sql`
  select (e.at at time zone ${zone})::date as day, m.cents,
         case when m.account like 'advertiser:%' and a.is_house then 'own'
              when m.account = 'network:gateway' then outside_place(e.source_key)
              when m.account like 'network:%' then split_part(m.account, ':', 2)
              else split_part(m.account, ':', 3) end as part
  from ledger_entry e
  join lateral (
    select p.to_account as account, p.amount_cents as cents from ledger_posting p where p.entry_id = e.id
    union all
    select p.from_account, -p.amount_cents from ledger_posting p where p.entry_id = e.id) m on true
  left join account a on a.is_house and m.account like 'advertiser:%' and a.id::text = split_part(m.account, ':', 2)
  where ${which}`;

/** Counts the entries that no earlier one can follow any more into their days, each once; in another zone all of them anew. */
export async function rollDays(db: Db, zone: string, atMost: number): Promise<number> {
  const { rows: changed } = await sql`
    update ledger_day_progress set zone = ${zone}, up_to_id = case when zone is null then up_to_id else 0 end
    where zone is distinct from ${zone} returning up_to_id`.execute(db);
  if (changed.length > 0)
    await sql`delete from ledger_day where (select up_to_id from ledger_day_progress) = 0`.execute(db);
  const { rows } = await sql<{ from_id: number; to_id: number }>`
    select p.up_to_id as from_id,
           least(p.up_to_id + ${atMost}, coalesce((select settled_up_to from ledger_block order by number desc limit 1), 0)) as to_id
    from ledger_day_progress p for update of p`.execute(db);
  const { from_id: from, to_id: to } = rows[0] ?? { from_id: 0, to_id: 0 };
  if (to <= from) return 0;
  await sql`
    insert into ledger_day (day, part, amount_cents)
    select day, part, sum(cents) from (${movesOf(zone, sql`e.id > ${from} and e.id <= ${to}`)}) m group by day, part
    on conflict (day, part) do update set amount_cents = ledger_day.amount_cents + excluded.amount_cents`.execute(db);
  await sql`update ledger_day_progress set up_to_id = ${to}`.execute(db);
  return to - from;
}

/** To the end of a day of the network, or to now; one statement, so that all parts are of the same moment. */
export async function sumParts(db: Db, zone: string, day: string | undefined): Promise<Map<string, number>> {
  const until = day === undefined ? sql`true` : sql`day <= ${day}::date`;
  const { rows } = await sql<{ part: string; cents: number }>`
    with tail as (${movesOf(zone, sql`e.id > (select up_to_id from ledger_day_progress)`)}),
    parts as (
      select part, amount_cents as cents from ledger_day where ${until}
      union all select part, cents from tail where ${until})
    select part, sum(cents)::bigint as cents from parts group by part
    union all
    select case when balance_cents < 0 then 'on_credit' else 'prepaid' end, sum(balance_cents)::bigint
    from ledger_balance b
    where account like 'advertiser:%:balance'
      and not exists (select from account a where a.is_house and b.account = 'advertiser:' || a.id || ':balance')
    group by 1
    union all
    select case when key like 'po:%' then 'to_bank' else 'gateway_says' end, sum(amount_cents - fee_cents)::bigint
    from outside_line where place = 'gateway' and ${until} group by 1`.execute(db);
  return new Map(rows.map(({ part, cents }) => [part, cents]));
}
