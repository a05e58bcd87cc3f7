-- A network keeps its books in one currency, which its settings name (group 'books'). Every entry says which it was.
create function network_currency() returns text language sql stable as 'select ''USD'''; -- as in functions/
alter table ledger_entry drop constraint ledger_entry_currency_check;
alter table ledger_entry add constraint ledger_entry_currency_check check (currency ~ '^[A-Z]{3}$') not valid; -- what stands is USD
alter table ledger_entry alter column currency set default network_currency();

-- The first entry fixes the currency, the first invoice or payout run the zone.
create function guard_books() returns trigger language plpgsql as 'begin return new; end'; -- as in functions/
create trigger books_stay_as_begun before insert on network_setting
  for each row when (new.group_name = 'books') execute function guard_books();

-- In which zone's days the ledger was counted: in another one it is counted anew.
alter table ledger_day_progress add column zone text; -- null: counted before this was kept, in the zone of then

-- The guide has a step for both.
alter table setup_step
  drop constraint setup_step_step_check,
  add constraint setup_step_step_check
    check (step in ('brand', 'legal', 'books', 'site', 'mail', 'carrier', 'payments', 'payouts', 'offers', 'people'));
