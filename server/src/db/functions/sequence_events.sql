-- Gives committed events their positions, at most so many, and returns how many there were. One at a time: the lock is held
-- until this commits, so positions become visible in their order, and a cursor that has passed one has missed none below it.
create or replace function sequence_events(most integer) returns integer language plpgsql as $$
declare
  moved integer;
begin
  -- A crash that undoes this leaves the events in the inbox; whoever has read their positions committed after it.
  perform set_config('synchronous_commit', 'off', true);
  perform pg_advisory_xact_lock(7308332041); -- any number, as long as it is always this one
  with taken as (
    delete from event_inbox where id in (select i.id from event_inbox i order by i.id limit most) returning *
  ), ordered as (
    select * from taken order by id
  )
  insert into event (position, recorded_at, id, at, type, subject_type, subject_id, subject_name, account_id, actor_id,
                     actor_name, address, data)
    select nextval('event_position'), now(), o.id, o.at, o.type, o.subject_type, o.subject_id, o.subject_name,
           o.account_id, o.actor_id, o.actor_name, o.address, o.data
    from ordered o;
  get diagnostics moved = row_count;
  return moved;
end $$;
