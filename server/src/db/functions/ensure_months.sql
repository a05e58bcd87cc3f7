-- Partitions by month, made ahead, and for history when it is made.
create or replace function ensure_months(parent text, first_month date, last_month date) returns void language plpgsql as $$
declare
  month date := date_trunc('month', first_month);
begin
  while month <= last_month loop
    execute format('create table if not exists %I partition of %I for values from (%L) to (%L)',
      parent || '_' || to_char(month, 'YYYY_MM'), parent,
      month::timestamp at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
    month := month + interval '1 month';
  end loop;
end $$;
