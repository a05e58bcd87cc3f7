-- What was approved stays as it was approved; it is done once.
create or replace function guard_payout_run_item() returns trigger language plpgsql as $$
begin
  if old.done_at is not null or to_jsonb(new) - 'done_at' <> to_jsonb(old) - 'done_at' then
    raise exception 'an item of a payout run stays as it was approved' using errcode = '23514';
  end if;
  return new;
end $$;
