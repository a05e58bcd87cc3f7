-- Nobody widens a key that is already somewhere, and what was revoked stays so.
create or replace function keep_api_key() returns trigger language plpgsql as $$
begin
  if (old.account_id, old.user_id, old.key_hash, old.mode, old.scopes, old.addresses)
       is distinct from (new.account_id, new.user_id, new.key_hash, new.mode, new.scopes, new.addresses)
     or new.expires_at is distinct from old.expires_at
     or (old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at) then
    raise exception 'a key does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
