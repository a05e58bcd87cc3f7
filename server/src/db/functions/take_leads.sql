-- Of servers of the release before, while they are still there after `npm run migrate`: today's ask take_lead_batch. Goes with the next release.
-- Writes leads that have just come in, reserves what they need and charges those that count at once, or finds out what
-- refuses them. Leads of one batch never share a campaign and a person, nor a bid: whoever makes the batch sees to that. A
-- lead whose bid another post has used meanwhile is not taken: it is to be judged anew, without it. Nor is one whose line
-- (campaign, publisher, terms, form) is not the one any more it was judged by (isOutdated). One that is written under its id
-- already stays as it is (isKnown): the statement comes to the same however often it runs.
-- arrivals: [LeadArrival of modules/leads/take-queries.ts with its place, from 1, as ord]
create or replace function take_leads(arrivals jsonb) returns table (
  ord integer, "isTaken" boolean, "isKnown" boolean, "isOutdated" boolean, found jsonb) language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
as $$
declare
  known text[]; -- written by an earlier run
  lost text[]; -- bids that others used
  outdated text[]; -- stamps of lines that have changed since
  requests jsonb[];
  places integer[]; -- of each request among the arrivals
  balance_accounts text[];
  c record;
  state jsonb;
  refusal text;
  -- what the leads before it in this batch have taken, where it matters to the lead at hand
  advertiser uuid;
  taken_cents bigint;
  campaign uuid;
  campaign_cents bigint;
  on_day date;
  day_slots integer;
  day_cents bigint;
  in_month text;
  month_slots integer;
  -- of each arrival, in their order
  states jsonb[] := array_fill(null::jsonb, array[jsonb_array_length(arrivals)]);
  charges jsonb;
