-- Forgets months of clicks that ended before then, but none with a day that was not counted or with clicks that are not in the sums
-- of reports yet; and of visits.
create or replace function drop_click_months(clicks_before timestamptz, visits_before date) returns void language plpgsql
  security definer set search_path = public, pg_temp -- the server does not own the tables
  set timezone = 'UTC'
  set lock_timeout = '3s' -- behind a backup or a long query it comes again later: whoever waits for a table lets all others wait
  as $$
declare
  month record;
  is_counted boolean;
begin
  for month in
    select c.relname as name, i.inhparent = 'click'::regclass as has_clicks,
           to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' as ends_at
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent in ('click'::regclass, 'click_visit'::regclass) and c.relname ~ '_\d{4}_\d{2}$'
  loop
    continue when month.ends_at > case when month.has_clicks then clicks_before else visits_before end;
    if month.has_clicks then
      execute format('select not exists (select from (select distinct day from %I) d
        where not exists (select from click_day_counted c where c.day = d.day))', month.name) into is_counted;
      continue when not is_counted;
      continue when exists (select from click_unrolled u, unnest(u.clicked_at) as c (at)
        where c.at < month.ends_at and c.at >= month.ends_at - interval '1 month');
    end if;
    execute format('drop table %I', month.name);
  end loop;
end $$;
