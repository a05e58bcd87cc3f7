-- How far below zero an account was ever allowed to be: what it owed under an older credit limit, it may still owe.
create or replace function keep_lowest_floor() returns trigger language plpgsql as $$
begin
  new.lowest_floor_cents := least(new.lowest_floor_cents, new.floor_cents);
  return new;
end $$;
