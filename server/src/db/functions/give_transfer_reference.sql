-- Advertisers get their reference with their account.
create or replace function give_transfer_reference() returns trigger language plpgsql as $$
begin
  insert into transfer_reference (reference, account_id) values (new_transfer_reference(), new.id);
  return null;
end $$;
