-- Books what is not booked yet and returns the source keys it booked. An entry whose key stands already is left alone.
-- A chargeback is booked by itself: it alone may take a balance below its floor.
-- entries: [{sourceKey, kind, callId, conversionId, leadId, reason, createdBy, at, postings: [{from, to, amountCents}]}]
create or replace function post_entries(entries jsonb) returns setof text language plpgsql as $$
declare
  accounts text[];
  is_chargeback boolean := entries @> '[{"kind": "chargeback"}]';
begin
  if is_chargeback and jsonb_array_length(entries) > 1 then raise exception 'a chargeback is booked by itself'; end if;
  select array_agg(distinct a) into accounts
    from jsonb_array_elements(entries) e, jsonb_array_elements(e -> 'postings') p,
         unnest(array[p ->> 'from', p ->> 'to']) a
    where a not like 'network:%';
  if accounts is not null then perform lock_balances(accounts); end if;
  if is_chargeback then perform set_config('callstead.books_chargeback', 'on', true); end if;
  return query
    with given as (
      select value as entry, ordinality from jsonb_array_elements(entries) with ordinality
    ), booked as (
      insert into ledger_entry as e (source_key, kind, at, call_id, conversion_id, lead_id, reason, created_by, left_cents)
      select entry ->> 'sourceKey', entry ->> 'kind', coalesce((entry ->> 'at')::timestamptz, clock_timestamp()),
             entry ->> 'callId', entry ->> 'conversionId', entry ->> 'leadId', entry ->> 'reason', (entry ->> 'createdBy')::uuid,
             case when entry ->> 'kind' = 'reserve' then (
               select b.balance_cents - (entry #>> '{postings,0,amountCents}')::bigint from ledger_balance b
               where b.account = entry #>> '{postings,0,from}') end
      from given order by entry ->> 'sourceKey'
      on conflict (source_key) do nothing
      returning e.id, e.source_key, e.at
    ), posted as (
      insert into ledger_posting (entry_id, line, from_account, to_account, amount_cents, at)
      select booked.id, line, p ->> 'from', p ->> 'to', (p ->> 'amountCents')::bigint, booked.at
      from booked join given on given.entry ->> 'sourceKey' = booked.source_key,
           jsonb_array_elements(given.entry -> 'postings') with ordinality as t(p, line)
      returning from_account, to_account, amount_cents
    ), moved as (
      select account, sum(cents) as cents
      from (select from_account as account, -amount_cents as cents from posted
            union all select to_account, amount_cents from posted) m
      where account not like 'network:%'
      group by account having sum(cents) <> 0
    ), kept as (
      update ledger_balance b set balance_cents = balance_cents + moved.cents
      from moved where b.account = moved.account
      returning b.account
    )
    select booked.source_key from booked where (select count(*) from kept) >= 0;
  if is_chargeback then perform set_config('callstead.books_chargeback', 'off', true); end if;
end $$;
