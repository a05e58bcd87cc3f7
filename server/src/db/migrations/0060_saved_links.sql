-- A link that a publisher keeps: a short code that stands for a campaign and everything the long form would carry.
create table saved_link (
  id           uuid        primary key default gen_random_uuid(),
  code         text        not null unique check (code ~ '^[A-Z2-9]{7}$'), -- longer than an affId: no address means two things
  publisher_id uuid        not null references account (id) on delete cascade,
  campaign_id  uuid        not null references campaign (id), -- whoever made a link of it keeps it from being deleted
  name         text        not null check (name <> '' and length(name) <= 80),
  sub1         text        check (length(sub1) <= 200),
  sub2         text        check (length(sub2) <= 200),
  sub3         text        check (length(sub3) <= 200),
  sub4         text        check (length(sub4) <= 200),
  sub5         text        check (length(sub5) <= 200),
  source       text        check (length(source) <= 200),
  creative     text        check (length(creative) <= 200),
  deep_link    text        check (deep_link ~ '^https?://' and length(deep_link) <= 200), -- as long as `to` may be
  archived_at  timestamptz, -- out of the list; it leads on, since it may be printed somewhere
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now()
);
create index saved_link_of_publisher on saved_link (publisher_id, created_at desc, id desc);
create index saved_link_newest on saved_link (created_at desc, id desc); -- admins look at everybody's
create index saved_link_of_campaign on saved_link (campaign_id); -- asked when one is deleted

-- Every process keeps them in memory: a new one is read when it is first followed, a changed one again.
create trigger saved_link_routes after update or delete on saved_link
  for each row execute function tell_routing('code');

-- No reference: clicks wait on disk while the database is away, and are written in any order.
alter table click add column saved_link_id uuid;
create index click_of_saved_link on click (saved_link_id, day) where saved_link_id is not null;

-- Clicks of a whole day by saved link, counted with click_day and kept for ever.
create table saved_link_day (
  saved_link_id uuid   not null,
  day           date   not null,
  clicks        bigint not null check (clicks > 0),
  unique_clicks bigint not null check (unique_clicks between 0 and clicks),
  primary key (saved_link_id, day)
);
create index saved_link_day_of_day on saved_link_day (day); -- counted again as a whole

-- The calls a saved link brought: what a caller came with names it.
create index call_of_saved_link on call ((attribution ->> 'savedLinkId'), arrived_at)
  where attribution ->> 'savedLinkId' is not null;
