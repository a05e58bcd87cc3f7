-- Which place outside an entry moved money at: the gateway has what it told us of, PayPal and Wise what they paid out for us,
-- the bank all the rest.
create or replace function outside_place(source_key text) returns text language sql stable as $$
  select case
    when source_key like 'fee:paypal:%' then 'paypal'
    when source_key like 'topup:pi\_%' or source_key like 'fee:%' then 'gateway'
    when source_key like 'payout:%' then coalesce((
      select p.method_kind from payout p
      where p.id = substring(source_key from '^payout:([0-9a-f-]{36})')::uuid and p.method_kind in ('paypal', 'wise')), 'bank')
    when source_key like 'withdrawal:%'
      and exists (select from refund r where r.id = substring(source_key from '^withdrawal:([0-9a-f-]{36})')::uuid) then 'gateway'
    when source_key like 'chargeback:%'
      and exists (select from chargeback c where c.gateway_ref = split_part(source_key, ':', 2)) then 'gateway'
    else 'bank' end
$$;
