/** What must hold between the books and what advertisers reported, told like the other invariants. */
export const CONVERSION_INVARIANTS: Record<string, string> = {
  "a conversion's postings match its billing, and nothing of it is set aside": `
    with moved as (
      select e.conversion_id,
             sum(case when p.from_account like 'advertiser:%:balance' then p.amount_cents else 0 end)
               - sum(case when p.to_account like 'advertiser:%:balance' then p.amount_cents else 0 end) as charged,
             sum(case when p.to_account like 'publisher:%' then p.amount_cents else 0 end)
               - sum(case when p.from_account like 'publisher:%' then p.amount_cents else 0 end) as earned,
             sum(case when p.to_account like 'advertiser:%:reserved' then p.amount_cents else 0 end)
               - sum(case when p.from_account like 'advertiser:%:reserved' then p.amount_cents else 0 end) as reserved
      from ledger_entry e join ledger_posting p on p.entry_id = e.id where e.conversion_id is not null group by e.conversion_id)
    select c.id as about, s.expected, concat_ws('/', coalesce(m.charged, 0), coalesce(m.earned, 0), coalesce(m.reserved, 0)) as found
    from conversion c left join moved m on m.conversion_id = c.id
    cross join lateral (select case when c.billing in ('held', 'disputed', 'approved', 'paid')
      then c.price_cents || '/' || c.payout_cents || '/0' else '0/0/0' end as expected) s
    where s.expected <> concat_ws('/', coalesce(m.charged, 0), coalesce(m.earned, 0), coalesce(m.reserved, 0))`,
  'what is booked for a conversion is booked under its name': `
    select e.source_key as about, 'conversion:' || e.conversion_id as expected, e.source_key as found from ledger_entry e
    where (e.conversion_id is not null or e.source_key like 'conversion:%')
      and (e.conversion_id is null or e.source_key not like 'conversion:' || e.conversion_id || ':%')`,
  'a sold conversion is paid exactly while more than nothing was sent for it': `
    with sent as (
      select l.conversion_id, sum(case when p.status = 'sent' then l.amount_cents else 0 end) as cents
      from payout_line l left join payout p on p.id = l.payout_id where l.conversion_id is not null group by 1)
    select s.conversion_id as about, case when s.cents > 0 then 'paid' else 'approved' end as expected, c.billing as found
    from sent s join conversion c on c.id = s.conversion_id
    where c.billing in ('approved', 'paid') and c.billing <> case when s.cents > 0 then 'paid' else 'approved' end`,
  'every accepted postback has a conversion of its campaign': `
    select r.id::text as about, r.campaign_id::text as expected, c.campaign_id::text as found
    from postback_received r join conversion c on c.id = r.conversion_id where r.campaign_id <> c.campaign_id`,
};
