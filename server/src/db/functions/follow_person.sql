-- Accounts are found and sorted by the name and address of their first member, along one index.
create or replace function follow_person() returns trigger language plpgsql as $$
begin
  -- the first member's: an account is called by one name
  update account a set name = new.full_name, email = new.email, updated_at = now()
   where new.id = (select m.user_id from account_member m where m.account_id = a.id order by m.created_at, m.user_id limit 1)
     and a.id in (select account_id from account_member where user_id = new.id);
  return null;
end $$;
