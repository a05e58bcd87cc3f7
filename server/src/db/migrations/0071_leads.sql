-- Leads. What a campaign asks for, and the sentence people agree to: each change is a version that stays.
create table lead_form (
  campaign_id     uuid        not null references campaign (id) on delete cascade,
  version         integer     not null check (version > 0),
  fields          jsonb       not null check (jsonb_typeof(fields) = 'array'),
  consent_version integer     not null check (consent_version >= 0),
  sentence        jsonb       not null, -- in both languages
  taken_when      text        not null default 'always' check (taken_when in ('always', 'open_hours')),
  counted_when    text        not null default 'taken' check (counted_when in ('taken', 'delivered')),
  redirect_url    text        check (redirect_url ~ '^https?://'),
  takes_imports   boolean     not null default false,
  created_at      timestamptz not null,
  created_by      uuid        references profile (id) on delete set null,
  primary key (campaign_id, version)
);

-- One row a lead, by month. Nothing personal stands here: that is lead_person's.
create table lead (
  id               text        not null, -- lead_…, sortable: it holds the time of arrival
  arrived_at       timestamptz not null,
  way              text        not null check (way in ('form', 'api', 'import')),
  campaign_id      uuid        not null,
  campaign_version integer     not null,
  form_version     integer     not null,
  advertiser_id    uuid        not null,
  publisher_id     uuid        not null,
  application_id   uuid,       -- null: they never asked to join
  click_id         text,
  ping_id          text,       -- whose bid it was paid
  subs             jsonb       not null default '{}',
  country          text,
  state            text,
  zip              text,
  is_test          boolean     not null,
  status           text        not null check (status in ('accepted', 'pending', 'rejected', 'duplicate')),
  reason           text        check (reason in ('invalid_phone', 'invalid_email', 'missing_field', 'out_of_geo', 'closed',
    'over_cap', 'over_budget', 'no_balance', 'blocked', 'suppressed', 'no_consent', 'campaign_inactive', 'not_approved',
    'undeliverable')),
  -- How it was judged, and what the reservation found: the trace people read is made of both.
  decision         jsonb       not null,
  reservation      jsonb,
  price_cents      bigint      not null check (price_cents >= 0),
  payout_cents     bigint      not null check (payout_cents between 0 and price_cents),
  approval_days    integer     not null check (approval_days >= 0),
  day              date        not null, -- of the campaign: whose budget and cap it uses
  billing          text        not null default 'none' check (billing in
    ('none', 'held', 'approved', 'paid', 'disputed', 'refused')),
  approve_at       timestamptz,          -- when a held one is approved by itself
  dispute          jsonb,                -- why it was returned; and the decision
  revision         integer     not null default 0,
  primary key (arrived_at, id),
  constraint lead_rejected check ((status = 'rejected') = (reason is not null)), -- exactly one reason, or none
  constraint lead_sold check ((billing <> 'none') = (status = 'accepted' and not is_test and price_cents > 0)),
  constraint lead_test check (not is_test or status <> 'pending'),
  constraint lead_approves check (billing <> 'held' or approve_at is not null)
) partition by range (arrived_at);
create table lead_of_no_month partition of lead default;
create index lead_newest on lead (arrived_at desc, id desc);
create index lead_of_campaign on lead (campaign_id, arrived_at desc, id desc);
create index lead_of_publisher on lead (publisher_id, arrived_at desc, id desc);
create index lead_of_advertiser on lead (advertiser_id, arrived_at desc, id desc);
create index lead_to_approve on lead (approve_at) where billing = 'held'; -- the approvals job
create trigger lead_kept before delete on lead for each row execute function refuse_change();

-- Who it is, in one row of its own: erasing a person deletes it, and leaves the money.
create table lead_person (
  lead_id         text  primary key,
  first_name      text,
  last_name       text,
  phone           text, -- E.164, or as it was typed where that is no number
  email           text,
  fields          jsonb not null, -- what the campaign asks beyond
  ip              text,
  user_agent      text,
  certificate_url text
);
create index lead_person_phone on lead_person (phone) where phone is not null; -- who asks what we know of them
create index lead_person_email on lead_person (email) where email is not null;

-- What they agreed to. The page is kept without its query, which may name the person.
create table lead_consent (
  lead_id     text        primary key,
  sentence    text        not null,
  version     integer,    -- null: a sentence that is not the campaign's
  captured_at timestamptz not null,
  page        text,
  form_hash   bytea       check (length(form_hash) = 32) -- SHA-256 of the form as it was shown
);
create trigger lead_consent_append_only before update or delete on lead_consent
  for each row execute function refuse_change();

-- What happened to a lead.
create table lead_event (
  id      bigint      generated always as identity primary key,
  lead_id text        not null,
  at      timestamptz not null,
  kind    text        not null check (kind in
    ('received', 'accepted', 'rejected', 'approved', 'returned', 'refused', 'paid', 'put_back')),
  data    jsonb       not null default '{}'
);
create index lead_event_of_lead on lead_event (lead_id, id);
create trigger lead_event_append_only before update or delete on lead_event
  for each row execute function refuse_change();

-- A lead that waits for its delivery, and all it holds meanwhile; gone when that is told.
create table lead_live (
  lead_id        text        primary key,
  arrived_at     timestamptz not null,
  advertiser_id  uuid        not null,
  campaign_id    uuid        not null,
  reserved_cents bigint      not null check (reserved_cents >= 0),
  day            date        not null,
  month          date        not null,
  expires_at     timestamptz not null
);
create index lead_live_of_campaign on lead_live (campaign_id, day);
create index lead_live_expires on lead_live (expires_at);

-- Who was accepted for a campaign, as a keyed hash of a phone or e-mail address: the key is not in the database.
create table lead_memory (
  campaign_id uuid        not null,
  person      bytea       not null check (length(person) = 32),
  lead_id     text        not null,
  accepted_at timestamptz not null,
  primary key (campaign_id, person, lead_id)
);
create index lead_memory_of_lead on lead_memory (lead_id);
create index lead_memory_oldest on lead_memory (accepted_at); -- forgotten when no window is that long

-- Who must not be contacted, by the same hash.
create table suppressed_person (
  person     bytea       primary key check (length(person) = 32),
  kind       text        not null check (kind in ('phone', 'email')),
  created_at timestamptz not null,
  created_by uuid        references profile (id) on delete set null
);

-- Bids. Each is promised to one publisher for a minute, and to one post: lead_id is set once.
create table lead_ping (
  id             text        primary key, -- ping_…, sortable
  pinged_at      timestamptz not null,
  expires_at     timestamptz not null,
  campaign_id    uuid        not null references campaign (id) on delete cascade,
  publisher_id   uuid        not null,
  zip            text,
  state          text,
  price          jsonb       not null,
  price_cents    bigint      not null check (price_cents > 0),
  payout_cents   bigint      not null check (payout_cents between 0 and price_cents),
  lead_id        text        unique
);
create index lead_ping_oldest on lead_ping (pinged_at);
create function guard_lead_ping() returns trigger language plpgsql as 'begin return new; end'; -- as in functions/
create trigger lead_ping_stands before update on lead_ping for each row execute function guard_lead_ping();
