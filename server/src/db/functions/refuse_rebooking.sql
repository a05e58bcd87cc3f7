-- What a bank's line said stays as it was, and a transfer never forgets that it was booked.
create or replace function refuse_rebooking() returns trigger language plpgsql as $$
begin
  if new.amount_cents <> old.amount_cents or new.round < old.round
     or (old.line_key is not null and new.line_key is distinct from old.line_key) then
    raise exception 'the amount, the rounds and the line of a transfer stay as they are' using errcode = '23514';
  end if;
  return new;
end $$;
