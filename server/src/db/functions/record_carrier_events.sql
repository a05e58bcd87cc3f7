-- Keeps what the carrier said, each thing once, and returns the calls it said it of with everything heard so far. Without
-- a key nothing is added: the call is only looked up.
-- messages: [{callSid, key, event}]
create or replace function record_carrier_events(messages jsonb)
returns table ("callSid" text, call jsonb, decision jsonb, reservation jsonb, events jsonb) language plpgsql
-- One plan for all, by the indexes, as in reserve_calls.
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
as $$
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
    from jsonb_to_recordset(messages) as b ("callSid" text, key text, event jsonb)
    where b.key is not null order by 1, 2
    on conflict do nothing;
  return query
    select k.call_sid,
           jsonb_build_object(
             'id', c.id, 'callSid', c.call_sid, 'arrivedAt', c.arrived_at, 'caller', c.caller,
             'publisherId', c.publisher_id, 'campaignId', c.campaign_id, 'advertiserId', c.advertiser_id,
             'status', c.status, 'outcome', c.outcome, 'reason', c.reason, 'billing', c.billing,
             'targetPosition', c.target_position, 'talkSeconds', c.talk_seconds, 'answeredAt', c.answered_at,
             'endedAt', c.ended_at, 'endedBy', c.ended_by, 'revision', c.revision,
             'reservedCents', l.reserved_cents, 'expiresAt', l.expires_at),
           c.decision, c.reservation,
           (select jsonb_agg(e.event) from carrier_event e where e.call_sid = k.call_sid)
    from (select distinct b."callSid" as sid from jsonb_to_recordset(messages) as b ("callSid" text)) b
    join carrier_call k on k.call_sid = b.sid
    join call c on c.arrived_at = k.arrived_at and c.id = k.call_id
    left join call_live l on l.call_id = c.id;
end $$;
