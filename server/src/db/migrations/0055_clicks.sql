-- Where links of a campaign lead. Not part of its terms: nobody is paid differently when a page moves.
alter table campaign
  add column destination      text check (destination ~ '^https?://'),      -- a template; null: the page we host
  add column deep_link_hosts  text[] not null default '{}',                 -- where `to` may lead
  add column fallback_address text check (fallback_address ~ '^https?://'); -- for clicks it does not take
drop trigger campaign_routes on campaign;
create trigger campaign_routes
  after update of status, current_version, destination, deep_link_hosts, fallback_address or delete on campaign
  for each row execute function tell_routing('id');

-- Clicks, by month. None holds an address: a visitor is known for a day, and only as somebody who was here before.
create table click (
  id             text        not null, -- clk_…, sortable: it holds the moment of the click
  clicked_at     timestamptz not null,
  day            date        not null, -- of the network
  verdict        text        not null check (verdict in
    ('ok', 'unknown', 'not_approved', 'inactive', 'closed', 'full', 'bot', 'prefetch')),
  is_unique      boolean     not null, -- the first of this visitor on this offer and affiliate that day
  asked          text,                 -- what stood in the link, where nobody knows it
  campaign_id    uuid,
  publisher_id   uuid,
  application_id uuid,
  sub1           text,
  sub2           text,
  sub3           text,
  sub4           text,
  sub5           text,
  source         text,
  creative       text,
  ads            jsonb,                -- what advertising networks added: utm_…, gclid …
  deep_link      text,
  referrer_host  text,
  country        text,
  state          text,
  primary key (clicked_at, id),
  check (verdict = 'ok' or not is_unique)
) partition by range (clicked_at);
create table click_of_no_month partition of click default;
create index click_of_publisher on click (publisher_id, clicked_at desc, id desc);
create index click_of_campaign on click (campaign_id, clicked_at desc, id desc);

-- Who was here already, by a hash that nobody can undo once the day's salt is gone. The key decides what is unique.
create table click_visit (
  day   date not null,
  visit uuid not null, -- of address, user agent, offer, affiliate and salt
  primary key (day, visit)
) partition by range (day);
create table click_visit_of_no_month partition of click_visit default;

-- Unlogged, so that a salt is in no backup; thrown away with its day.
create unlogged table click_salt (
  day  date  primary key,
  salt bytea not null
);

-- Clicks of a whole day, counted once it is over and kept for ever.
create table click_day (
  day           date   not null,
  campaign_id   uuid, -- null as far as the link named nobody we know
  publisher_id  uuid,
  verdict       text   not null,
  clicks        bigint not null check (clicks > 0),
  unique_clicks bigint not null check (unique_clicks between 0 and clicks),
  unique nulls not distinct (day, campaign_id, publisher_id, verdict)
);
create index click_day_of_publisher on click_day (publisher_id, day);

-- Days that were counted; a click that is written later takes its day out again.
create table click_day_counted (
  day        date        primary key,
  counted_at timestamptz not null
);

create function drop_click_months(clicks_before timestamptz, visits_before date) returns void language plpgsql
  as 'begin return; end'; -- as in functions/

-- The first months, as ensure_months makes those that follow.
do $$
declare
  month date := date_trunc('month', (now() at time zone 'UTC')::date);
  parent text;
begin
  set local timezone = 'UTC';
  for i in 0..3 loop
    foreach parent in array array['click', 'click_visit'] loop
      execute format('create table %I partition of %I for values from (%L) to (%L)',
        parent || '_' || to_char(month, 'YYYY_MM'), parent, month, (month + interval '1 month')::date);
    end loop;
    month := month + interval '1 month';
  end loop;
end $$;
