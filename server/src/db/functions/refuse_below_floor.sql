-- Nothing takes an account below what it may owe; only money the bank itself took back does. The booking of a chargeback
-- says so for its own statement (post_entries).
create or replace function refuse_below_floor() returns trigger language plpgsql as $$
begin
  if current_setting('callstead.books_chargeback', true) = 'on' then return new; end if;
  raise exception 'the balance of % would fall below its floor', new.account
    using errcode = 'check_violation', table = 'ledger_balance';
end $$;
