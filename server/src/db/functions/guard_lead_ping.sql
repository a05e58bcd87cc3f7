-- A bid says what was promised, for ever; one post uses it, once.
create or replace function guard_lead_ping() returns trigger language plpgsql as $$
begin
  if old.lead_id is not null or to_jsonb(new) - 'lead_id' is distinct from to_jsonb(old) - 'lead_id' then
    raise exception 'a bid stands as it was made, for one post' using errcode = '23514';
  end if;
  return new;
end $$;
