/** What must hold between the books and the parts that went back by a decision, told like the other invariants. */
export const CREDIT_INVARIANTS: Record<string, string> = {
  'a part of a disputed price that went back is booked as that part, and its share of the payout with it': `
    with moved as (
      select c.entry_key,
             coalesce(sum(case when p.to_account like 'advertiser:%:balance' then p.amount_cents end), 0) as given,
             coalesce(sum(case when p.from_account like 'publisher:%:held' then p.amount_cents end), 0) as taken
      from dispute_credit c join ledger_entry e on e.source_key = c.entry_key join ledger_posting p on p.entry_id = e.id
      group by c.entry_key)
    select c.entry_key as about, c.credit_cents || '/' || (c.payout_before_cents - c.payout_cents) as expected,
           coalesce(m.given, 0) || '/' || coalesce(m.taken, 0) as found
    from dispute_credit c left join moved m on m.entry_key = c.entry_key
    where (c.credit_cents, c.payout_before_cents - c.payout_cents) is distinct from (m.given::bigint, m.taken::bigint)`,

  'an appeal decided in part is booked as that part, and its share of the payout with it': `
    with moved as (
      select d.sale_id,
             sum(case when p.from_account like 'advertiser:%' then p.amount_cents when p.to_account like 'advertiser:%' then -p.amount_cents else 0 end) as charged,
             sum(case when p.to_account like 'publisher:%' then p.amount_cents when p.from_account like 'publisher:%' then -p.amount_cents else 0 end) as earned
      from appeal_decision d join ledger_entry e on e.source_key = d.entry_key join ledger_posting p on p.entry_id = e.id
      where d.outcome = 'in_part' group by d.sale_id),
    due as (
      select d.sale_id,
             d.price_cents - case a.first_billing when 'refused' then 0 else a.price_cents end as charged,
             d.payout_cents - case a.first_billing when 'refused' then 0 else a.payout_cents end as earned
      from appeal_decision d join dispute_appeal a on a.sale_id = d.sale_id where d.outcome = 'in_part')
    select d.sale_id as about, d.charged || '/' || d.earned as expected,
           coalesce(m.charged, 0) || '/' || coalesce(m.earned, 0) as found
    from due d left join moved m on m.sale_id = d.sale_id
    where (d.charged, d.earned) is distinct from (m.charged::bigint, m.earned::bigint)`,
};
