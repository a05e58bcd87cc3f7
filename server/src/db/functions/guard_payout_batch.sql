-- What is in a batch was said when it was made; the service takes it or refuses it, once.
create or replace function guard_payout_batch() returns trigger language plpgsql as $$
begin
  if (new.id, new.run_id, new.made_at, new.made_by, new.payout_count, new.total_cents)
     is distinct from (old.id, old.run_id, old.made_at, old.made_by, old.payout_count, old.total_cents)
     or (old.ref is not null and new.ref is distinct from old.ref)
     or (old.refused_at is not null and (new.refused_at, new.refusal) is distinct from (old.refused_at, old.refusal)) then
    raise exception 'a batch stays as it was made' using errcode = '23514';
  end if;
  return new;
end $$;
