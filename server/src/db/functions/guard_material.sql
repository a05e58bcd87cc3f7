-- Browsers keep a material's file for good, and clicks name it: what it is never changes.
create or replace function guard_material() returns trigger language plpgsql as $$
begin
  if (new.public_id, new.campaign_id, new.kind, new.storage_key, new.bytes, new.width, new.height)
     is distinct from (old.public_id, old.campaign_id, old.kind, old.storage_key, old.bytes, old.width, old.height) then
    raise exception 'a material stays what it is' using errcode = '23514', table = 'material';
  end if;
  return new;
end $$;
