-- At the end of a transaction a lead has moved exactly what its billing says: its price and payout while it is sold, its
-- price set aside while it waits for its delivery, nothing otherwise.
-- Plans are kept by each connection, and one that was made while the tables were empty would read all of them ever after.
create or replace function check_lead_money() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
as $$
declare
  of_lead text;
  came_at timestamptz; -- which month it lies in; its first reservation says so
  c record;
  moved record;
  is_sold boolean;
begin
  if tg_table_name = 'ledger_entry' then
    of_lead := new.lead_id;
    came_at := (select r.at from ledger_entry r where r.source_key = 'lead:' || of_lead || ':reserve');
  else
    of_lead := new.id;
    came_at := new.arrived_at;
  end if;
  select l.billing, l.price_cents, l.payout_cents, l.status = 'pending' as waits into c from lead l
    where l.arrived_at = came_at and l.id = of_lead;
  if not found then raise exception 'money of %, which is no lead', of_lead using errcode = '23514', table = 'lead'; end if;
  is_sold := c.billing in ('held', 'disputed', 'approved', 'paid');
  select coalesce(sum(case when p.from_account like 'advertiser:%:balance' then p.amount_cents end), 0)
           - coalesce(sum(case when p.to_account like 'advertiser:%:balance' then p.amount_cents end), 0) as charged,
         coalesce(sum(case when p.to_account like 'publisher:%' then p.amount_cents end), 0)
           - coalesce(sum(case when p.from_account like 'publisher:%' then p.amount_cents end), 0) as earned,
         coalesce(sum(case when p.to_account like 'advertiser:%:reserved' then p.amount_cents end), 0)
           - coalesce(sum(case when p.from_account like 'advertiser:%:reserved' then p.amount_cents end), 0) as reserved
    into moved
    from ledger_entry e cross join lateral (select * from ledger_posting p where p.entry_id = e.id offset 0) p where e.lead_id = of_lead;
  if (moved.charged, moved.earned, moved.reserved) is distinct from (
       case when is_sold or c.waits then c.price_cents else 0 end::numeric,
       case when is_sold then c.payout_cents else 0 end::numeric,
       case when c.waits then c.price_cents else 0 end::numeric) then
    raise exception 'a lead that is % for %/% moved %/%', c.billing, c.price_cents, c.payout_cents, moved.charged, moved.earned
      using errcode = '23514', table = 'lead';
  end if;
  return null;
end $$;
