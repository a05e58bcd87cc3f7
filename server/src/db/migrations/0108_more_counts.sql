-- Three more counts: which of what was sold are calls and which are leads, for the cards of dashboards, which read the sums too
-- now; and what a cap or a budget turned away (a conversion that waits for room is that as long as it waits).
drop view report_fact;
create or replace view call_fact as
  select 'call'::text as kind, c.id, c.arrived_at as at, c.campaign_id, c.publisher_id, c.advertiser_id, k.category,
         c.attribution ->> 'savedLinkId' as link, c.source, c.creative, c.sub1, c.sub2, c.sub3, c.sub4, c.sub5, c.number,
         c.decision -> 'targets' -> c.target_position::integer ->> 'number' as target, c.state, c.country,
         c.outcome, c.reason, c.billing, null::text as device, c.attribution ->> 'referrerHost' as referrer_host,
         0 as clicks, 0 as unique_clicks, 0 as outside_clicks, 0 as form_visits,
         1 as incoming, (c.click_id is null)::integer as clickless, (c.status <> 'refused')::integer as rang,
         w.connected::integer as connected, case when w.connected then coalesce(c.talk_seconds, 0) else 0 end as talk_seconds,
         (c.outcome is not distinct from 'qualified' and c.billing <> 'refused')::integer as qualified,
         (c.reason is not distinct from 'duplicate' or c.reservation ->> 'duplicateOfCallId' is not null)::integer as duplicates,
         0 as leads_in, 0 as leads, w.sold::integer as sold, w.sold::integer as conversions,
         w.charged::integer as ever_charged, (c.billing = 'refused' and w.charged)::integer as refused,
         (c.dispute is not null and w.charged)::integer as disputed,
         case when w.sold then coalesce(c.price_cents, 0) else 0 end as revenue_cents,
         case when w.sold then coalesce(c.payout_cents, 0) else 0 end as payout_cents,
         w.sold::integer as sold_calls, 0 as sold_leads, coalesce(c.reason in ('over_cap', 'over_budget'), false)::integer as turned_away
  from call c
  left join campaign k on k.id = c.campaign_id
  cross join lateral (
    select c.answered_at is not null or c.status in ('connected', 'completed') as connected,
           c.billing in ('held', 'approved', 'disputed', 'paid') as sold,
           c.billing in ('held', 'approved', 'disputed', 'paid') or (c.billing = 'refused' and c.approve_at is not null) as charged
  ) w
  -- A decision is long, and only what somebody placed from a screen can be a test.
  where case when c.call_sid like 'CA5e57ca11%' then coalesce((c.decision -> 'simulated' ->> 'test')::boolean, false) else false end
    is false;

create or replace view lead_fact as
  select 'lead'::text as kind, l.id, l.arrived_at as at, l.campaign_id, l.publisher_id, l.advertiser_id, k.category,
         l.saved_link_id::text as link, l.subs ->> 'source' as source, l.subs ->> 'creative' as creative,
         l.subs ->> 'sub1' as sub1, l.subs ->> 'sub2' as sub2, l.subs ->> 'sub3' as sub3, l.subs ->> 'sub4' as sub4,
         l.subs ->> 'sub5' as sub5, null::text as number, null::text as target, l.state, l.country,
         case l.status when 'accepted' then 'qualified' when 'pending' then null else 'unqualified' end as outcome,
         case l.status when 'duplicate' then 'duplicate' else l.reason end as reason, l.billing,
         null::text as device, null::text as referrer_host,
         0 as clicks, 0 as unique_clicks, 0 as outside_clicks, 0 as form_visits,
         0 as incoming, 0 as clickless, 0 as rang, 0 as connected, 0 as talk_seconds, 0 as qualified, 0 as duplicates,
         1 as leads_in, (l.status = 'accepted' and l.billing <> 'refused')::integer as leads,
         w.sold::integer as sold, w.sold::integer as conversions,
         w.charged::integer as ever_charged, (l.billing = 'refused' and w.charged)::integer as refused,
         (l.dispute is not null and w.charged)::integer as disputed,
         case when w.sold then l.price_cents else 0 end as revenue_cents,
         case when w.sold then l.payout_cents else 0 end as payout_cents,
         0 as sold_calls, w.sold::integer as sold_leads, coalesce(l.reason in ('over_cap', 'over_budget'), false)::integer as turned_away
  from lead l
  left join campaign k on k.id = l.campaign_id
  cross join lateral (
    select l.billing in ('held', 'approved', 'disputed', 'paid') as sold,
           l.billing in ('held', 'approved', 'disputed', 'paid') or (l.billing = 'refused' and l.approve_at is not null) as charged
  ) w
  where not l.is_test;

