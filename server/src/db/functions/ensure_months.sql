-- Partitions by month, made ahead, and for history when it is made. A month that has begun in the default partition, because
-- nobody made one in time, stays there: it is read as well, and a server that refused to start over it would help nobody.
create or replace function ensure_months(parent text, first_month date, last_month date) returns void language plpgsql
  security definer set search_path = public, pg_temp -- the server does not own the tables
  set timezone = 'UTC' -- months begin there, and those of days at their first
  set lock_timeout = '3s' -- behind a backup or a long query it comes again later: whoever waits for a table lets all others wait
  as $$
declare
  month date := date_trunc('month', first_month);
begin
  if parent not in ('call', 'event', 'click', 'click_visit', 'lead') then raise exception '% is not kept by month', parent; end if;
  while month <= last_month loop
    begin
      execute format('create table if not exists %I partition of %I for values from (%L) to (%L)',
        parent || '_' || to_char(month, 'YYYY_MM'), parent, month, (month + interval '1 month')::date);
    exception when check_violation then
      raise warning '% of % has begun in the default partition and stays there', to_char(month, 'YYYY-MM'), parent;
    end;
    month := month + interval '1 month';
  end loop;
end $$;
