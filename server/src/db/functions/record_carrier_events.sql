-- Keeps what the carrier said, each thing once, and returns the calls it said it of with everything heard so far. Without
-- a key nothing is added: the call is only looked up.
-- batch: [{callSid, key, event}]
create or replace function record_carrier_events(batch jsonb)
returns table (call_sid text, call jsonb, reserved_cents bigint, expires_at timestamptz, events jsonb)
language plpgsql as $$
begin
  insert into carrier_event (call_sid, key, event)
    select b."callSid", b.key,
           -- A carrier that does not say which target a leg rang means the one that rings now, unless it was named before.
           case when b.event ? 'legSid' and b.event ->> 'position' is null
             then b.event || jsonb_build_object('position', coalesce(
               (select e.event -> 'position' from carrier_event e
                 where e.call_sid = b."callSid" and e.event ->> 'legSid' = b.event ->> 'legSid' limit 1),
               (select to_jsonb(c.target_position) from carrier_call k
                 join call c on c.arrived_at = k.arrived_at and c.id = k.call_id where k.call_sid = b."callSid"),
               '0'))
             else b.event end
    from jsonb_to_recordset(batch) as b ("callSid" text, key text, event jsonb)
    where b.key is not null order by 1, 2
    on conflict do nothing;
  return query
    select k.call_sid, to_jsonb(c), l.reserved_cents, l.expires_at,
           (select jsonb_agg(e.event) from carrier_event e where e.call_sid = k.call_sid)
    from (select distinct b."callSid" as sid from jsonb_to_recordset(batch) as b ("callSid" text)) b
    join carrier_call k on k.call_sid = b.sid
    join call c on c.arrived_at = k.arrived_at and c.id = k.call_id
    left join call_live l on l.call_id = c.id;
end $$;
