-- A difference that has ended stays as it ended: another one about the same thing is a new row.
create or replace function guard_difference() returns trigger language plpgsql as $$
begin
  if old.state <> 'open' or new.key <> old.key or new.place <> old.place or new.created_at <> old.created_at then
    raise exception 'a difference that has ended stays as it is' using errcode = '23514', table = 'difference';
  end if;
  return new;
end $$;
