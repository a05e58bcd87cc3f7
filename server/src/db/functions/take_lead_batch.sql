-- Writes leads that have just come in, reserves what they need and charges those that count at once, or finds out what
-- refuses them. Leads of one batch never share a campaign and a person, nor a bid: whoever makes the batch sees to that. A
-- lead whose bid another post has used meanwhile is not taken: it is to be judged anew, without it. Nor is one whose line
-- (campaign, publisher, terms, form) is not the one any more it was judged by (isOutdated). One that is written under its id
-- already stays as it is (isKnown): the statement comes to the same however often it runs.
-- arrivals: [LeadArrival of modules/leads/take-queries.ts with its place, from 1, as ord], flat: read in one go, where objects
-- in objects would have to be read for each lead by itself
create or replace function take_lead_batch(arrivals jsonb) returns table (
  ord integer, "isTaken" boolean, "isKnown" boolean, "isOutdated" boolean, found jsonb) language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
as $$
declare
  size integer := jsonb_array_length(arrivals);
  balance_accounts text[];
  has_bids boolean;
  has_refused boolean;
  lost text[] := '{}'; -- bids that others used
  outdated text[]; -- stamps of lines that have changed since
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
  in_month date;
  month_slots integer;
  -- of each arrival, in their order
  is_known boolean[] := array_fill(false, array[size]); -- written by an earlier run
  is_lost boolean[] := array_fill(false, array[size]);
  is_outdated boolean[] := array_fill(false, array[size]);
  statuses text[] := array_fill(null::text, array[size]); -- null: nothing is written
  refusals text[] := array_fill(null::text, array[size]);
  states jsonb[] := array_fill(null::jsonb, array[size]);
  payees text[] := '{}'; -- accounts that are credited
  has_pending boolean := false;
  unbooked integer; -- accounts that moved and are not there
