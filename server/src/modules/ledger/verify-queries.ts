import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { CONVERSION_INVARIANTS } from './conversion-invariants.ts';
import { CREDIT_INVARIANTS } from './credit-invariants.ts';
import { LEAD_INVARIANTS } from './lead-invariants.ts';
import { PAYOUT_INVARIANTS } from './payout-invariants.ts';
import { REFERRAL_INVARIANTS } from './referral-invariants.ts';

export type Breach = { about: string; expected: unknown; found: unknown };
export type Difference = Breach & { invariant: string };

/**
 * What must hold at any moment, each told by a query that lists its breaches. Nothing here shares code with what writes
 * the books: it counts the postings and calls themselves.
 */
export const INVARIANTS: Record<string, string> = {
  'each balance is the sum of its postings': `
    with moved as (
      select account, sum(cents) as cents from (
        select to_account as account, amount_cents as cents from ledger_posting
        union all select from_account, -amount_cents from ledger_posting) m
      where account not like 'network:%' group by account)
    select coalesce(b.account, m.account) as about, coalesce(m.cents, 0) as expected, coalesce(b.balance_cents, 0) as found
    from ledger_balance b full join moved m on m.account = b.account
    where coalesce(m.cents, 0) <> coalesce(b.balance_cents, 0)`,
  'each posting is dated like its entry': `
    select e.id::text as about, e.at as expected, p.at as found
    from ledger_posting p join ledger_entry e on e.id = p.entry_id where p.at <> e.at`,
  'what is reserved is the sum of the open reservations': `
    with open as (
      select 'advertiser:' || advertiser_id || ':reserved' as account, sum(reserved_cents) as cents
      from (select advertiser_id, reserved_cents from call_live
            union all select advertiser_id, reserved_cents from lead_live) s group by advertiser_id),
    kept as (select * from ledger_balance where account like 'advertiser:%:reserved')
    select coalesce(k.account, o.account) as about, coalesce(o.cents, 0) as expected, coalesce(k.balance_cents, 0) as found
    from kept k full join open o on o.account = k.account
    where coalesce(o.cents, 0) <> coalesce(k.balance_cents, 0)`,
  'what is held is the payout of the held and disputed calls': `
    with calls as (
      select 'publisher:' || publisher_id || ':held' as account, sum(payout_cents) as cents
      from (select publisher_id, payout_cents, billing from call
            union all select publisher_id, payout_cents, billing from conversion
            union all select publisher_id, payout_cents, billing from lead) s
      where billing in ('held', 'disputed') group by publisher_id),
    kept as (select * from ledger_balance where account like 'publisher:%:held')
    select coalesce(k.account, c.account) as about, coalesce(c.cents, 0) as expected, coalesce(k.balance_cents, 0) as found
    from kept k full join calls c on c.account = k.account
    where coalesce(c.cents, 0) <> coalesce(k.balance_cents, 0)`,
  'what is payable is the payout of the approved calls, less refusals after payout, with adjustments and payouts on their way': `
    with calls as (
      select 'publisher:' || publisher_id || ':payable' as account, sum(payout_cents) as cents
      from (select publisher_id, payout_cents, billing from call
            union all select publisher_id, payout_cents, billing from conversion
            union all select publisher_id, payout_cents, billing from lead) s
      where billing in ('approved', 'paid') group by publisher_id),
    others as (
      select account, sum(cents) as cents from (
        select p.to_account as account, p.amount_cents as cents, e.kind from ledger_posting p join ledger_entry e on e.id = p.entry_id
        union all select p.from_account, -p.amount_cents, e.kind from ledger_posting p join ledger_entry e on e.id = p.entry_id) m
      where account like 'publisher:%:payable' and kind in ('adjustment', 'bonus', 'referral', 'early_payout_fee', 'early_payout_fee_back', 'payout_approved', 'payout_failed', 'payout_returned')
      group by account),
    kept as (select * from ledger_balance where account like 'publisher:%:payable')
    select coalesce(k.account, c.account, o.account) as about, coalesce(c.cents, 0) + coalesce(o.cents, 0) as expected,
           coalesce(k.balance_cents, 0) as found
    from kept k full join calls c on c.account = k.account full join others o on o.account = coalesce(k.account, c.account)
    where coalesce(c.cents, 0) + coalesce(o.cents, 0) <> coalesce(k.balance_cents, 0)`,
  "a call's postings match its billing": `
    with moved as (
      select e.call_id,
             sum(case when p.from_account like 'advertiser:%' then p.amount_cents else 0 end)
               - sum(case when p.to_account like 'advertiser:%' then p.amount_cents else 0 end) as charged,
             sum(case when p.to_account like 'publisher:%' then p.amount_cents else 0 end)
               - sum(case when p.from_account like 'publisher:%' then p.amount_cents else 0 end) as earned
      from ledger_entry e join ledger_posting p on p.entry_id = e.id where e.call_id is not null group by e.call_id)
    select c.id as about,
           case when c.billing in ('held', 'disputed', 'approved', 'paid') then c.price_cents || '/' || c.payout_cents else '0/0' end as expected,
           coalesce(m.charged, 0) || '/' || coalesce(m.earned, 0) as found
    from call c left join moved m on m.call_id = c.id
    where coalesce(m.charged, 0) || '/' || coalesce(m.earned, 0)
       <> case when c.billing in ('held', 'disputed', 'approved', 'paid') then c.price_cents || '/' || c.payout_cents else '0/0' end`,
  'the gateway gave what was topped up and took what was paid out, taken back or kept as a fee': `
    with gateway as (
      select coalesce(sum(case when to_account = 'network:gateway' then amount_cents else -amount_cents end), 0) as cents
      from ledger_posting where 'network:gateway' in (from_account, to_account)),
    kinds as (
      select coalesce(sum(case when e.kind in ('top_up', 'withdrawal_failed', 'chargeback_won', 'payout_returned')
                               then -p.amount_cents else p.amount_cents end), 0) as cents
      from ledger_entry e join ledger_posting p on p.entry_id = e.id
      where e.kind in ('top_up', 'withdrawal_failed', 'chargeback_won', 'withdrawal', 'chargeback', 'gateway_fee',
                       'payout_sent', 'payout_returned'))
    select 'network:gateway' as about, kinds.cents as expected, gateway.cents as found
    from gateway, kinds where gateway.cents <> kinds.cents`,
  // Below today's floor only a chargeback or a lowered credit limit leaves somebody: without what the banks took back,
  // nobody is below the lowest floor they ever had.
  'nobody is below what they may owe, save by chargebacks or a lowered limit': `
    with taken_back as (
      select case e.kind when 'chargeback' then p.from_account else p.to_account end as account,
             sum(case e.kind when 'chargeback' then p.amount_cents else -p.amount_cents end) as cents
      from ledger_entry e join ledger_posting p on p.entry_id = e.id
      where e.kind in ('chargeback', 'chargeback_won') group by 1)
    select b.account as about, b.lowest_floor_cents as expected, b.balance_cents + coalesce(t.cents, 0) as found
    from ledger_balance b left join taken_back t on t.account = b.account
    where b.balance_cents + coalesce(t.cents, 0) < b.lowest_floor_cents`,
  'a chargeback is won at most once, and for no more than it took': `
    select w.source_key as about, coalesce(lost.cents, 0) as expected, won.cents as found
    from ledger_entry w
    cross join lateral (select sum(amount_cents) as cents from ledger_posting where entry_id = w.id) won
    left join ledger_entry c on c.source_key = left(w.source_key, -length(':won')) and c.kind = 'chargeback'
    cross join lateral (select sum(amount_cents) as cents from ledger_posting where entry_id = c.id) lost
    where w.kind = 'chargeback_won' and won.cents > coalesce(lost.cents, 0)`,
  'an invoice is covered by no more than was open, and no money covers more than itself': `
    select i.id::text as about, i.open_cents as expected, sum(c.amount_cents) as found
    from invoice_coverage c join invoice i on i.id = c.invoice_id
    group by i.id, i.open_cents having sum(c.amount_cents) not between 0 and i.open_cents
    union all
    select e.source_key, m.cents, c.cents
    from (select entry_id, sum(amount_cents) as cents from invoice_coverage group by entry_id) c
    join ledger_entry e on e.id = c.entry_id
    cross join lateral (
      select coalesce(sum(case when p.to_account like 'advertiser:%:balance' then p.amount_cents else -p.amount_cents end), 0) as cents
      from ledger_posting p where p.entry_id = c.entry_id and 'advertiser' in (split_part(p.from_account, ':', 1), split_part(p.to_account, ':', 1))) m
    where c.cents not between least(0, m.cents) and greatest(0, m.cents)`,
  'every payment by card that came is booked as received, and no other is': `
    with booked as (
      select e.source_key, sum(l.amount_cents) as cents
      from ledger_entry e join ledger_posting l on l.entry_id = e.id where e.kind = 'top_up' group by e.source_key)
    select p.id::text as about, coalesce(p.received_cents, 0) as expected, coalesce(b.cents, 0) as found
    from payment p left join booked b on b.source_key = 'topup:' || p.intent_ref
    where coalesce(p.received_cents, 0) <> coalesce(b.cents, 0)`,
  'every refund is booked, and booked back if it failed': `
    with booked as (
      select e.source_key, sum(l.amount_cents) as cents
      from ledger_entry e join ledger_posting l on l.entry_id = e.id
      where e.kind in ('withdrawal', 'withdrawal_failed') group by e.source_key)
    select r.id::text as about, r.amount_cents || '/' || case r.status when 'failed' then r.amount_cents else 0 end as expected,
           coalesce(b.cents, 0) || '/' || coalesce(back.cents, 0) as found
    from refund r left join booked b on b.source_key = 'withdrawal:' || r.id
    left join booked back on back.source_key = 'withdrawal:' || r.id || ':failed'
    where r.amount_cents || '/' || case r.status when 'failed' then r.amount_cents else 0 end
       <> coalesce(b.cents, 0) || '/' || coalesce(back.cents, 0)`,
  'every chargeback is booked when its money was taken, and booked back if it was won': `
    with booked as (
      select e.source_key, sum(l.amount_cents) as cents
      from ledger_entry e join ledger_posting l on l.entry_id = e.id
      where e.kind in ('chargeback', 'chargeback_won') group by e.source_key),
    told as (
      select gateway_ref, case when is_withdrawn then amount_cents else 0 end as taken,
             case when is_withdrawn and status = 'won' then amount_cents else 0 end as back from chargeback)
    select t.gateway_ref as about, t.taken || '/' || t.back as expected,
           coalesce(b.cents, 0) || '/' || coalesce(w.cents, 0) as found
    from told t left join booked b on b.source_key = 'chargeback:' || t.gateway_ref
    left join booked w on w.source_key = 'chargeback:' || t.gateway_ref || ':won'
    where t.taken || '/' || t.back <> coalesce(b.cents, 0) || '/' || coalesce(w.cents, 0)`,
  ...CONVERSION_INVARIANTS,
  ...LEAD_INVARIANTS,
  ...CREDIT_INVARIANTS,
  ...PAYOUT_INVARIANTS,
  ...REFERRAL_INVARIANTS,
  'open calls are counted': `
    with open as (select campaign_id, count(*) as calls from call_live group by campaign_id)
    select coalesce(k.campaign_id, o.campaign_id)::text as about, coalesce(o.calls, 0) as expected, coalesce(k.calls, 0) as found
    from campaign_live k full join open o on o.campaign_id = k.campaign_id
    where coalesce(o.calls, 0) <> coalesce(k.calls, 0)`,
  'a campaign has spent what its calls reserved or cost': `
    with calls as (
      select campaign_id, sum(cents) as cents from (
        select campaign_id, reserved_cents as cents from call_live
        union all select campaign_id, price_cents from call where billing in ('held', 'disputed', 'approved', 'paid')
        union all select campaign_id, price_cents from conversion where billing in ('held', 'disputed', 'approved', 'paid')
        union all select campaign_id, reserved_cents from lead_live
        union all select campaign_id, price_cents from lead where billing in ('held', 'disputed', 'approved', 'paid')) s
      group by campaign_id)
    select coalesce(k.campaign_id, c.campaign_id)::text as about, coalesce(c.cents, 0) as expected, coalesce(k.spent_cents, 0) as found
    from campaign_live k full join calls c on c.campaign_id = k.campaign_id
    where coalesce(c.cents, 0) <> coalesce(k.spent_cents, 0)`,
  'every open call has a reservation, and nothing else has one': `
    select coalesce(c.id, l.call_id) as about, c.status as expected, l.call_id as found
    from (select id, status from call where status in ('ringing', 'connected')) c
    full join call_live l on l.call_id = c.id
    where c.id is null or l.call_id is null`,
  'every settled entry is in the chain': `
    select e.source_key as about, 'sealed' as expected, 'outside the chain' as found
    from ledger_entry e
    where e.id <= (select settled_up_to from ledger_block order by number desc limit 1)
      and not exists (select from (select unnest(entry_ids) as id from ledger_block) s where s.id = e.id)`,
  'no entry is sealed twice': `
    select s.id::text as about, 1 as expected, count(*) as found
    from (select unnest(entry_ids) as id from ledger_block) s group by s.id having count(*) > 1`,
};

export async function listBreaches(db: Db, query: string): Promise<Breach[]> {
  return (await sql.raw<Breach>(query).execute(db)).rows;
}
