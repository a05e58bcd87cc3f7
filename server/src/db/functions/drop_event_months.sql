-- Forgets months of events that ended before then, but none that a subscriber has still to read.
create or replace function drop_event_months(before timestamptz) returns void language plpgsql
  security definer set search_path = public, pg_temp -- the server does not own the tables
  set lock_timeout = '3s' -- behind a backup or a long query it comes again later: whoever waits for a table lets all others wait
  as $$
declare
  month record;
  is_read boolean;
begin
  for month in
    select c.relname as name, (to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month') at time zone 'UTC' as ends_at
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'event'::regclass order by 1
  loop
    if month.ends_at > before then return; end if;
    execute format('select not exists (select from %I e, event_cursor c where e.position > c.position)', month.name)
      into is_read;
    if not is_read then return; end if;
    execute format('drop table %I', month.name);
    delete from event_mail m where m.event_id < (select min(e.id) from event e);
  end loop;
end $$;
