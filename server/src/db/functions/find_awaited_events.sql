-- Of the subscribers those for whom something happened; the cursors of the others move past what is not theirs.
-- subscribers: [{subscriber, types}]
create or replace function find_awaited_events(subscribers jsonb) returns setof text language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set jit = off
as $$
declare
  head bigint := (select max(e.position) from event e);
begin
  perform set_config('synchronous_commit', 'off', true); -- a cursor that a crash sets back moves on again
  return query
    with behind as materialized (
      select c.subscriber, c.position,
             (select true from event e where e.position > c.position and e.position <= head and e.type = any (f.types) limit 1)
               is not null as is_awaited
      from jsonb_to_recordset(subscribers) as f (subscriber text, types text[])
      join event_cursor c on c.subscriber = f.subscriber where c.position < head
    ), idle as materialized ( -- whoever is at it moves it
      select c.subscriber from event_cursor c join behind b on b.subscriber = c.subscriber and b.position = c.position
      where not b.is_awaited for update of c skip locked
    ), moved as (
      update event_cursor c set position = head from idle i where c.subscriber = i.subscriber
    )
    select b.subscriber from behind b where b.is_awaited;
end $$;
