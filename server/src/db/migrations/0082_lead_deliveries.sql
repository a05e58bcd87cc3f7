-- How the leads of a campaign reach its advertiser, in the order they are sent. Secrets are sealed; of two the older one still
-- signs until its time is over. One that was removed stays, for the log of what went by it.
create table lead_way (
  id              uuid        primary key,
  campaign_id     uuid        not null references campaign (id) on delete cascade,
  position        integer     not null check (position >= 0),
  kind            text        not null check (kind in ('email', 'webhook', 'http')),
  decides         boolean     not null, -- whether a lead that waits for it counts
  settings        jsonb       not null,
  secret          text,
  previous_secret text,
  previous_until  timestamptz,
  header_secrets  text,       -- values of headers, by name
  created_at      timestamptz not null,
  removed_at      timestamptz,
  check ((previous_secret is null) = (previous_until is null))
);
create index lead_way_of_campaign on lead_way (campaign_id, position) where removed_at is null;
create unique index lead_way_decides on lead_way (campaign_id) where decides and removed_at is null; -- one has the word

-- One lead by one way. It names the lead and holds nothing of it: what is sent is put together when it is sent, or shown.
create table lead_delivery (
  id             text        primary key, -- dlv_…, made of lead and way: nothing is ever sent again under another
  campaign_id    uuid        not null,
  way_id         uuid        not null references lead_way (id) on delete cascade,
  lead_id        text,       -- null: a sample, of nobody
  position       integer     not null,
  decides        boolean     not null,
  state          text        not null default 'waiting' check (state in
    ('waiting', 'delivered', 'refused', 'given_up', 'dropped')),
  tries          integer     not null default 0 check (tries >= 0),
  first_tried_at timestamptz, -- since it was last asked for
  next_try_at    timestamptz not null,
  claimed_until  timestamptz, -- somebody sends it; if they die, another does then
  created_at     timestamptz not null default now(),
  unique (lead_id, way_id)
);
create index lead_delivery_due on lead_delivery (way_id, next_try_at) where state = 'waiting';
create index lead_delivery_newest on lead_delivery (campaign_id, id desc); -- ids sort by time
create index lead_delivery_oldest on lead_delivery (created_at); -- forgotten after a while

create table lead_try (
  id          bigint      generated always as identity primary key,
  delivery_id text        not null references lead_delivery (id) on delete cascade,
  at          timestamptz not null,
  duration_ms integer     not null check (duration_ms >= 0),
  status      integer,    -- null: nobody answered, or it was no HTTP
  failure     text        check (failure in ('refused_address', 'unreachable', 'timeout', 'status', 'unclear', 'refused',
    'switched_off', 'mail')) -- null: it arrived
);
create index lead_try_of_delivery on lead_try (delivery_id, id desc);

-- What a receiver answered. It may repeat who the lead is, so it is sealed and goes when that row goes.
create table lead_answer (
  try_id  bigint primary key references lead_try (id) on delete cascade,
  lead_id text   references lead_person (lead_id) on delete cascade, -- null: of a sample
  sealed  text   not null
);
create index lead_answer_of_lead on lead_answer (lead_id);
