-- The money of conversions: booked in one statement, and never other than their billing says.
create function book_conversion(booking jsonb) returns text language plpgsql as 'begin return null; end'; -- as in functions/
create function take_conversion(taken jsonb) returns table (id text, "isNew" boolean) language plpgsql
  as 'begin return; end'; -- as in functions/

create function check_conversion_money() returns trigger language plpgsql as 'begin return new; end'; -- as in functions/
create constraint trigger conversion_is_its_money after insert or update on conversion
  deferrable initially deferred for each row execute function check_conversion_money();
create constraint trigger ledger_entry_is_of_its_conversion after insert on ledger_entry
  deferrable initially deferred for each row when (new.conversion_id is not null) execute function check_conversion_money();
