-- The next events for a subscriber, whose cursor stays locked until the transaction ends: none while another
-- process is at it, else one row at least, which says how far there are any. Without events of its own that one has no position.
create or replace function take_events(subscriber_name text, wanted text[], most integer) returns table (
  after bigint, up_to bigint, "position" bigint, id bigint, at timestamptz, type text, subject_type text, subject_id text,
  subject_name text, account_id uuid, actor_id uuid, actor_name text, address text, data jsonb) language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_sort = off
set jit = off
as $$
begin
  select c.position into after from event_cursor c where c.subscriber = subscriber_name for update skip locked;
  if not found then return; end if;
  -- Asked once it is locked: what is there by now has its position for good.
  select coalesce(max(e.position), 0) into up_to from event e;
  return query
    select take_events.after, take_events.up_to, n.position, n.id, n.at, n.type, n.subject_type, n.subject_id, n.subject_name,
           n.account_id, n.actor_id, n.actor_name, n.address, n.data
    from (values (1)) as one left join lateral (
      select e.* from event e where e.position > take_events.after and e.position <= take_events.up_to and e.type = any (wanted)
      order by e.position limit most) n on true;
end $$;
