/** What must hold between the books and what was paid out, told like the other invariants. */
export const PAYOUT_INVARIANTS: Record<string, string> = {
  'what moves a payable is a line, and nothing else is one': `
    with moved as (
      select entry_id, account, sum(cents) as cents from (
        select entry_id, to_account as account, amount_cents as cents from ledger_posting where to_account like 'publisher:%:payable'
        union all
        select entry_id, from_account, -amount_cents from ledger_posting where from_account like 'publisher:%:payable') p
      group by entry_id, account),
    booked as (
      select m.entry_id, m.account, m.cents, e.kind, e.at from moved m join ledger_entry e on e.id = m.entry_id
      where e.kind not in ('payout_approved', 'payout_sent', 'payout_failed', 'payout_returned'))
    select coalesce(b.entry_id, l.entry_id)::text as about,
           b.account || ' ' || b.kind || ' ' || b.at || ' ' || b.cents as expected,
           'publisher:' || l.account_id || ':payable ' || l.kind || ' ' || l.at || ' ' || l.amount_cents as found
    from booked b full join payout_line l on l.entry_id = b.entry_id
    where (b.account, b.kind, b.at, b.cents) is distinct from
          ('publisher:' || l.account_id || ':payable', l.kind, l.at, l.amount_cents)`,
  'what is payable is the sum of the lines in no payout': `
    with free as (
      select 'publisher:' || account_id || ':payable' as account, sum(amount_cents) as cents
      from payout_line where payout_id is null group by account_id),
    kept as (select * from ledger_balance where account like 'publisher:%:payable')
    select coalesce(k.account, f.account) as about, coalesce(f.cents, 0) as expected, coalesce(k.balance_cents, 0) as found
    from kept k full join free f on f.account = k.account
    where coalesce(f.cents, 0) <> coalesce(k.balance_cents, 0)`,
  'what is being paid is the sum of the lines in payouts that were not sent': `
    with frozen as (
      select 'publisher:' || l.account_id || ':paying' as account, sum(l.amount_cents) as cents
      from payout_line l join payout p on p.id = l.payout_id where p.status = 'frozen' group by l.account_id),
    kept as (select * from ledger_balance where account like 'publisher:%:paying')
    select coalesce(k.account, f.account) as about, coalesce(f.cents, 0) as expected, coalesce(k.balance_cents, 0) as found
    from kept k full join frozen f on f.account = k.account
    where coalesce(f.cents, 0) <> coalesce(k.balance_cents, 0)`,
  'a payout on its way is the sum of its lines, part by part, and no other has any': `
    with standing as (
      select payout_id, count(*) as lines, sum(amount_cents) as amount,
             coalesce(sum(amount_cents) filter (where kind = 'approved'), 0) as sales,
             coalesce(sum(amount_cents) filter (where kind = 'refused'), 0) as refusals
      from payout_line where payout_id is not null group by payout_id)
    select p.id::text as about,
           case when p.status in ('frozen', 'sent')
                then concat_ws('/', p.lines, p.amount_cents, p.sales_cents, p.refusals_cents) else '0/0/0/0' end as expected,
           concat_ws('/', coalesce(s.lines, 0), coalesce(s.amount, 0), coalesce(s.sales, 0), coalesce(s.refusals, 0)) as found
    from payout p left join standing s on s.payout_id = p.id
    where case when p.status in ('frozen', 'sent')
               then concat_ws('/', p.lines, p.amount_cents, p.sales_cents, p.refusals_cents) else '0/0/0/0' end
       <> concat_ws('/', coalesce(s.lines, 0), coalesce(s.amount, 0), coalesce(s.sales, 0), coalesce(s.refusals, 0))`,
  'a line stands in a payout of its own publisher': `
    select l.entry_id::text as about, l.account_id as expected, p.account_id as found
    from payout_line l join payout p on p.id = l.payout_id where p.account_id <> l.account_id`,
  'every payout is booked as far as it came, and no other is': `
    with booked as (
      select e.source_key, sum(l.amount_cents) as cents from ledger_entry e join ledger_posting l on l.entry_id = e.id
      where e.kind in ('payout_approved', 'payout_sent', 'payout_failed', 'payout_returned') group by e.source_key),
    told as (
      select 'payout:' || id || ':approved' as source_key, amount_cents as cents from payout
      union all select 'payout:' || id || ':sent', amount_cents from payout where status in ('sent', 'returned')
      union all select 'payout:' || id || ':failed', amount_cents from payout where status = 'failed'
      union all select 'payout:' || id || ':returned', amount_cents from payout where status = 'returned')
    select coalesce(t.source_key, b.source_key) as about, coalesce(t.cents, 0) as expected, coalesce(b.cents, 0) as found
    from told t full join booked b on b.source_key = t.source_key where coalesce(t.cents, 0) <> coalesce(b.cents, 0)`,
  'a sold call is paid exactly while more than nothing was sent for it': `
    with sent as (
      select l.call_id, l.arrived_at, sum(case when p.status = 'sent' then l.amount_cents else 0 end) as cents
      from payout_line l left join payout p on p.id = l.payout_id where l.call_id is not null group by 1, 2)
    select s.call_id as about, case when s.cents > 0 then 'paid' else 'approved' end as expected, c.billing as found
    from sent s join call c on c.arrived_at = s.arrived_at and c.id = s.call_id
    where c.billing in ('approved', 'paid') and c.billing <> case when s.cents > 0 then 'paid' else 'approved' end`,
  'a reservation left what the balance had, less what it took': `
    with moved as (
      select p.entry_id, e.left_cents, e.kind, p.account,
             sum(p.cents) over (partition by p.account order by p.entry_id) as balance
      from (select entry_id, to_account as account, sum(amount_cents) as cents from ledger_posting
            where to_account like 'advertiser:%:balance' group by 1, 2
            union all
            select entry_id, from_account, -sum(amount_cents) from ledger_posting
            where from_account like 'advertiser:%:balance' group by 1, 2) p
      join ledger_entry e on e.id = p.entry_id)
    select entry_id::text as about, balance as expected, left_cents as found from moved
    where kind = 'reserve' and left_cents is not null and left_cents <> balance`,
  'an early payout has one fee, given back if it did not arrive, and no other has any': `
    with booked as (
      select e.source_key, sum(l.amount_cents) as cents from ledger_entry e join ledger_posting l on l.entry_id = e.id
      where e.kind in ('early_payout_fee', 'early_payout_fee_back') group by e.source_key),
    fees as (
      select p.id, p.status, coalesce(f.cents, 0) as cents, coalesce(b.cents, 0) as back from payout p
      left join booked f on f.source_key = 'payout:' || p.id || ':fee'
      left join booked b on b.source_key = 'payout:' || p.id || ':fee_back')
    select id::text as about, case when status in ('failed', 'returned') then cents else 0 end as expected, back as found
    from fees where back <> case when status in ('failed', 'returned') then cents else 0 end
    union all
    select p.id::text, 0, f.cents from payout p join payout_run r on r.id = p.run_id join fees f on f.id = p.id
    where r.schedule <> 'early' and f.cents <> 0`,
  'a batch is the sum of its payouts, unless it was refused': `
    with standing as (select batch_id, count(*) as payouts, sum(amount_cents) as cents from payout where batch_id is not null group by batch_id)
    select b.id::text as about, b.payout_count || '/' || b.total_cents as expected,
           coalesce(s.payouts, 0) || '/' || coalesce(s.cents, 0) as found
    from payout_batch b left join standing s on s.batch_id = b.id
    where b.refused_at is null and b.payout_count || '/' || b.total_cents <> coalesce(s.payouts, 0) || '/' || coalesce(s.cents, 0)`,
  'a file is the sum of its payouts': `
    with standing as (select file_id, count(*) as payouts, sum(amount_cents) as cents from payout where file_id is not null group by file_id)
    select f.name as about, f.payout_count || '/' || f.total_cents as expected,
           coalesce(s.payouts, 0) || '/' || coalesce(s.cents, 0) as found
    from payout_file f left join standing s on s.file_id = f.id
    where f.payout_count || '/' || f.total_cents <> coalesce(s.payouts, 0) || '/' || coalesce(s.cents, 0)`,
  'everybody in an approved run is paid what was approved, or left out': `
    select i.run_id || '/' || i.account_id as about, i.amount_cents::text as expected,
           coalesce(p.amount_cents::text, s.verdict, 'nothing') as found
    from payout_run_item i join payout_run r on r.id = i.run_id
    left join payout p on p.run_id = i.run_id and p.account_id = i.account_id and p.attempt = 1
    left join payout_run_skip s on s.run_id = i.run_id and s.account_id = i.account_id
    where case when i.done_at is null then r.status <> 'freezing' or p.id is not null or s.run_id is not null
               else (p.id is null) = (s.run_id is null) or p.amount_cents <> i.amount_cents end`,
  'payouts belong to frozen runs that somebody approved': `
    select r.number::text as about, 'frozen' as expected, r.status as found
    from payout_run r where r.status not in ('freezing', 'frozen') and exists (select from payout p where p.run_id = r.id)
    union all
    select r.number::text, 'an approval', 'none' from payout_run r
    where r.status in ('freezing', 'frozen') and not exists (select from payout_approval a where a.run_id = r.id)`,
};
