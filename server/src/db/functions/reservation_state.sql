-- What each reservation finds now: counts and spends of its campaign, money of its advertiser, and of concurrency what it
-- asks for. It takes nothing and waits for nobody; exact for whoever holds the row lock of the advertiser's balance.
-- requests: ReservationRequest (domain/src/routing/reservation.ts) and `person`, the keyed hash of the caller; without a
-- caller nobody is looked up, without a limit nothing is counted for it.
create or replace function reservation_state(requests jsonb[])
returns table (ord bigint, request jsonb, state jsonb) language sql stable as $$
  select r.ord, r.request, jsonb_build_object(
    'isBlocked', k.person is not null and exists (select 1 from blocked_caller b
      where b.person = decode(k.person, 'hex') and (b.advertiser_id = k."advertiserId" or b.advertiser_id is null)),
    'isSuppressed', k.person is not null and exists (
      select 1 from suppressed_person x where x.person = decode(k.person, 'hex')),
    'inFlightCallId', (select l.call_id from call_live l where l.campaign_id = k."campaignId" and l.caller = k.caller),
    'duplicateOfCallId', (
      select case k.duplicates ->> 'after' when 'connected' then h.connected_id else h.qualified_id end
      from caller_history h where h.campaign_id = k."campaignId" and k.caller is not null and h.person = decode(k.person, 'hex')
        and case k.duplicates ->> 'after' when 'connected' then h.connected_at else h.qualified_at end
            >= (k.duplicates ->> 'since')::timestamptz),
    'daySlots', coalesce(today.slots, 0),
    'dayOpen', case when k."dailyCap" is null then 0 else -- of those slots, the ones that may still be given back
      (select count(*) from call_live l where l.campaign_id = k."campaignId" and l.day = k.day) end,
    'monthSlots', coalesce((select m.slots from campaign_month m
      where m.campaign_id = k."campaignId" and m.month = (k.month || '-01')::date), 0),
    'monthOpen', case when k."monthlyCap" is null then 0 else
      (select count(*) from call_live l where l.campaign_id = k."campaignId" and l.month = (k.month || '-01')::date) end,
    'campaignCalls', coalesce(ever.calls, 0),
    'publisherCalls', case when k."publisherConcurrency" is not null then
      (select count(*) from call_live l where l.campaign_id = k."campaignId" and l.publisher_id = k."publisherId") end,
    'targetCalls', case when jsonb_path_exists(k.targets, '$[*].concurrency ? (@ != null)') then
      (select coalesce(jsonb_object_agg(o.target_id, o.calls), '{}')
       from (select l.target_id, count(*) as calls from call_live l
             where l.campaign_id = k."campaignId" group by l.target_id) o) end,
    'daySpentCents', coalesce(today.spent_cents, 0),
    'totalSpentCents', coalesce(ever.spent_cents, 0),
    'availableCents', coalesce((select b.balance_cents - b.floor_cents from ledger_balance b
      where b.account = 'advertiser:' || k."advertiserId" || ':balance'), 0))
  from unnest(requests) with ordinality as r (request, ord)
  cross join lateral jsonb_to_record(r.request) as k (
    "campaignId" uuid, "publisherId" uuid, "advertiserId" uuid, caller text, person text, duplicates jsonb, day date, month text,
    "dailyCap" integer, "monthlyCap" integer, "publisherConcurrency" integer, targets jsonb)
  left join lateral (
    select d.slots, d.spent_cents from campaign_day d where d.campaign_id = k."campaignId" and d.day = k.day limit 1
  ) today on true
  left join lateral (
    select c.calls, c.spent_cents from campaign_live c where c.campaign_id = k."campaignId" limit 1
  ) ever on true
$$;
