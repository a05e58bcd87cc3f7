-- Every server process keeps what routes calls in memory. Whatever changes it says so, and is read again.
create or replace function tell_routing() returns trigger language plpgsql as $$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  perform pg_notify('callstead_routing', json_build_object('table', tg_table_name, 'key', changed ->> tg_argv[0])::text);
  return null;
end $$;
