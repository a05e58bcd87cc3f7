/** What was taken back at once of what somebody had for a sale, by the line that lowered the sale. */
const TAKEN = `
      select split_part(e.source_key, ':', 3)::bigint as entry_id,
             sum(case when p.to_account = 'network:revenue' then p.amount_cents else -p.amount_cents end) as cents
      from ledger_entry e join ledger_posting p on p.entry_id = e.id
      where e.kind = 'referral' and e.source_key like 'referral:line:%' group by 1`;

/** What must hold of shares for bringing somebody, told like the other invariants; rounded as domain/src/money.ts does. */
export const REFERRAL_INVARIANTS: Record<string, string> = {
  'who brought somebody has their share of each payout that arrived, and of nothing else': `
    with taken as (${TAKEN}), due as (
      select p.id::text as payout, r.referrer_id,
             case when p.status = 'sent' then ceil(coalesce(sum(l.amount_cents) filter (
               where l.kind in ('approved', 'refused', 'repriced', 'put_back') and l.arrived_at < r.ends_at
                 and not exists (select from taken k where k.entry_id = l.entry_id and k.cents <> 0)), 0)
               * r.share_basis_points / 10000.0 - 0.5) else 0 end as cents
      from payout p join referral r on r.account_id = p.account_id
      left join payout_line l on l.payout_id = p.id
      group by p.id, r.account_id),
    booked as (
      select split_part(e.source_key, ':', 2) as payout,
             split_part(case when p.from_account = 'network:revenue' then p.to_account else p.from_account end, ':', 2) as referrer,
             sum(case when p.from_account = 'network:revenue' then p.amount_cents else -p.amount_cents end) as cents
      from ledger_entry e join ledger_posting p on p.entry_id = e.id where e.kind = 'referral' and e.source_key not like 'referral:line:%' group by 1, 2)
    select coalesce(d.payout, b.payout) as about, d.referrer_id || ' ' || coalesce(d.cents, 0) as expected,
           b.referrer || ' ' || coalesce(b.cents, 0) as found
    from due d full join booked b on b.payout = d.payout and b.referrer = d.referrer_id::text
    where coalesce(d.cents, 0) <> coalesce(b.cents, 0)`,
  'what a paid sale lost takes back its share, once and never more': `
    with taken as (${TAKEN})
    select 'line ' || k.entry_id as about,
           '0 or ' || floor(-l.amount_cents * r.share_basis_points / 10000.0) as expected, k.cents::text as found
    from taken k left join payout_line l on l.entry_id = k.entry_id left join referral r on r.account_id = l.account_id
    where k.cents <> 0 and k.cents is distinct from floor(-l.amount_cents * r.share_basis_points / 10000.0)`,
};
