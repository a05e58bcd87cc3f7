-- Writes calls that have just arrived and reserves what they need, or finds out which limit refuses them. Calls of one
-- batch never share a CallSid, nor a caller of the same campaign: whoever makes the batch sees to that. A call whose
-- CallSid came before, under another id, is left alone and is not among those returned. The same batch may come again: it
-- reserves nothing anew and is answered as before.
-- arrivals: [Arrival of modules/calls/queries.ts with its place, from 1, as ord]
create or replace function reserve_calls(arrivals jsonb)
returns table (ord integer, found jsonb, "heardAlready" boolean) language plpgsql
-- One plan for all, by the indexes: call_live is empty at one time and full at another, and a plan made for the one is
-- a scan at the other.
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
as $$
declare
  fresh text[];
  balance_accounts text[];
  requests jsonb[];
  places integer[]; -- of each request among the arrivals
  c record;
  state jsonb;
  refusal text;
  target smallint;
  is_billable boolean;
  cents bigint;
  -- what the calls before it in this batch have taken, where it matters to the call at hand
  advertiser uuid;
  taken_cents bigint;
  campaign uuid;
  calls integer;
  campaign_cents bigint;
  publishers uuid[];
  targets text[];
  on_day date;
  day_slots integer;
  day_cents bigint;
  in_month text;
  month_slots integer;
  -- of each arrival, in their order
  states jsonb[] := array_fill(null::jsonb, array[jsonb_array_length(arrivals)]);
  amounts bigint[] := array_fill(null::bigint, array[jsonb_array_length(arrivals)]); -- null: it does not ring
  slots boolean[] := array_fill(false, array[jsonb_array_length(arrivals)]);
