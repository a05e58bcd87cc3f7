-- At the end of a transaction a lead has moved exactly what its billing says: its price and payout while it is sold, its
-- price set aside while it waits for its delivery, nothing otherwise.
create or replace function check_lead_money() returns trigger language plpgsql as $$
declare
  of_lead text := case tg_table_name when 'ledger_entry' then to_jsonb(new) ->> 'lead_id' else to_jsonb(new) ->> 'id' end;
  came_at timestamptz := case tg_table_name -- which month it lies in; its first reservation says so
    when 'ledger_entry' then (select r.at from ledger_entry r where r.source_key = 'lead:' || of_lead || ':reserve')
    else (to_jsonb(new) ->> 'arrived_at')::timestamptz end;
  c record;
  moved record;
  is_sold boolean;
begin
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
    from ledger_entry e join ledger_posting p on p.entry_id = e.id where e.lead_id = of_lead;
  if (moved.charged, moved.earned, moved.reserved) is distinct from (
       case when is_sold or c.waits then c.price_cents else 0 end::numeric,
       case when is_sold then c.payout_cents else 0 end::numeric,
       case when c.waits then c.price_cents else 0 end::numeric) then
    raise exception 'a lead that is % for %/% moved %/%', c.billing, c.price_cents, c.payout_cents, moved.charged, moved.earned
      using errcode = '23514', table = 'lead';
  end if;
  return null;
end $$;