begin
  perform from lead_ping p where p.id in (select a ->> 'pingId' from jsonb_array_elements(arrivals) a) order by p.id for update;
  -- An earlier run that nobody waits for any more may still be at work: those that reserve meet at the balance, the others here.
  perform pg_advisory_xact_lock(hashtextextended(a.id, 71)) from (
    select b.id from jsonb_to_recordset(arrivals) as b (id text, reservation jsonb) where b.reservation is null order by b.id) a;
  select array_agg('advertiser:' || a.id || p.part) into balance_accounts
    from (select distinct b."advertiserId" as id from jsonb_to_recordset(arrivals) as b ("advertiserId" text, reservation jsonb)
          where b.reservation is not null) a,
         unnest(array[':balance', ':reserved']) as p (part);
  if balance_accounts is not null then perform lock_balances(balance_accounts); end if;

  select coalesce(array_agg(l.id), '{}') into known
    from jsonb_to_recordset(arrivals) as a (id text, "arrivedAt" timestamptz)
    cross join lateral (select l.id from lead l where l.arrived_at = a."arrivedAt" and l.id = a.id limit 1) l;
  select coalesce(array_agg(a."pingId"), '{}') into lost from jsonb_to_recordset(arrivals) as a (id text, "pingId" text)
    where a."pingId" is not null and a.id <> all (known)
      and not exists (select from lead_ping p where p.id = a."pingId" and p.lead_id is null);
  select coalesce(array_agg(d.stamp), '{}') into outdated
    from (select distinct a."campaignId", a."publisherId", a.stamp
          from jsonb_to_recordset(arrivals) as a ("campaignId" uuid, "publisherId" uuid, stamp text) where a.stamp is not null) d
    cross join lateral lead_line_stamp(d."campaignId", d."publisherId") n where n.stamp <> d.stamp;
  select array_agg(b.reservation), array_agg(b.ord) into requests, places
    from jsonb_to_recordset(arrivals) as b (ord integer, id text, reservation jsonb, "pingId" text, stamp text)
    where b.reservation is not null and b.id <> all (known) and (b."pingId" is null or b."pingId" <> all (lost))
      and (b.stamp is null or b.stamp <> all (outdated));

  for c in
    select s.ord, s.request, s.state || jsonb_build_object(
             'isBlocked', exists (select from blocked_caller b
               where b.person = any (p.persons) and (b.advertiser_id = k."advertiserId" or b.advertiser_id is null)),
             'isSuppressed', exists (select from suppressed_person x where x.person = any (p.persons)),
             'duplicateOfLeadId', (select m.lead_id
               from (select l.lead_id, l.accepted_at from lead_memory l
                     where l.campaign_id = k."campaignId" and l.person = any (p.persons) offset 0) m -- by whom, never by time
               where m.accepted_at >= (k.duplicates ->> 'since')::timestamptz
               order by m.accepted_at desc limit 1),
             'dayOpen', (s.state ->> 'dayOpen')::integer + (select count(*) from lead_live l
               where l.campaign_id = k."campaignId" and l.day = k.day),
             'monthOpen', (s.state ->> 'monthOpen')::integer + (select count(*) from lead_live l
               where l.campaign_id = k."campaignId" and l.month = (k.month || '-01')::date)) as state,
           k."advertiserId", k."campaignId", k.day, k.month, k."reservedCents", a."isTest", a."countsAtOnce"
    from (select * from reservation_state(requests) offset 0) s -- read once, though its state is asked for often
    cross join lateral jsonb_to_record(s.request) as k (
      "advertiserId" uuid, "campaignId" uuid, day date, month text, "reservedCents" bigint, duplicates jsonb)
    cross join lateral jsonb_to_record(arrivals -> (places[s.ord] - 1)) as a (
      persons text[], "isTest" boolean, "countsAtOnce" boolean)
    cross join lateral (select array_agg(decode(h, 'hex')) as persons from unnest(a.persons) h) p
    order by k."advertiserId", k."campaignId", k.day, s.ord
  loop
    if advertiser is distinct from c."advertiserId" then
      advertiser := c."advertiserId"; taken_cents := 0; campaign := null;
    end if;
    if campaign is distinct from c."campaignId" then
      campaign := c."campaignId"; campaign_cents := 0; on_day := null; in_month := null;
    end if;
    if on_day is distinct from c.day then on_day := c.day; day_slots := 0; day_cents := 0; end if;
    if in_month is distinct from c.month then in_month := c.month; month_slots := 0; end if;

    state := c.state || jsonb_build_object(
      'daySlots', (c.state ->> 'daySlots')::integer + day_slots,
      'monthSlots', (c.state ->> 'monthSlots')::integer + month_slots,
      'daySpentCents', (c.state ->> 'daySpentCents')::bigint + day_cents,
      'totalSpentCents', (c.state ->> 'totalSpentCents')::bigint + campaign_cents,
      'availableCents', (c.state ->> 'availableCents')::bigint - taken_cents);
    refusal := case
      when (state ->> 'isBlocked')::boolean then 'blocked'
      when (state ->> 'isSuppressed')::boolean then 'suppressed'
      when state ->> 'duplicateOfLeadId' is not null then 'duplicate'
      else reservation_refusal(state, c.request) end;
    if refusal is null and not c."isTest" then
      taken_cents := taken_cents + c."reservedCents"; campaign_cents := campaign_cents + c."reservedCents";
      day_cents := day_cents + c."reservedCents"; day_slots := day_slots + 1; month_slots := month_slots + 1;
    end if;
    states[places[c.ord]] := state
      - array['inFlightCallId', 'duplicateOfCallId', 'campaignCalls', 'publisherCalls', 'targetCalls']
      || jsonb_build_object('refusal', refusal);
  end loop;

  with given as materialized (
    select b.*, v.status, v.status in ('accepted', 'pending') and not b."isTest" as takes,
           case when v.status = 'rejected' then coalesce(states[b.ord] ->> 'refusal', b.reason) end as refused_for,
           v.status = 'accepted' and not b."isTest" and b."priceCents" > 0 as is_sold,
           k.day, (k.month || '-01')::date as month, 'advertiser:' || b."advertiserId" as holder
    from jsonb_to_recordset(arrivals) as b (
           ord integer, id text, "arrivedAt" timestamptz, "campaignId" uuid, "advertiserId" uuid, "publisherId" uuid,
           "pingId" text, persons text[], "isTest" boolean, "countsAtOnce" boolean, "priceCents" bigint, "payoutCents" bigint,
           reason text, reservation jsonb, lead jsonb, person jsonb, consent jsonb, "approveAt" timestamptz,
           "expiresAt" timestamptz, stamp text)
    cross join lateral (select case
      when b.reservation is null then 'rejected'
      when states[b.ord] ->> 'refusal' = 'duplicate' then 'duplicate'
      when states[b.ord] ->> 'refusal' is not null then 'rejected'
      when b."isTest" or b."countsAtOnce" then 'accepted'
      else 'pending' end as status) v
    left join lateral jsonb_to_record(b.reservation) as k (day date, month text) on true
    where b.id <> all (known) and (b."pingId" is null or b."pingId" <> all (lost))
      and (b.stamp is null or b.stamp <> all (outdated))
  ), written as (
    insert into lead
    select r.* from given g, jsonb_populate_record(null::lead, g.lead || jsonb_build_object(
      'status', g.status, 'reason', g.refused_for, 'reservation', states[g.ord],
      'billing', case when g.is_sold then 'held' else 'none' end, 'approve_at', case when g.is_sold then g."approveAt" end)) r
  ), persons as (
    insert into lead_person select r.* from given g, jsonb_populate_record(null::lead_person, g.person) r
  ), consents as (
    insert into lead_consent select r.* from given g, jsonb_populate_record(null::lead_consent, g.consent) r
    where g.consent is not null
  ), told as (
    insert into lead_event (lead_id, at, kind, data)
    select g.id, g."arrivedAt", 'received', jsonb_build_object('status', g.status, 'reason', g.refused_for) from given g
  ), bids as (
    update lead_ping p set lead_id = g.id from given g where p.id = g."pingId"
  ), remembered as (
    insert into lead_memory (campaign_id, person, lead_id, accepted_at)
    select g."campaignId", decode(h, 'hex'), g.id, g."arrivedAt" from given g, unnest(g.persons) h where g.takes
  ), live as (
    insert into lead_live (lead_id, arrived_at, advertiser_id, campaign_id, reserved_cents, day, month, expires_at)
    select g.id, g."arrivedAt", g."advertiserId", g."campaignId", g."priceCents", g.day, g.month, g."expiresAt"
    from given g where g.status = 'pending'
  ), campaigns as (
    insert into campaign_live as k (campaign_id, spent_cents)
    select g."campaignId", sum(g."priceCents") from given g where g.takes group by 1 order by 1
    on conflict (campaign_id) do update set spent_cents = k.spent_cents + excluded.spent_cents
  ), days as (
    insert into campaign_day as k (campaign_id, day, slots, spent_cents)
    select g."campaignId", g.day, count(*), sum(g."priceCents") from given g where g.takes group by 1, 2
    on conflict (campaign_id, day) do update
      set slots = k.slots + excluded.slots, spent_cents = k.spent_cents + excluded.spent_cents
  ), months as (
    insert into campaign_month as k (campaign_id, month, slots)
    select g."campaignId", g.month, count(*) from given g where g.takes group by 1, 2
    on conflict (campaign_id, month) do update set slots = k.slots + excluded.slots
  ), entries as (
    insert into ledger_entry as e (source_key, kind, at, lead_id, left_cents)
    select 'lead:' || g.id || ':reserve', 'reserve', g."arrivedAt", g.id,
           k.balance_cents - sum(g."priceCents") over (partition by g.holder order by g.ord)
    from given g join ledger_balance k on k.account = g.holder || ':balance' where g.takes and g."priceCents" > 0
    returning e.id, e.lead_id, e.at
  ), postings as (
    insert into ledger_posting (entry_id, line, from_account, to_account, amount_cents, at)
    select e.id, 1, g.holder || ':balance', g.holder || ':reserved', g."priceCents", e.at
    from entries e join given g on g.id = e.lead_id
  ), balances as (
    update ledger_balance b set balance_cents = b.balance_cents + m.cents
    from (select g.holder || p.part as account, p.sign * sum(g."priceCents") as cents
          from given g, (values (':balance', -1), (':reserved', 1)) as p (part, sign)
          where g.takes group by g.holder, p.part, p.sign) m
    where b.account = m.account and m.cents <> 0
  ), events as (
    insert into event_inbox (at, type, subject_type, subject_id, subject_name, account_id, actor_name, data)
    select g."arrivedAt", 'lead.' || case g.status when 'duplicate' then 'rejected' else g.status end, 'lead', g.id, g.id,
           g."advertiserId", 'Callstead',
           jsonb_build_object('publisherId', g."publisherId", 'advertiserId', g."advertiserId", 'campaignId', g."campaignId",
             'isTest', g."isTest", 'billing', case when g.is_sold then 'held' else 'none' end, 'payoutCents', g."payoutCents")
    from given g
  )
  select jsonb_agg(b.charge order by g.ord) into charges
    from given g join jsonb_to_recordset(arrivals) as b (ord integer, charge jsonb) on b.ord = g.ord where g.is_sold;
  if charges is not null then perform post_entries(charges); end if;

  return query
    select b.ord, b."pingId" is null or b."pingId" <> all (lost), b.id = any (known),
           b.id <> all (known) and coalesce(b.stamp = any (outdated), false), states[b.ord]
    from jsonb_to_recordset(arrivals) as b (ord integer, id text, "pingId" text, stamp text);
end $$;
