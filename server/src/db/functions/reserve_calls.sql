-- Writes calls that have just arrived and reserves what they need, or finds out which limit refuses them. Calls of one
-- batch never share a CallSid, nor a caller of the same campaign: whoever makes the batch sees to that.
create or replace function reserve_calls(batch jsonb)
returns table (ord integer, call_id text, repeated boolean, refusal text, found jsonb, heard_already boolean)
language plpgsql as $$
declare
  c record;
  fresh text[];
  balance_accounts text[];
  -- the advertiser and campaign at hand
  advertiser uuid;
  campaign uuid;
  balance bigint;
  floor_of_balance bigint;
  live integer;
  spent bigint;
  on_day date;
  day_slots integer;
  day_spent bigint;
  in_month date;
  month_slots integer;
  day_open integer;   -- of those slots, the ones of calls that may still give them back
  month_open integer;
  publisher_calls integer;
  target_calls jsonb;
  -- of the call at hand
  is_duplicate boolean;
  takes_slot boolean;
  price bigint;
  chosen smallint;
  chosen_target text;
  verdict text;
  -- one element a call, for the inserts at the end
  ords integer[] := '{}';
  verdicts text[] := '{}';
  facts jsonb[] := '{}';
  positions smallint[] := '{}';
  prices bigint[] := '{}';
