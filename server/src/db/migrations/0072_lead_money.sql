-- The money of leads: taken in one statement, and never other than their billing says.
alter table ledger_entry add column lead_id text,
  drop constraint ledger_entry_one_sale,
  add constraint ledger_entry_one_sale check (num_nonnulls(call_id, conversion_id, lead_id) <= 1);
create index ledger_entry_of_lead on ledger_entry (lead_id) where lead_id is not null;
alter table payout_line add column lead_id text;

create function take_leads(arrivals jsonb) returns table (ord integer, "isTaken" boolean, found jsonb) language plpgsql
  as 'begin return; end'; -- as in functions/

create function check_lead_money() returns trigger language plpgsql as 'begin return new; end'; -- as in functions/
create constraint trigger ledger_entry_is_of_its_lead after insert on ledger_entry
  deferrable initially deferred for each row when (new.lead_id is not null) execute function check_lead_money();
create constraint trigger lead_is_its_money after insert or update on lead
  deferrable initially deferred for each row execute function check_lead_money();
