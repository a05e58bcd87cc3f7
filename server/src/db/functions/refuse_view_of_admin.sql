-- Whatever the code before it believes: with an admin's eyes one would see, and be taken for, the network itself.
create or replace function refuse_view_of_admin() returns trigger language plpgsql as $$
begin
  if exists (select from account where id = new.account_id and type = 'admin') then
    raise exception 'nobody looks with the eyes of an admin' using errcode = '23514', table = 'account_view';
  end if;
  return new;
end $$;
