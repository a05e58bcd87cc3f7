-- A call that was closed and turns out to have been a real one reserves anew what it gave back: 'reclaimed', or 'refused'
-- when a cap, a budget or the balance says no now, or 'stale' when somebody changed the call since it was read. Its caller
-- and concurrency are history: the request asks for slots and money only, and for no slot where it kept the one it had.
-- reclaim: Reclaim of modules/calls/queries.ts
create or replace function reclaim_call(reclaim jsonb) returns text language plpgsql as $$
declare
  c record;
  k record;
  refusal text;
  taken_slots integer; -- a process of before this was said takes one
begin
  select * into c from jsonb_to_record(reclaim) as b (
    id text, "callSid" text, "arrivedAt" timestamptz, revision integer, request jsonb, "targetId" text,
    "expiresAt" timestamptz, "takesSlot" boolean, entry jsonb);
  select * into k from jsonb_to_record(c.request) as b (
    "advertiserId" uuid, "campaignId" uuid, "publisherId" uuid, day date, month text, "reservedCents" bigint);
  taken_slots := coalesce(c."takesSlot", true)::integer;
  perform lock_balances(array['advertiser:' || k."advertiserId" || ':balance']);
  -- The new revision makes sure that nobody closes it on what they read before.
  perform 1 from call x where x.arrived_at = c."arrivedAt" and x.id = c.id and x.revision = c.revision for update;
  if not found or exists (select 1 from call_live l where l.call_id = c.id) then return 'stale'; end if;
  select reservation_refusal(s.state, s.request) into refusal from reservation_state(array[c.request]) s;
  if refusal is not null then return 'refused'; end if;
  update call x set revision = x.revision + 1 where x.arrived_at = c."arrivedAt" and x.id = c.id;
  update campaign_live x set calls = x.calls + 1, spent_cents = x.spent_cents + k."reservedCents"
    where x.campaign_id = k."campaignId";
  update campaign_day x set slots = x.slots + taken_slots, spent_cents = x.spent_cents + k."reservedCents"
    where x.campaign_id = k."campaignId" and x.day = k.day;
  update campaign_month x set slots = x.slots + taken_slots
    where x.campaign_id = k."campaignId" and x.month = (k.month || '-01')::date;
  insert into call_live (call_id, call_sid, arrived_at, advertiser_id, campaign_id, publisher_id, caller,
                         reserved_cents, day, month, target_id, expires_at)
    values (c.id, c."callSid", c."arrivedAt", k."advertiserId", k."campaignId", k."publisherId", null,
            k."reservedCents", k.day, (k.month || '-01')::date, c."targetId", c."expiresAt");
  perform post_entries(jsonb_build_array(c.entry));
  return 'reclaimed';
end $$;
