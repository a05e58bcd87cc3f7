-- Every account that takes part exists and is locked, always in the order of names: no two transactions can block each
-- other. Only what is owed to a publisher after approval may fall below zero: it is offset in the next payout.
create or replace function lock_balances(accounts text[]) returns void language plpgsql as $$
declare
  found integer;
begin
  perform 1 from ledger_balance where account = any (accounts) order by account for update;
  get diagnostics found = row_count;
  if found = cardinality(accounts) then return; end if; -- each was named once
  if found = (select count(distinct a) from unnest(accounts) a) then return; end if;
  insert into ledger_balance (account, floor_cents)
    select distinct a, case when a like '%:payable' then null else 0 end from unnest(accounts) a order by a
    on conflict do nothing;
  perform 1 from ledger_balance where account = any (accounts) order by account for update;
end $$;
