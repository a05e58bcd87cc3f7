-- Whatever ends an application, its numbers go to rest first.
create or replace function rest_number() returns trigger language plpgsql as $$
begin
  update tracking_number set application_id = null, is_pooled = false, assigned_at = null, released_at = now()
   where application_id = old.id;
  return old;
end $$;
