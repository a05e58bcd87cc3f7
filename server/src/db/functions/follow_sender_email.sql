-- Whoever changes their address is found, and shown, by the new one.
create or replace function follow_sender_email() returns trigger language plpgsql as $$
begin
  update ticket set sender_email = new.email where user_id = new.id and sender_email = old.email;
  return null;
end $$;
