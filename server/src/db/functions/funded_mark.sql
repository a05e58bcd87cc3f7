-- The rule of domain/src/payouts/funded-mark.ts for one reservation: prepaid, on credit, or charged back since.
create or replace function funded_mark(advertiser_id uuid, reserve_entry_id bigint, left_cents bigint) returns text
language sql stable as $$
  select case
    when left_cents is null then null
    when left_cents < 0 then 'credit'
    when exists (
      select from ledger_posting p join ledger_entry e on e.id = p.entry_id and e.kind = 'chargeback'
      where p.from_account = 'advertiser:' || advertiser_id || ':balance' and p.entry_id > reserve_entry_id
        and p.to_account in ('network:gateway', 'network:adjustments')
        and not exists (select from ledger_entry w where w.source_key = e.source_key || ':won'))
      and left_cents
        + coalesce((select sum(p.amount_cents) from ledger_posting p
            where p.to_account = 'advertiser:' || advertiser_id || ':balance' and p.entry_id > reserve_entry_id
              and p.from_account in ('network:gateway', 'network:adjustments')), 0)
        - coalesce((select sum(p.amount_cents) from ledger_posting p
            where p.from_account = 'advertiser:' || advertiser_id || ':balance' and p.entry_id > reserve_entry_id
              and p.to_account in ('network:gateway', 'network:adjustments')), 0) < 0 then 'charged_back'
    else 'prepaid' end
$$;
