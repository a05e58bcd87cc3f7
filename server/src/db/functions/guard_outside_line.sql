-- What the gateway or the bank said stays as it was; only what it is about may become known.
create or replace function guard_outside_line() returns trigger language plpgsql as $$
begin
  if (new.place, new.ref, new.type, new.amount_cents, new.fee_cents, new.day, new.text, new.sender)
     is distinct from (old.place, old.ref, old.type, old.amount_cents, old.fee_cents, old.day, old.text, old.sender) then
    raise exception 'a line from outside stays as it came' using errcode = '23514', table = 'outside_line';
  end if;
  return new;
end $$;
