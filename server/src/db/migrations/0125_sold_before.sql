-- Whether the call or lead that a conversion speaks of was sold itself. A function of its own, because a view over conversions
-- otherwise plans to look into every month of calls and leads, each time anybody asks for a report, and hardly ever does.
create function is_source_sold(source text, source_at timestamptz, source_id text) returns boolean
language plpgsql stable parallel safe as $$
begin
  if source = 'call' then
    return exists (select from call s where s.arrived_at = is_source_sold.source_at and s.id = is_source_sold.source_id
                     and s.billing in ('held', 'approved', 'disputed', 'paid'));
  elsif source = 'lead' then
    return exists (select from lead s where s.arrived_at = is_source_sold.source_at and s.id = is_source_sold.source_id
                     and s.billing in ('held', 'approved', 'disputed', 'paid'));
  end if;
  return false;
end $$;

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
           or is_source_sold(c.source, c.source_at, c.source_id)
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
