-- At the end of a transaction a conversion has moved exactly what its billing says: its price and payout while it is sold,
-- nothing otherwise, and nothing of it is still set aside.
-- Plans are kept by each connection, and one that was made while the tables were empty would read all of them ever after.
create or replace function check_conversion_money() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
as $$
declare
  of_conversion text;
  c record;
  moved record;
  is_sold boolean;
begin
  if tg_table_name = 'conversion' then of_conversion := new.id; else of_conversion := new.conversion_id; end if;
  select id, billing, price_cents, payout_cents into c from conversion where id = of_conversion;
  is_sold := c.billing in ('held', 'disputed', 'approved', 'paid');
  select coalesce(sum(case when p.from_account like 'advertiser:%:balance' then p.amount_cents end), 0)
           - coalesce(sum(case when p.to_account like 'advertiser:%:balance' then p.amount_cents end), 0) as charged,
         coalesce(sum(case when p.to_account like 'publisher:%' then p.amount_cents end), 0)
           - coalesce(sum(case when p.from_account like 'publisher:%' then p.amount_cents end), 0) as earned,
         coalesce(sum(case when p.to_account like 'advertiser:%:reserved' then p.amount_cents end), 0)
           - coalesce(sum(case when p.from_account like 'advertiser:%:reserved' then p.amount_cents end), 0) as reserved
    into moved
    from ledger_entry e cross join lateral (select * from ledger_posting p where p.entry_id = e.id offset 0) p where e.conversion_id = c.id;
  if (moved.charged, moved.earned, moved.reserved)
     is distinct from (case when is_sold then c.price_cents else 0 end::numeric, case when is_sold then c.payout_cents else 0 end::numeric, 0::numeric) then
    raise exception 'a conversion that is % for %/% moved %/%', c.billing, c.price_cents, c.payout_cents, moved.charged, moved.earned
      using errcode = '23514', table = 'conversion';
  end if;
  return null;
end $$;
