-- At the end of a transaction a lead has moved exactly what its billing says: its price and payout while it is sold, its
-- price set aside while it waits for its delivery, nothing otherwise.
-- A lead that comes in writes its row and two entries, and what it comes to is added up once: of entries of one transaction by
-- the last, which fires after all before it, and for a row that is new by its entries. A row that is changed is always looked at.
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
begin
  if tg_table_name = 'ledger_entry' then
    of_lead := new.lead_id;
    if exists (select from ledger_entry e where e.lead_id = of_lead and e.id > new.id and e.xmin = pg_current_xact_id()::xid) then
      return null;
    end if;
    came_at := (select r.at from ledger_entry r where r.source_key = 'lead:' || of_lead || ':reserve');
  else
    of_lead := new.id;
    if tg_op = 'INSERT' and exists (
      select from ledger_entry e where e.lead_id = of_lead and e.xmin = pg_current_xact_id()::xid) then
      return null;
    end if;
    came_at := new.arrived_at;
  end if;
  select l.billing, l.price_cents, l.payout_cents, l.billing in ('held', 'disputed', 'approved', 'paid') as is_sold,
         l.status = 'pending' as waits, m.charged, m.earned, m.reserved into c
    from lead l
    cross join lateral (
      select coalesce(sum(p.amount_cents * ((p.from_account like 'advertiser:%:balance')::integer
                                            - (p.to_account like 'advertiser:%:balance')::integer)), 0) as charged,
             coalesce(sum(p.amount_cents * ((p.to_account like 'publisher:%')::integer
                                            - (p.from_account like 'publisher:%')::integer)), 0) as earned,
             coalesce(sum(p.amount_cents * ((p.to_account like 'advertiser:%:reserved')::integer
                                            - (p.from_account like 'advertiser:%:reserved')::integer)), 0) as reserved
      from ledger_entry e cross join lateral (select * from ledger_posting p where p.entry_id = e.id offset 0) p
      where e.lead_id = of_lead) m
    where l.arrived_at = came_at and l.id = of_lead;
  if not found then raise exception 'money of %, which is no lead', of_lead using errcode = '23514', table = 'lead'; end if;
  if (c.charged, c.earned, c.reserved) is distinct from (
       case when c.is_sold or c.waits then c.price_cents else 0 end,
       case when c.is_sold then c.payout_cents else 0 end,
       case when c.waits then c.price_cents else 0 end) then
    raise exception 'a lead that is % for %/% moved %/%', c.billing, c.price_cents, c.payout_cents, c.charged, c.earned
      using errcode = '23514', table = 'lead';
  end if;
  return null;
end $$;