begin
  with taken as (
    insert into carrier_call as k (call_sid, call_id, arrived_at)
    select b.call_sid, b.id, b.arrived_at
    from jsonb_to_recordset(batch) as b (call_sid text, id text, arrived_at timestamptz)
    order by b.call_sid
    on conflict do nothing
    returning k.call_sid
  )
  select coalesce(array_agg(taken.call_sid), '{}') into fresh from taken;

  select array_agg(distinct 'advertiser:' || b.advertiser_id || ':balance') into balance_accounts
    from jsonb_to_recordset(batch) as b (call_sid text, advertiser_id uuid, refusal text)
    where b.refusal is null and b.call_sid = any (fresh);
  if balance_accounts is not null then perform lock_balances(balance_accounts); end if;

  for c in
    select b.*, l.call_id as in_flight,
           case b.duplicate_after when 'connected' then h.connected_at else h.qualified_at end as last_at,
           case b.duplicate_after when 'connected' then h.connected_id else h.qualified_id end as last_id
    from jsonb_to_recordset(batch) as b (
           ord integer, id text, call_sid text, arrived_at timestamptz, expires_at timestamptz, caller text,
           refusal text, advertiser_id uuid, campaign_id uuid, publisher_id uuid, reserved_cents bigint,
           needed_cents bigint, day date, month date, daily_cap integer, monthly_cap integer, campaign_calls integer,
           publisher_calls integer, daily_budget_cents bigint, total_budget_cents bigint, targets jsonb, targets_limited boolean, duplicate_since timestamptz, duplicate_after text,
           duplicate_route boolean, duplicate_bill boolean)
    left join call_live l on l.campaign_id = b.campaign_id and l.caller = b.caller
    left join caller_history h on h.campaign_id = b.campaign_id and h.caller = b.caller
    where b.call_sid = any (fresh)
    order by b.refusal is not null, b.advertiser_id, b.campaign_id, b.day, b.ord
  loop
    ords := ords || c.ord;
    if c.refusal is not null then
      verdicts := verdicts || c.refusal; facts := facts || null::jsonb; positions := positions || null::smallint;
      prices := prices || 0::bigint;
      continue;
    end if;

    if campaign is distinct from c.campaign_id or on_day is distinct from c.day then
      if campaign is not null then
        perform save_campaign_counters(campaign, live, spent, on_day, day_slots, day_spent, in_month, month_slots);
      end if;
      if advertiser is distinct from c.advertiser_id then
        advertiser := c.advertiser_id;
        select b.balance_cents, b.floor_cents into balance, floor_of_balance
          from ledger_balance b where b.account = 'advertiser:' || advertiser || ':balance';
      end if;
      campaign := c.campaign_id; on_day := c.day; in_month := c.month;
      select k.calls, k.spent_cents into live, spent from campaign_live k where k.campaign_id = campaign;
      select k.slots, k.spent_cents into day_slots, day_spent
        from campaign_day k where k.campaign_id = campaign and k.day = on_day;
      select k.slots into month_slots from campaign_month k where k.campaign_id = campaign and k.month = in_month;
      live := coalesce(live, 0); spent := coalesce(spent, 0); day_slots := coalesce(day_slots, 0);
      day_spent := coalesce(day_spent, 0); month_slots := coalesce(month_slots, 0);
      day_open := 0; month_open := 0;
      if c.daily_cap is not null or c.monthly_cap is not null then
        select count(*) filter (where k.day = on_day), count(*) filter (where k.month = in_month)
          into day_open, month_open from call_live k where k.campaign_id = campaign;
      end if;
    end if;

    is_duplicate := c.last_at is not null and c.last_at >= c.duplicate_since;
    takes_slot := not is_duplicate or c.duplicate_bill; -- a call that cannot be billed holds concurrency only
    price := case when takes_slot then c.reserved_cents else 0 end;

    publisher_calls := null;
    if c.publisher_calls is not null then
      select count(*) into publisher_calls from call_live k
        where k.campaign_id = campaign and k.publisher_id = c.publisher_id;
    end if;
    chosen := 0; chosen_target := c.targets -> 0 ->> 'id'; target_calls := null;
    if c.targets_limited then
      select jsonb_object_agg(o.target_id, o.calls) into target_calls
        from (select k.target_id, count(*) as calls from call_live k where k.campaign_id = campaign group by 1) o;
      select (o - 1)::smallint, t ->> 'id' into chosen, chosen_target
        from jsonb_array_elements(c.targets) with ordinality as e (t, o)
        where t ->> 'concurrency' is null
           or coalesce((target_calls ->> (t ->> 'id'))::integer, 0) < (t ->> 'concurrency')::integer
        order by o limit 1;
    end if;

    verdict := case
      when c.in_flight is not null then 'in_flight'
      when is_duplicate and not c.duplicate_route then 'duplicate'
      when takes_slot and day_slots >= c.daily_cap then 'over_cap'
      when takes_slot and month_slots >= c.monthly_cap then 'over_cap'
      when live >= c.campaign_calls then 'no_capacity'
      when publisher_calls >= c.publisher_calls then 'no_capacity'
      when chosen is null then 'no_capacity'
      when takes_slot and day_spent + c.needed_cents > c.daily_budget_cents then 'over_budget'
      when takes_slot and spent + c.needed_cents > c.total_budget_cents then 'over_budget'
      when takes_slot and balance - c.needed_cents < floor_of_balance then 'no_balance'
    end;

    verdicts := verdicts || verdict;
    facts := facts || jsonb_build_object(
      'inFlightCallId', c.in_flight, 'duplicateOfCallId', case when is_duplicate then c.last_id end,
      'daySlots', day_slots, 'dayOpen', day_open, 'monthSlots', month_slots, 'monthOpen', month_open,
      'campaignCalls', live, 'publisherCalls', publisher_calls, 'targetCalls', target_calls,
      'daySpentCents', day_spent, 'totalSpentCents', spent, 'availableCents', balance - floor_of_balance,
      'target', case when verdict is null then chosen end);
    if verdict is not null then
      positions := positions || null::smallint; prices := prices || 0::bigint;
      continue;
    end if;

    live := live + 1; spent := spent + price; balance := balance - price;
    day_spent := day_spent + price;
    if takes_slot then
      day_slots := day_slots + 1; month_slots := month_slots + 1;
      day_open := day_open + 1; month_open := month_open + 1;
    end if;
    positions := positions || chosen; prices := prices || price;
    -- at once: the next call of this batch counts it
    insert into call_live (call_id, call_sid, arrived_at, advertiser_id, campaign_id, publisher_id, caller,
                           reserved_cents, day, month, target_id, expires_at)
      values (c.id, c.call_sid, c.arrived_at, advertiser, campaign, c.publisher_id, c.caller,
              price, case when takes_slot then on_day end, case when takes_slot then in_month end, chosen_target,
              c.expires_at);
  end loop;
  if campaign is not null then
    perform save_campaign_counters(campaign, live, spent, on_day, day_slots, day_spent, in_month, month_slots);
  end if;

  insert into call (id, arrived_at, call_sid, number, caller, country, state, zip, city, application_id, publisher_id,
                    campaign_id, campaign_version, advertiser_id, status, outcome, reason, decision, reservation,
                    target_position, ended_at)
    select b.id, b.arrived_at, b.call_sid, b.number, b.caller, b.country, b.state, b.zip, b.city, b.application_id,
           b.publisher_id, b.campaign_id, b.campaign_version, b.advertiser_id,
           case when r.verdict is null then 'ringing' else 'refused' end,
           case when r.verdict is null then null else 'unqualified' end,
           r.verdict, b.decision, r.fact, r.chosen_position,
           case when r.verdict is null then null else b.arrived_at end
    from jsonb_to_recordset(batch) as b (
           ord integer, id text, arrived_at timestamptz, call_sid text, number text, caller text, country text,
           state text, zip text, city text, application_id uuid, publisher_id uuid, campaign_id uuid,
           campaign_version integer, advertiser_id uuid, decision jsonb)
    join unnest(ords, verdicts, facts, positions) as r (ord, verdict, fact, chosen_position) on r.ord = b.ord;

  perform post_entries(reservations.entries) from (
    select jsonb_agg(jsonb_build_object(
             'sourceKey', 'call:' || b.id || ':reserve', 'kind', 'reserve', 'callId', b.id, 'at', b.arrived_at,
             'postings', jsonb_build_array(jsonb_build_object(
               'from', 'advertiser:' || b.advertiser_id || ':balance',
               'to', 'advertiser:' || b.advertiser_id || ':reserved', 'amountCents', r.reserved)))) as entries
    from jsonb_to_recordset(batch) as b (ord integer, id text, arrived_at timestamptz, advertiser_id uuid)
    join unnest(ords, verdicts, prices) as r (ord, verdict, reserved) on r.ord = b.ord
    where r.verdict is null and r.reserved > 0) reservations
  where reservations.entries is not null;

  insert into call_event (call_id, at, kind, data)
    select b.id, b.arrived_at, case when r.verdict is null then 'ringing' else 'refused' end,
           case when r.verdict is null then '{}'::jsonb else jsonb_build_object('reason', r.verdict) end
    from jsonb_to_recordset(batch) as b (ord integer, id text, arrived_at timestamptz)
    join unnest(ords, verdicts) as r (ord, verdict) on r.ord = b.ord;

  return query
    select b.ord, k.call_id, r.ord is null, r.verdict, r.fact,
           exists (select 1 from carrier_event e where e.call_sid = b.call_sid) -- callbacks may overtake the call
    from jsonb_to_recordset(batch) as b (ord integer, call_sid text)
    join carrier_call k on k.call_sid = b.call_sid
    left join unnest(ords, verdicts, facts) as r (ord, verdict, fact) on r.ord = b.ord;
end $$;