begin
  with taken as (
    insert into carrier_call as k (call_sid, call_id, arrived_at)
    select b."callSid", b.id, b."arrivedAt"
    from jsonb_to_recordset(arrivals) as b (id text, "callSid" text, "arrivedAt" timestamptz)
    order by b."callSid"
    on conflict do nothing
    returning k.call_sid
  )
  select coalesce(array_agg(call_sid), '{}') into fresh from taken;
  -- By their hash people are looked up, and it is kept nowhere.
  select array_agg((b.decision -> 'reservation') || jsonb_build_object('person', b.person)), array_agg(b.ord)
    into requests, places
    from jsonb_to_recordset(arrivals) as b (ord integer, "callSid" text, decision jsonb, person text)
    where b.decision ->> 'kind' = 'routable' and b."callSid" = any (fresh);

  if requests is not null then
    select array_agg('advertiser:' || a.id || p.part) into balance_accounts
      from (select distinct r ->> 'advertiserId' as id from unnest(requests) r) a,
           unnest(array[':balance', ':reserved']) as p (part);
    perform lock_balances(balance_accounts);
  end if;

  for c in
    select s.ord, s.request, s.state, k.*
    from reservation_state(requests) s, jsonb_to_record(s.request) as k (
      "advertiserId" uuid, "campaignId" uuid, "publisherId" uuid, day date, month text, "reservedCents" bigint)
    order by k."advertiserId", k."campaignId", k.day, s.ord
  loop
    if advertiser is distinct from c."advertiserId" then
      advertiser := c."advertiserId"; taken_cents := 0; campaign := null;
    end if;
    if campaign is distinct from c."campaignId" then
      campaign := c."campaignId"; calls := 0; campaign_cents := 0; publishers := '{}'; targets := '{}';
      on_day := null; in_month := null;
    end if;
    if on_day is distinct from c.day then on_day := c.day; day_slots := 0; day_cents := 0; end if;
    if in_month is distinct from c.month then in_month := c.month; month_slots := 0; end if;

    state := c.state;
    if taken_cents > 0 or calls > 0 then
      state := state || jsonb_build_object(
        'daySlots', (state ->> 'daySlots')::integer + day_slots,
        'dayOpen', (state ->> 'dayOpen')::integer + case when c.request ->> 'dailyCap' is null then 0 else day_slots end,
        'monthSlots', (state ->> 'monthSlots')::integer + month_slots,
        'monthOpen',
          (state ->> 'monthOpen')::integer + case when c.request ->> 'monthlyCap' is null then 0 else month_slots end,
        'campaignCalls', (state ->> 'campaignCalls')::integer + calls,
        'publisherCalls', (state ->> 'publisherCalls')::integer + cardinality(array_positions(publishers, c."publisherId")),
        'daySpentCents', (state ->> 'daySpentCents')::bigint + day_cents,
        'totalSpentCents', (state ->> 'totalSpentCents')::bigint + campaign_cents,
        'availableCents', (state ->> 'availableCents')::bigint - taken_cents);
      if calls > 0 and jsonb_typeof(state -> 'targetCalls') = 'object' then
        state := state || jsonb_build_object('targetCalls', (state -> 'targetCalls') || (
          select jsonb_object_agg(t ->> 'id', coalesce((state -> 'targetCalls' ->> (t ->> 'id'))::integer, 0)
                                              + cardinality(array_positions(targets, t ->> 'id')))
          from jsonb_array_elements(c.request -> 'targets') t));
      end if;
    end if;

    refusal := reservation_refusal(state, c.request);
    target := null;
    if refusal is null then
      is_billable := is_billable_reservation(state, c.request);
      target := free_target(c.request -> 'targets', state -> 'targetCalls');
      cents := case when is_billable then c."reservedCents" else 0 end;
      calls := calls + 1; taken_cents := taken_cents + cents; campaign_cents := campaign_cents + cents;
      day_cents := day_cents + cents;
      publishers := publishers || c."publisherId"; targets := targets || (c.request -> 'targets' -> target ->> 'id');
      if is_billable then day_slots := day_slots + 1; month_slots := month_slots + 1; end if;
      amounts[places[c.ord]] := cents; slots[places[c.ord]] := is_billable;
    end if;
    states[places[c.ord]] := state || jsonb_build_object('refusal', refusal, 'target', target);
  end loop;

  with given as materialized (
    select b.*, lease.click_id, lease.attribution, states[b.ord] as found, amounts[b.ord] as cents, slots[b.ord] as takes_slot,
           amounts[b.ord] is not null as rings, (states[b.ord] ->> 'target')::smallint as target,
           coalesce(states[b.ord] ->> 'refusal', b.decision ->> 'reason') as reason, 'advertiser:' || b."advertiserId" as holder
    from jsonb_to_recordset(arrivals) as b (
           ord integer, id text, "arrivedAt" timestamptz, "expiresAt" timestamptz, "callSid" text, number text,
           caller text, country text, state text, zip text, city text, "applicationId" uuid, "publisherId" uuid,
           "campaignId" uuid, "campaignVersion" integer, "advertiserId" uuid, "isPooled" boolean, decision jsonb)
    -- Whoever the number is lent to at that moment, or was until a moment ago: leases never overlap.
    left join lateral (
      select l.click_id,
             l.attribution || jsonb_build_object('leasedAt', l.leased_at, 'leasedUntil', l.leased_until) as attribution
      from number_lease l
      where b."isPooled" and l.number = b.number and l.application_id = b."applicationId"
        and l.leased_at <= b."arrivedAt" and l.free_at > b."arrivedAt"
      order by l.leased_at desc limit 1) lease on true
    where b."callSid" = any (fresh)
  ), written as (
    insert into call (id, arrived_at, call_sid, number, caller, country, state, zip, city, application_id, publisher_id,
                      campaign_id, campaign_version, advertiser_id, status, outcome, reason, decision, reservation,
                      target_position, ended_at, click_id, sub1, sub2, sub3, sub4, sub5, source, creative, attribution)
    select g.id, g."arrivedAt", g."callSid", g.number, g.caller, g.country, g.state, g.zip, g.city, g."applicationId",
           g."publisherId", g."campaignId", g."campaignVersion", g."advertiserId",
           case when g.rings then 'ringing' else 'refused' end, case when not g.rings then 'unqualified' end,
           g.reason, g.decision, g.found, g.target, case when not g.rings then g."arrivedAt" end,
           g.click_id, w.sub1, w.sub2, w.sub3, w.sub4, w.sub5, w.source, w.creative,
           coalesce(g.attribution - 'subs', case when g."isPooled" then '{"leaseId": null}'::jsonb end)
    from given g left join lateral jsonb_to_record(g.attribution -> 'subs') as w (
      sub1 text, sub2 text, sub3 text, sub4 text, sub5 text, source text, creative text) on g.attribution is not null
  ), rung as materialized (
    -- Who asks for no place as a caller, having rung without a database, may have another call that is still open.
    select g.*, k.day, (k.month || '-01')::date as month, k.targets -> g.target ->> 'id' as target_id, k.caller as placed
    from given g, jsonb_to_record(g.decision -> 'reservation') as k (day date, month text, targets jsonb, caller text)
    where g.rings
  ), live as (
    insert into call_live (call_id, call_sid, arrived_at, advertiser_id, campaign_id, publisher_id, caller,
                           reserved_cents, day, month, target_id, expires_at)
    select r.id, r."callSid", r."arrivedAt", r."advertiserId", r."campaignId", r."publisherId", r.placed, r.cents,
           case when r.takes_slot then r.day end, case when r.takes_slot then r.month end,
           r.target_id, r."expiresAt"
    from rung r
  ), campaigns as (
    insert into campaign_live as k (campaign_id, calls, spent_cents)
    select r."campaignId", count(*), sum(r.cents) from rung r group by r."campaignId" order by 1
    on conflict (campaign_id) do update
      set calls = k.calls + excluded.calls, spent_cents = k.spent_cents + excluded.spent_cents
  ), days as (
    insert into campaign_day as k (campaign_id, day, slots, spent_cents)
    select r."campaignId", r.day, count(*) filter (where r.takes_slot), sum(r.cents) from rung r group by 1, 2
    on conflict (campaign_id, day) do update
      set slots = k.slots + excluded.slots, spent_cents = k.spent_cents + excluded.spent_cents
  ), months as (
    insert into campaign_month as k (campaign_id, month, slots)
    select r."campaignId", r.month, count(*) from rung r where r.takes_slot group by 1, 2
    on conflict (campaign_id, month) do update set slots = k.slots + excluded.slots
  ), entries as (
    insert into ledger_entry as e (source_key, kind, at, call_id, left_cents)
    select 'call:' || r.id || ':reserve', 'reserve', r."arrivedAt", r.id,
           k.balance_cents - sum(r.cents) over (partition by r.holder order by r.ord)
    from rung r join ledger_balance k on k.account = r.holder || ':balance' where r.cents > 0
    returning e.id, e.call_id, e.at
  ), postings as (
    insert into ledger_posting (entry_id, line, from_account, to_account, amount_cents, at)
    select e.id, 1, r.holder || ':balance', r.holder || ':reserved', r.cents, e.at
    from entries e join rung r on r.id = e.call_id
  ), balances as (
    update ledger_balance b set balance_cents = b.balance_cents + m.cents
    from (select r.holder || p.part as account, p.sign * sum(r.cents) as cents
          from rung r, (values (':balance', -1), (':reserved', 1)) as p (part, sign)
          group by r.holder, p.part, p.sign) m
    where b.account = m.account and m.cents <> 0
  )
  insert into event_inbox (at, type, subject_type, subject_id, subject_name, account_id, actor_name, data)
    select g."arrivedAt", case when g.rings then 'call.arrived' else 'call.refused' end, 'call', g.id, g.id,
           g."advertiserId", 'Callstead',
           jsonb_build_object('publisherId', g."publisherId", 'advertiserId', g."advertiserId", 'campaignId', g."campaignId")
             || case when g.rings then '{}' else jsonb_build_object('reason', g.reason) end
    from given g;

  return query
    select b.ord, states[b.ord],
           exists (select 1 from carrier_event e where e.call_sid = b."callSid") -- callbacks may overtake the call
    from jsonb_to_recordset(arrivals) as b (ord integer, "callSid" text)
    where b."callSid" = any (fresh);
  if cardinality(fresh) = jsonb_array_length(arrivals) then return; end if;
  -- Ids are given once: who is there under its own id was written by this very batch, whose answer was lost.
  return query
    select b.ord, w.reservation, exists (select 1 from carrier_event e where e.call_sid = b."callSid")
    from jsonb_to_recordset(arrivals) as b (ord integer, id text, "callSid" text)
    join carrier_call k on k.call_sid = b."callSid" and k.call_id = b.id
    join call w on w.arrived_at = k.arrived_at and w.id = k.call_id
    where b."callSid" <> all (fresh);
end $$;
