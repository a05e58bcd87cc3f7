type Sold = 'conversion' | 'lead';

/** What was moved for each: charged to its advertiser, earned by its publisher, and still set aside. */
export const movedForEach = (sold: Sold): string => `
    with moved as (
      select e.${sold}_id,
             sum(case when p.from_account like 'advertiser:%:balance' then p.amount_cents else 0 end)
               - sum(case when p.to_account like 'advertiser:%:balance' then p.amount_cents else 0 end) as charged,
             sum(case when p.to_account like 'publisher:%' then p.amount_cents else 0 end)
               - sum(case when p.from_account like 'publisher:%' then p.amount_cents else 0 end) as earned,
             sum(case when p.to_account like 'advertiser:%:reserved' then p.amount_cents else 0 end)
               - sum(case when p.from_account like 'advertiser:%:reserved' then p.amount_cents else 0 end) as reserved
      from ledger_entry e join ledger_posting p on p.entry_id = e.id where e.${sold}_id is not null group by e.${sold}_id)`;

/** What holds alike for everything sold that is no call. */
export const soldInvariants = (sold: Sold): Record<string, string> => ({
  [`what is booked for a ${sold} is booked under its name`]: `
    select e.source_key as about, '${sold}:' || e.${sold}_id as expected, e.source_key as found from ledger_entry e
    where (e.${sold}_id is not null or e.source_key like '${sold}:%')
      and (e.${sold}_id is null or e.source_key not like '${sold}:' || e.${sold}_id || ':%')`,
  [`a sold ${sold} is paid exactly while more than nothing was sent for it`]: `
    with sent as (
      select l.${sold}_id, sum(case when p.status = 'sent' then l.amount_cents else 0 end) as cents
      from payout_line l left join payout p on p.id = l.payout_id where l.${sold}_id is not null group by 1)
    select s.${sold}_id as about, case when s.cents > 0 then 'paid' else 'approved' end as expected, c.billing as found
    from sent s join ${sold} c on c.id = s.${sold}_id
    where c.billing in ('approved', 'paid') and c.billing <> case when s.cents > 0 then 'paid' else 'approved' end`,
});