-- By when it was reported. Each click, call or lead is converted once, by its first sale, and not if it is sold itself.
create or replace view conversion_fact as
  select 'conversion'::text as kind, c.id, c.received_at as at, c.campaign_id, c.publisher_id, c.advertiser_id, k.category,
         c.saved_link_id::text as link, c.subs ->> 'source' as source, c.subs ->> 'creative' as creative,
         c.subs ->> 'sub1' as sub1, c.subs ->> 'sub2' as sub2, c.subs ->> 'sub3' as sub3, c.subs ->> 'sub4' as sub4,
         c.subs ->> 'sub5' as sub5, null::text as number, null::text as target, null::text as state, null::text as country,
         null::text as outcome, c.reason, c.billing, null::text as device, null::text as referrer_host,
         0 as clicks, 0 as unique_clicks, 0 as outside_clicks, 0 as form_visits,
         0 as incoming, 0 as clickless, 0 as rang, 0 as connected, 0 as talk_seconds, 0 as qualified, 0 as duplicates,
         0 as leads_in, 0 as leads, w.sold::integer as sold,
         case when not w.sold
           or exists (select from conversion e where e.source_id = c.source_id
                        and e.billing in ('held', 'approved', 'disputed', 'paid') and (e.received_at, e.id) < (c.received_at, c.id))
           or (c.source = 'call' and exists (select from call s where s.arrived_at = c.source_at and s.id = c.source_id
                        and s.billing in ('held', 'approved', 'disputed', 'paid')))
           or (c.source = 'lead' and exists (select from lead s where s.arrived_at = c.source_at and s.id = c.source_id
                        and s.billing in ('held', 'approved', 'disputed', 'paid')))
           then 0 else 1 end as conversions,
         w.charged::integer as ever_charged, (c.billing = 'refused' and w.charged)::integer as refused,
         (c.dispute is not null and w.charged)::integer as disputed,
         case when w.sold then c.price_cents else 0 end as revenue_cents,
         case when w.sold then c.payout_cents else 0 end as payout_cents,
         0 as sold_calls, 0 as sold_leads,
         coalesce(c.billing = 'review' and c.reason in ('over_cap', 'over_budget'), false)::integer as turned_away
  from conversion c
  left join campaign k on k.id = c.campaign_id
  cross join lateral (
    select c.billing in ('held', 'approved', 'disputed', 'paid') as sold,
           c.billing in ('held', 'approved', 'disputed', 'paid') or (c.billing = 'refused' and c.approve_at is not null) as charged
  ) w
  where not c.is_test;

-- Those that count: no program's, none that was turned away.
create or replace view click_fact as
  select 'click'::text as kind, c.id, c.clicked_at as at, c.campaign_id, c.publisher_id, k.advertiser_id, k.category,
         c.saved_link_id::text as link, c.source, c.creative, c.sub1, c.sub2, c.sub3, c.sub4, c.sub5,
         null::text as number, null::text as target, c.state, c.country, null::text as outcome, null::text as reason,
         null::text as billing, c.device, c.referrer_host,
         1 as clicks, c.is_unique::integer as unique_clicks, c.is_outside::integer as outside_clicks, 0 as form_visits,
         0 as incoming, 0 as clickless, 0 as rang, 0 as connected, 0 as talk_seconds, 0 as qualified, 0 as duplicates,
         0 as leads_in, 0 as leads, 0 as sold, 0 as conversions, 0 as ever_charged, 0 as refused, 0 as disputed,
         0::bigint as revenue_cents, 0::bigint as payout_cents,
         0 as sold_calls, 0 as sold_leads, 0 as turned_away
  from click c join campaign k on k.id = c.campaign_id
  where c.verdict = 'ok' and c.publisher_id is not null;

-- Forms of ours that were opened; who did is known by the campaign and the publisher alone, and to the quarter of an hour.
create or replace view visit_fact as
  select 'visit'::text as kind, null::text as id, q.starts_at as at, q.campaign_id, q.publisher_id, q.advertiser_id, k.category,
         null::text as link, null::text as source, null::text as creative, null::text as sub1, null::text as sub2,
         null::text as sub3, null::text as sub4, null::text as sub5, null::text as number, null::text as target,
         null::text as state, null::text as country, null::text as outcome, null::text as reason, null::text as billing,
         null::text as device, null::text as referrer_host,
         0 as clicks, 0 as unique_clicks, 0 as outside_clicks, q.form_visits,
         0 as incoming, 0 as clickless, 0 as rang, 0 as connected, 0 as talk_seconds, 0 as qualified, 0 as duplicates,
         0 as leads_in, 0 as leads, 0 as sold, 0 as conversions, 0 as ever_charged, 0 as refused, 0 as disputed,
         0::bigint as revenue_cents, 0::bigint as payout_cents,
         0 as sold_calls, 0 as sold_leads, 0 as turned_away
  from visit_quarter q join campaign k on k.id = q.campaign_id
  where q.form_visits > 0;

create view report_fact as
  select * from call_fact
  union all select * from lead_fact
  union all select * from conversion_fact
  union all select * from click_fact
  union all select * from visit_fact;

alter table rollup_pair
  add column sold_calls  integer not null default 0,
  add column sold_leads  integer not null default 0,
  add column turned_away integer not null default 0;
alter table rollup_dimension
  add column sold_calls  integer not null default 0,
  add column sold_leads  integer not null default 0,
  add column turned_away integer not null default 0;
alter table rolled_fact
  add column sold_calls  integer not null default 0,
  add column sold_leads  integer not null default 0,
  add column turned_away integer not null default 0;
-- In which quarters of an hour a cap turned something away.
create index rollup_pair_turned_away on rollup_pair (starts_at) where grain = 'quarter' and turned_away > 0;
-- Sums that were made before do not know these: the next start makes them anew.
update rollup_state set filled_at = null where exists (select from rollup_pair);
