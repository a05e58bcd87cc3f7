-- Who came, as far as a conversion rate asks: forms of ours that were opened, and clicks that left for somebody else's page. By
-- the quarter of an hour, which every zone's days begin with: a dashboard reads these rows, however many visitors they stand for.
create table visit_quarter (
  campaign_id    uuid        not null references campaign (id) on delete cascade,
  starts_at      timestamptz not null,
  publisher_id   uuid        not null,
  advertiser_id  uuid        not null,
  form_visits    integer     not null default 0 check (form_visits >= 0),    -- counted as they come
  unique_clicks  integer     not null default 0 check (unique_clicks >= 0),  -- counted anew, from the clicks
  outside_clicks integer     not null default 0 check (outside_clicks >= 0), -- so are these
  primary key (campaign_id, starts_at, publisher_id)
);
create index visit_quarter_of_publisher on visit_quarter (publisher_id, starts_at) include (form_visits, outside_clicks);
create index visit_quarter_of_advertiser on visit_quarter (advertiser_id, starts_at) include (form_visits, outside_clicks);
create index visit_quarter_newest on visit_quarter (starts_at) include (form_visits, outside_clicks); -- the whole network's

-- Where a click led. Of those before, as far as their campaign tells: it may have had another page then.
alter table click add column is_outside boolean not null default false;
update click k set is_outside = true from campaign c where c.id = k.campaign_id and c.destination is not null and k.verdict = 'ok';
insert into visit_quarter (campaign_id, starts_at, publisher_id, advertiser_id, unique_clicks, outside_clicks)
select k.campaign_id, date_bin('15 minutes', k.clicked_at, 'epoch'), k.publisher_id, c.advertiser_id,
       count(*) filter (where k.is_unique), count(*) filter (where k.is_outside)
from click k join campaign c on c.id = k.campaign_id
where k.verdict = 'ok' and k.publisher_id is not null and (k.is_unique or k.is_outside)
group by 1, 2, 3, 4;

-- Sums over the whole network, as call_sold serves them: sold leads and conversions alone, and only from these.
create index lead_sold on lead (arrived_at) include (price_cents, payout_cents)
  where billing in ('held', 'approved', 'disputed', 'paid');
create index conversion_sold on conversion (received_at) include (price_cents, payout_cents)
  where billing in ('held', 'approved', 'disputed', 'paid');
-- Tests are few, and taken off what is counted from other indexes.
create index lead_test on lead (arrived_at) where is_test;
create index call_played on call (arrived_at) where call_sid like 'CA5e57ca11%';
create index lead_of_saved_link on lead (saved_link_id, arrived_at) where saved_link_id is not null; -- what a link brought

-- What an offer earns is told per click, and per call that came without one. A lead that came in is no visit: its form's was.
alter table campaign_activity add column clickless integer not null default 0;
update campaign_activity a set incoming = a.incoming - (
  select count(*) from lead l where l.campaign_id = a.campaign_id and not l.is_test
    and l.arrived_at >= a.day::timestamp at time zone 'UTC' and l.arrived_at < (a.day + 1)::timestamp at time zone 'UTC');
update campaign_activity a set clickless = a.incoming - (
  select count(*) from call k where k.campaign_id = a.campaign_id and k.click_id is not null
    and k.arrived_at >= a.day::timestamp at time zone 'UTC' and k.arrived_at < (a.day + 1)::timestamp at time zone 'UTC');

-- Of a campaign for leads, when it takes them: as its form says that holds now, at any hour where it says nothing.
create or replace view campaign_with_terms as
  select c.id, c.public_id, c.advertiser_id, c.status, c.category, c.sub_category, c.type, c.current_version,
         c.promo_materials_available, c.search_text, c.returned_reason, c.submitted_at, c.created_at, c.updated_at,
         v.terms, v.texts, c.status_since,
         case when c.type = 'lead' then coalesce(
           (select f.taken_when from lead_form f where f.campaign_id = c.id order by f.version desc limit 1), 'always') end
           as taken_when
  from campaign c join campaign_version v on v.campaign_id = c.id and v.version = c.current_version;
