-- Every server process keeps what routes calls in memory. Whatever changes it says so, and is read again.
create function tell_routing() returns trigger language plpgsql as $$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  perform pg_notify('callstead_routing', json_build_object('table', tg_table_name, 'key', changed ->> tg_argv[0])::text);
  return null;
end $$;

create trigger tracking_number_routes after insert or update or delete on tracking_number
  for each row execute function tell_routing('number');
create trigger application_routes after update of status or delete on application
  for each row execute function tell_routing('id');
create trigger campaign_routes after update of status, current_version or delete on campaign
  for each row execute function tell_routing('id');
create trigger profile_routes after update of status on profile
  for each row execute function tell_routing('id');
create trigger blocked_caller_routes after insert or update or delete on blocked_caller
  for each row execute function tell_routing('number');
