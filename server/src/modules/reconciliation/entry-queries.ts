import type { Place } from '@callstead/domain/reconciliation/difference';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** An entry that moved money between the books and the outside, with what its source key is about. */
export type EntryRow = {
  id: number;
  source_key: string;
  place: Place;
  is_fee: boolean;
  /** Above zero came to the network. */
  cents: number;
  day: string;
  transfer_id: string | null;
  refund_id: string | null;
  dispute_ref: string | null;
  payout_id: string | null;
  payout_file_id: string | null;
  payout_reference: string | null;
  /** Of a top-up that an admin recorded by hand: whose it is. */
  payer_name: string | null;
  /** Of a fee: the payment, or whatever the gateway's line says it is for. */
  fee_intent_ref: string | null;
  fee_line_key: string | null;
  settled_key: string | null;
};

/** Nobody tells of PayPal and Wise. Only where somebody has told of the outside, and from which day on: of the rest there is nothing to compare. */
export type Told = { gateway: boolean; bankFrom: string | null };

export const listOpenEntries = (db: Db, zone: string, { gateway, bankFrom }: Told): Promise<EntryRow[]> =>
  listEntries(
    db,
    zone,
    sql`not exists (select from settled_entry s where s.entry_id = p.entry_id)`,
    sql`case e.place when 'gateway' then ${gateway}
        when 'bank' then coalesce(t.day, p.sent_on, (e.at at time zone ${zone})::date) 
          >= ${bankFrom}::date end`,
  );

export const listSettledEntries = (db: Db, zone: string, keys: readonly string[]): Promise<EntryRow[]> =>
  listEntries(db, zone, sql`p.entry_id in (select s.entry_id from settled_entry s where s.key = any(${keys}::text[]))`);

async function listEntries(
  db: Db,
  zone: string,
  which: RawBuilder<unknown>,
  among: RawBuilder<unknown> = sql`true`,
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    with moved as (
      select p.entry_id, sum(p.cents)::bigint as cents from (
        select entry_id, amount_cents as cents from ledger_posting where from_account = 'network:gateway'
        union all
        select entry_id, -amount_cents from ledger_posting where to_account = 'network:gateway') p
      where ${which} group by p.entry_id
    ), entry as (
      select e.id, e.source_key, e.kind, e.at, m.cents, outside_place(e.source_key) as place,
             substring(e.source_key from '^[a-z]+:([0-9a-f]{8}-[0-9a-f-]{27})')::uuid as own_id,
             case when e.kind = 'gateway_fee' then split_part(e.source_key, ':', 2) end as fee_ref
      from moved m join ledger_entry e on e.id = m.entry_id
    )
    select e.id, e.source_key, e.place, e.fee_ref is not null as is_fee, e.cents,
           coalesce(t.day, p.sent_on, (e.at at time zone ${zone})::date)::text as day,
           coalesce(t.joined_into, t.id) as transfer_id, r.id as refund_id, coalesce(c.gateway_ref, fc.gateway_ref) as dispute_ref,
           p.id as payout_id, p.file_id as payout_file_id, p.reference as payout_reference,
           case when e.kind = 'top_up' and t.id is null then (
             select a.name from ledger_posting l join account a on a.id = split_part(l.to_account, ':', 2)::uuid
             where l.entry_id = e.id and l.to_account like 'advertiser:%' limit 1) end as payer_name,
           y.intent_ref as fee_intent_ref, l.key as fee_line_key, s.key as settled_key
    from entry e
    left join bank_transfer t on t.id = e.own_id and e.kind in ('top_up', 'withdrawal')
    left join refund r on r.id = e.own_id and e.kind in ('withdrawal', 'withdrawal_failed')
    left join payout p on p.id = e.own_id and e.kind in ('payout_sent', 'payout_returned')
    left join chargeback c on e.kind in ('chargeback', 'chargeback_won') and c.gateway_ref = split_part(e.source_key, ':', 2)
    left join chargeback fc on e.fee_ref = any(fc.fee_refs)
    left join payment y on y.fee_ref = e.fee_ref
    left join outside_line l on l.place = 'gateway' and l.ref = e.fee_ref
    left join settled_entry s on s.entry_id = e.id
    where e.place in ('gateway', 'bank') and ${among} order by e.id`.execute(db);
  return rows;
}

export async function settleEntries(db: Db, entries: readonly { id: number; key: string }[]): Promise<void> {
  await sql`
    insert into settled_entry (entry_id, key)
    select * from unnest(${entries.map(({ id }) => id)}::bigint[], ${entries.map(({ key }) => key)}::text[])
    on conflict do nothing`.execute(db);
}
