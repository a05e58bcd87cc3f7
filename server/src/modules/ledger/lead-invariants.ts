/** What must hold between the books and the leads, told like the other invariants. */
export const LEAD_INVARIANTS: Record<string, string> = {
  "a lead's postings match its billing, and only of one that waits something is set aside": `
    with moved as (
      select e.lead_id,
             sum(case when p.from_account like 'advertiser:%:balance' then p.amount_cents else 0 end)
               - sum(case when p.to_account like 'advertiser:%:balance' then p.amount_cents else 0 end) as charged,
             sum(case when p.to_account like 'publisher:%' then p.amount_cents else 0 end)
               - sum(case when p.from_account like 'publisher:%' then p.amount_cents else 0 end) as earned,
             sum(case when p.to_account like 'advertiser:%:reserved' then p.amount_cents else 0 end)
               - sum(case when p.from_account like 'advertiser:%:reserved' then p.amount_cents else 0 end) as reserved
      from ledger_entry e join ledger_posting p on p.entry_id = e.id where e.lead_id is not null group by e.lead_id)
    select coalesce(c.id, m.lead_id) as about, s.expected,
           concat_ws('/', coalesce(m.charged, 0), coalesce(m.earned, 0), coalesce(m.reserved, 0)) as found
    from lead c full join moved m on m.lead_id = c.id
    cross join lateral (select case
      when c.billing in ('held', 'disputed', 'approved', 'paid') then c.price_cents || '/' || c.payout_cents || '/0'
      when c.status = 'pending' then c.price_cents || '/0/' || c.price_cents
      else '0/0/0' end as expected) s
    where s.expected <> concat_ws('/', coalesce(m.charged, 0), coalesce(m.earned, 0), coalesce(m.reserved, 0))`,
  'what is booked for a lead is booked under its name': `
    select e.source_key as about, 'lead:' || e.lead_id as expected, e.source_key as found from ledger_entry e
    where (e.lead_id is not null or e.source_key like 'lead:%')
      and (e.lead_id is null or e.source_key not like 'lead:' || e.lead_id || ':%')`,
  'a sold lead is paid exactly while more than nothing was sent for it': `
    with sent as (
      select l.lead_id, sum(case when p.status = 'sent' then l.amount_cents else 0 end) as cents
      from payout_line l left join payout p on p.id = l.payout_id where l.lead_id is not null group by 1)
    select s.lead_id as about, case when s.cents > 0 then 'paid' else 'approved' end as expected, c.billing as found
    from sent s join lead c on c.id = s.lead_id
    where c.billing in ('approved', 'paid') and c.billing <> case when s.cents > 0 then 'paid' else 'approved' end`,
  'every lead that waits for its delivery holds its price, and nothing else does': `
    select coalesce(c.id, l.lead_id) as about, c.price_cents as expected, l.reserved_cents as found
    from (select id, price_cents from lead where status = 'pending') c full join lead_live l on l.lead_id = c.id
    where c.price_cents is distinct from l.reserved_cents`,
  'a bid is paid once, to the lead that names it': `
    select coalesce(p.id, c.ping_id) as about, c.id as expected, p.lead_id as found
    from (select id, ping_id from lead where ping_id is not null) c full join
         (select id, lead_id from lead_ping where lead_id is not null) p on p.id = c.ping_id and p.lead_id = c.id
    where c.id is null or (p.id is null and exists (select from lead_ping k where k.id = c.ping_id))`,
  'nobody who was accepted is accepted again inside the window': `
    select b.lead_id as about, a.lead_id as expected, b.accepted_at::text as found
    from lead_memory a join lead_memory b on b.campaign_id = a.campaign_id and b.person = a.person and b.lead_id > a.lead_id
    join lead c on c.arrived_at = b.accepted_at and c.id = b.lead_id
    where a.accepted_at >= b.accepted_at - (c.decision ->> 'windowDays')::integer * interval '1 day'`,
};
