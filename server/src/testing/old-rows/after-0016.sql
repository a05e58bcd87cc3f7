-- What a network held after 0016, on top of after-0004: money, calls of every kind, a recording. Calls are written by the
-- functions of that time.
insert into application (id, campaign_id, publisher_id, status, decided_at) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-000000000003', 'approved', now());
insert into tracking_number (number, application_id, assigned_at)
  values ('+12125550100', '00000000-0000-4000-8000-0000000000a1', now()), ('+12125550101', null, null);
insert into payment_method (user_id, kind, hint, sealed_details)
  values ('00000000-0000-4000-8000-000000000003', 'paypal', 'j•••@old.test', 'v1.sealed');
insert into email_change values ('00000000-0000-4000-8000-000000000004', 'flo@new.test', 'hash', now() + interval '1 day');
insert into blocked_caller (number, reason) values ('+13055550199', 'a nuisance');

select post_entries('[{"sourceKey": "top-up:1", "kind": "top_up", "at": "2025-02-03T10:00:00Z", "postings": [
  {"from": "network:gateway", "to": "advertiser:00000000-0000-4000-8000-000000000001:balance", "amountCents": 100000}]}]');

-- One call will be sold, one rings on, one is refused, one was never answered.
select reserve_calls((
  select jsonb_agg(jsonb_build_object(
    'ord', ord, 'id', id, 'call_sid', 'CA-' || id, 'arrived_at', arrived_at, 'expires_at', arrived_at + interval '4 hours',
    'number', '+12125550100', 'caller', '+1305555010' || ord, 'refusal', refusal, 'decision', '{}'::jsonb,
    'application_id', '00000000-0000-4000-8000-0000000000a1', 'publisher_id', '00000000-0000-4000-8000-000000000003',
    'campaign_id', '00000000-0000-4000-8000-0000000000c1', 'campaign_version', 2,
    'advertiser_id', '00000000-0000-4000-8000-000000000001', 'reserved_cents', 2500, 'needed_cents', 2500,
    'day', arrived_at::date, 'month', date_trunc('month', arrived_at)::date, 'targets', '[{"id": "t1"}]'::jsonb,
    'targets_limited', false, 'duplicate_since', arrived_at - interval '30 days', 'duplicate_after', 'qualified',
    'duplicate_route', false, 'duplicate_bill', false))
  from (values (0, 'call_sold', timestamptz '2025-02-03T11:00:00Z', null), (1, 'call_open', now(), null),
               (2, 'call_refused', now(), 'out_of_geo'), (3, 'call_unanswered', now(), null))
    as c (ord, id, arrived_at, refusal)));

select hear_carrier('[{"callSid": "CA-call_open", "key": "ringing", "event": {"kind": "ringing"}},
  {"callSid": "CA-call_sold", "key": "ended", "event": {"kind": "ended"}}]');

select advance_calls((select jsonb_agg(change || jsonb_build_object('id', c.id, 'arrivedAt', c.arrived_at, 'revision', 0,
    'over', true, 'caller', c.caller, 'endedAt', c.arrived_at + interval '2 minutes'))
  from call c join (values
    ('call_sold', jsonb '{"status": "completed", "outcome": "qualified", "billing": "held", "priceCents": 2500,
      "payoutCents": 2000, "talkSeconds": 120, "keepsSlot": true, "connected": true, "entries": [{
        "sourceKey": "call:call_sold:qualified", "kind": "qualified", "callId": "call_sold", "at": "2025-02-03T11:02:00Z",
        "postings": [
          {"from": "advertiser:00000000-0000-4000-8000-000000000001:reserved",
           "to": "publisher:00000000-0000-4000-8000-000000000003:held", "amountCents": 2000},
          {"from": "advertiser:00000000-0000-4000-8000-000000000001:reserved",
           "to": "network:revenue", "amountCents": 500}]}]}'),
    ('call_unanswered', jsonb '{"status": "no_answer", "outcome": "unqualified", "reason": "no_answer", "billing": "none",
      "keepsSlot": false, "connected": false, "entries": [{
        "sourceKey": "call:call_unanswered:released", "kind": "released", "callId": "call_unanswered", "postings": [
          {"from": "advertiser:00000000-0000-4000-8000-000000000001:reserved",
           "to": "advertiser:00000000-0000-4000-8000-000000000001:balance", "amountCents": 2500}]}]}'))
    as ends (id, change) on ends.id = c.id));

insert into recording (carrier_id, call_sid, source_address, call_id, arrived_at, state, seconds, bytes, content_type,
                       storage_key, channels, peaks, announced_at, fetched_at, delete_after)
  select 'RE1', 'CA-call_sold', 'https://carrier.test/RE1', id, arrived_at, 'ready', 118.5, 4000, 'audio/wav', 're/1', 2,
         '\x0102'::bytea, now(), now(), now() + interval '90 days'
  from call where id = 'call_sold';