begin
  select array_agg(distinct 'advertiser:' || b.advertiser_id || p.part) filter (where b.reason is null),
         bool_or(b.ping_id is not null), bool_or(b.reason is not null)
    into balance_accounts, has_bids, has_refused
    from jsonb_to_recordset(arrivals) as b (advertiser_id text, ping_id text, reason text),
         unnest(array[':balance', ':reserved']) as p (part);
  if has_bids then
    perform from lead_ping p where p.id in (select a ->> 'ping_id' from jsonb_array_elements(arrivals) a) order by p.id for update;
  end if;
  -- An earlier run that nobody waits for any more may still be at work: those that reserve meet at the balance, the others here.
  if has_refused then
    perform pg_advisory_xact_lock(hashtextextended(a.id, 71)) from (
      select b.id from jsonb_to_recordset(arrivals) as b (id text, reason text) where b.reason is not null order by b.id) a;
  end if;
  if balance_accounts is not null then perform lock_balances(balance_accounts); end if;

  if has_bids then
    select coalesce(array_agg(a.ping_id), '{}') into lost from jsonb_to_recordset(arrivals) as a (ping_id text)
      where a.ping_id is not null and not exists (select from lead_ping p where p.id = a.ping_id and p.lead_id is null);
  end if;
  select coalesce(array_agg(d.stamp), '{}') into outdated
    from (select distinct a.campaign_id, a.publisher_id, a.stamp
          from jsonb_to_recordset(arrivals) as a (campaign_id uuid, publisher_id uuid, stamp text)) d
    cross join lateral lead_line_stamp(d.campaign_id, d.publisher_id) n where n.stamp <> d.stamp;

  for c in
    select b.ord, b.advertiser_id, b.campaign_id, b.day, date_trunc('month', b.day)::date as month, b.reason, b.price_cents,
           b.is_test, b."countsAtOnce", b.payee, b.request, b.stamp, b.ping_id,
           -- no `exists`: it may be answered from a hash of the whole table
           (select true from lead l where l.arrived_at = b.arrived_at and l.id = b.id limit 1) is not null as is_known,
           (select true from blocked_caller x where x.person = any (b.persons)
              and (x.advertiser_id = b.advertiser_id or x.advertiser_id is null) limit 1) is not null as is_blocked,
           (select true from suppressed_person x where x.person = any (b.persons) limit 1) is not null as is_suppressed,
           (select m.lead_id
            from (select l.lead_id, l.accepted_at from lead_memory l
                  where l.campaign_id = b.campaign_id and l.person = any (b.persons) offset 0) m -- by whom, never by time
            where m.accepted_at >= (b.request -> 'duplicates' ->> 'since')::timestamptz
            order by m.accepted_at desc limit 1) as duplicate_of,
           coalesce(today.slots, 0) as slots_of_day, coalesce(today.spent_cents, 0) as cents_of_day,
           case when b.request ->> 'dailyCap' is null then 0 else -- of those slots, the ones that may still be given back
             (select count(*) from lead_live l where l.campaign_id = b.campaign_id and l.day = b.day) end as day_open,
           coalesce((select m.slots from campaign_month m
             where m.campaign_id = b.campaign_id and m.month = date_trunc('month', b.day)::date), 0) as slots_of_month,
           case when b.request ->> 'monthlyCap' is null then 0 else
             (select count(*) from lead_live l
              where l.campaign_id = b.campaign_id and l.month = date_trunc('month', b.day)::date) end as month_open,
           coalesce((select k.spent_cents from campaign_live k where k.campaign_id = b.campaign_id), 0) as cents_in_all,
           coalesce((select k.balance_cents - k.floor_cents from ledger_balance k
             where k.account = 'advertiser:' || b.advertiser_id || ':balance'), 0) as available_cents
    from (select a.*, a.decision -> 'reservation' as request
          from jsonb_to_recordset(arrivals) as a (
            ord integer, id text, arrived_at timestamptz, advertiser_id uuid, campaign_id uuid, day date, reason text,
            price_cents bigint, is_test boolean, "countsAtOnce" boolean, payee text, stamp text, ping_id text, persons bytea[],
            decision jsonb) offset 0) b
    left join lateral (
      select d.slots, d.spent_cents from campaign_day d where d.campaign_id = b.campaign_id and d.day = b.day limit 1
    ) today on true
    order by b.advertiser_id, b.campaign_id, b.day, b.ord
  loop
    is_known[c.ord] := c.is_known;
    is_lost[c.ord] := not c.is_known and coalesce(c.ping_id = any (lost), false);
    is_outdated[c.ord] := not c.is_known and c.stamp = any (outdated);
    continue when c.is_known or is_lost[c.ord] or is_outdated[c.ord];
    if c.reason is not null then
      statuses[c.ord] := 'rejected'; refusals[c.ord] := c.reason;
      continue;
    end if;
    if advertiser is distinct from c.advertiser_id then
      advertiser := c.advertiser_id; taken_cents := 0; campaign := null;
    end if;
    if campaign is distinct from c.campaign_id then
      campaign := c.campaign_id; campaign_cents := 0; on_day := null; in_month := null;
    end if;
    if on_day is distinct from c.day then on_day := c.day; day_slots := 0; day_cents := 0; end if;
    if in_month is distinct from c.month then in_month := c.month; month_slots := 0; end if;

    state := jsonb_build_object(
      'isBlocked', c.is_blocked, 'isSuppressed', c.is_suppressed, 'duplicateOfLeadId', c.duplicate_of,
      'daySlots', c.slots_of_day + day_slots, 'dayOpen', c.day_open,
      'monthSlots', c.slots_of_month + month_slots, 'monthOpen', c.month_open,
      'daySpentCents', c.cents_of_day + day_cents, 'totalSpentCents', c.cents_in_all + campaign_cents,
      'availableCents', c.available_cents - taken_cents);
    refusal := case
      when c.is_blocked then 'blocked'
      when c.is_suppressed then 'suppressed'
      when c.duplicate_of is not null then 'duplicate'
      else reservation_refusal(state, c.request) end;
    states[c.ord] := state || jsonb_build_object('refusal', refusal);
    if refusal is not null then
      statuses[c.ord] := case refusal when 'duplicate' then 'duplicate' else 'rejected' end;
      refusals[c.ord] := nullif(refusal, 'duplicate');
      continue;
    end if;
    statuses[c.ord] := case when c.is_test or c."countsAtOnce" then 'accepted' else 'pending' end;
    continue when c.is_test;
    taken_cents := taken_cents + c.price_cents; campaign_cents := campaign_cents + c.price_cents;
    day_cents := day_cents + c.price_cents; day_slots := day_slots + 1; month_slots := month_slots + 1;
    has_pending := has_pending or not c."countsAtOnce";
    if c."countsAtOnce" and c.payee <> all (payees) then payees := payees || c.payee; end if;
  end loop;
  -- After all advertisers', and by no one held while others are judged.
  if payees <> '{}' then perform lock_balances(payees); end if;

  if has_bids then
    update lead_ping p set lead_id = a.id from jsonb_to_recordset(arrivals) as a (ord integer, id text, ping_id text)
      where p.id = a.ping_id and statuses[a.ord] is not null;
  end if;
  if has_pending then
    insert into lead_live (lead_id, arrived_at, advertiser_id, campaign_id, reserved_cents, day, month, expires_at)
    select a.id, a.arrived_at, a.advertiser_id, a.campaign_id, a.price_cents, a.day, date_trunc('month', a.day)::date, a."expiresAt"
    from jsonb_to_recordset(arrivals) as a (ord integer, id text, arrived_at timestamptz, advertiser_id uuid, campaign_id uuid,
      price_cents bigint, day date, "expiresAt" timestamptz) where statuses[a.ord] = 'pending';
  end if;

  with given as materialized (
    select b.id, b.arrived_at, b.campaign_id, v.status, v.status in ('accepted', 'pending') and not b.is_test as takes,
           v.status = 'accepted' and not b.is_test and b.price_cents > 0 as is_sold, b.price_cents, b.day,
           'advertiser:' || b.advertiser_id as holder, b.ord, refusals[b.ord] as refused_for, b.advertiser_id, b.publisher_id,
           b.payout_cents, b.is_test, b.charge, b.persons, b.sentence, b.version, b.captured_at, b.page, b.form_hash, b.first_name,
           b.last_name, b.phone, b.email, b.fields, b.ip, b.user_agent, b.certificate_url, b.way, b.campaign_version,
           b.form_version, b.application_id, b.click_id, b.saved_link_id, b.ping_id, b.subs, b.country, b.state, b.zip,
           b.decision, b.approval_days, b.revision, b.approve_at
    from jsonb_to_recordset(arrivals) as b (
           ord integer, id text, arrived_at timestamptz, way text, campaign_id uuid, campaign_version integer,
           form_version integer, advertiser_id uuid, publisher_id uuid, application_id uuid, click_id text, saved_link_id uuid,
           ping_id text, subs jsonb, country text, state text, zip text, is_test boolean, decision jsonb, price_cents bigint,
           payout_cents bigint, approval_days integer, day date, revision integer, approve_at timestamptz, persons bytea[],
           charge jsonb, first_name text, last_name text, phone text, email text, fields jsonb, ip text, user_agent text,
           certificate_url text, sentence text, version integer, captured_at timestamptz, page text, form_hash bytea)
    cross join lateral (select statuses[b.ord] as status offset 0) v where v.status is not null
  ), written as (
    insert into lead (id, arrived_at, way, campaign_id, campaign_version, form_version, advertiser_id, publisher_id,
      application_id, click_id, saved_link_id, ping_id, subs, country, state, zip, is_test, status, reason, decision,
      reservation, price_cents, payout_cents, approval_days, day, billing, approve_at, revision)
    select g.id, g.arrived_at, g.way, g.campaign_id, g.campaign_version, g.form_version, g.advertiser_id, g.publisher_id,
      g.application_id, g.click_id, g.saved_link_id, g.ping_id, g.subs, g.country, g.state, g.zip, g.is_test, g.status,
      g.refused_for, g.decision, states[g.ord], g.price_cents, g.payout_cents, g.approval_days, g.day,
      case when g.is_sold then 'held' else 'none' end, case when g.is_sold then g.approve_at end, g.revision
    from given g
  ), people as (
    insert into lead_person (lead_id, first_name, last_name, phone, email, fields, ip, user_agent, certificate_url)
    select g.id, g.first_name, g.last_name, g.phone, g.email, g.fields, g.ip, g.user_agent, g.certificate_url from given g
  ), consents as (
    insert into lead_consent (lead_id, sentence, version, captured_at, page, form_hash)
    select g.id, g.sentence, g.version, g.captured_at, g.page, g.form_hash from given g where g.sentence is not null
  ), told as (
    insert into lead_event (lead_id, at, kind, data)
    select g.id, g.arrived_at, 'received', jsonb_build_object('status', g.status, 'reason', g.refused_for) from given g
  ), remembered as (
    insert into lead_memory (campaign_id, person, lead_id, accepted_at)
    select g.campaign_id, h, g.id, g.arrived_at from given g, unnest(g.persons) h where g.takes
  ), campaigns as (
    insert into campaign_live as k (campaign_id, spent_cents)
    select g.campaign_id, sum(g.price_cents) from given g where g.takes group by 1 order by 1
    on conflict (campaign_id) do update set spent_cents = k.spent_cents + excluded.spent_cents
  ), days as (
    insert into campaign_day as k (campaign_id, day, slots, spent_cents)
    select g.campaign_id, g.day, count(*), sum(g.price_cents) from given g where g.takes group by 1, 2
    on conflict (campaign_id, day) do update
      set slots = k.slots + excluded.slots, spent_cents = k.spent_cents + excluded.spent_cents
  ), months as (
    insert into campaign_month as k (campaign_id, month, slots)
    select g.campaign_id, date_trunc('month', g.day)::date, count(*) from given g where g.takes group by 1, 2
    on conflict (campaign_id, month) do update set slots = k.slots + excluded.slots
  ), events as (
    insert into event_inbox (at, type, subject_type, subject_id, subject_name, account_id, actor_name, data)
    select g.arrived_at, 'lead.' || case g.status when 'duplicate' then 'rejected' else g.status end, 'lead', g.id, g.id,
           g.advertiser_id, 'Callstead',
           jsonb_build_object('publisherId', g.publisher_id, 'advertiserId', g.advertiser_id, 'campaignId', g.campaign_id,
             'isTest', g.is_test, 'billing', case when g.is_sold then 'held' else 'none' end, 'payoutCents', g.payout_cents)
    from given g
  ), entries as (
    insert into ledger_entry as e (source_key, kind, at, lead_id, left_cents)
    select s.source_key, s.kind, s.arrived_at, s.id, s.left_cents
    from (select 'lead:' || g.id || ':reserve' as source_key, 'reserve' as kind, g.arrived_at, g.id, g.ord, 1 as step,
                 k.balance_cents - sum(g.price_cents) over (partition by g.holder order by g.ord) as left_cents
          from given g join ledger_balance k on k.account = g.holder || ':balance' where g.takes and g.price_cents > 0
          union all
          select g.charge ->> 'sourceKey', g.charge ->> 'kind', g.arrived_at, g.id, g.ord, 2, null from given g where g.is_sold) s
    order by s.ord, s.step
    returning e.id, e.kind, e.lead_id, e.at
  ), postings as (
    insert into ledger_posting as p (entry_id, line, from_account, to_account, amount_cents, at)
    select e.id, 1, g.holder || ':balance', g.holder || ':reserved', g.price_cents, e.at
    from entries e join given g on g.id = e.lead_id where e.kind = 'reserve'
    union all
    select e.id, t.line, t.p ->> 'from', t.p ->> 'to', (t.p ->> 'amountCents')::bigint, e.at
    from entries e join given g on g.id = e.lead_id,
         jsonb_array_elements(g.charge -> 'postings') with ordinality as t (p, line) where e.kind <> 'reserve'
    returning p.from_account, p.to_account, p.amount_cents
  ), moved as (
    select m.account, sum(m.cents) as cents
    from (select p.from_account as account, -p.amount_cents as cents from postings p
          union all select p.to_account, p.amount_cents from postings p) m
    where m.account not like 'network:%' group by m.account having sum(m.cents) <> 0
  ), kept as (
    update ledger_balance b set balance_cents = b.balance_cents + m.cents from moved m where b.account = m.account returning 1
  )
  select (select count(*) from moved) - (select count(*) from kept) into unbooked;
  if unbooked <> 0 then raise exception 'leads book to % accounts that nobody locked', unbooked; end if;

  return query select o, not is_lost[o], is_known[o], is_outdated[o], states[o] from generate_series(1, size) o;
end $$;
